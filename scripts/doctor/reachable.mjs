const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Checks the address of the backend with a first call. Returns the reason if no other check can run. */
export async function checkReachable({ client, report, url }) {
  report.startGroup('Address');
  const { failure, elsewhere } = await client.send({ call: 'GET /api/regions' });
  if (failure) return failure;
  if (elsewhere) return `the address redirects to ${elsewhere}; use that one as --url`;
  report.add('address.reachable', 'the backend answers', {});
  const { protocol, hostname } = new URL(url);
  const isSecure = protocol === 'https:';
  const isLocal = LOCAL.test(hostname);
  report.add('address.https', 'the address is https', {
    notes: isLocal && !isSecure ? ['http is fine on this machine alone'] : [],
    differences:
      isSecure || isLocal
        ? []
        : [{ how: 'http, which browsers block on an https page', change: 'on the server, serve https.' }],
  });
  return null;
}

/** Checks redirects and cookies of all calls, so it is the last check. */
export function checkAllCalls({ client, report }) {
  report.startGroup('All calls');
  const { redirects, hasCookies } = client.seen;
  const calls = [...new Set(redirects.map(({ call }) => call))];
  const isSlash = redirects.every((redirect) => redirect.isSlash);
  const change = isSlash
    ? 'adapter setting: trailing slashes (or, on the server, answer the path without a slash).'
    : 'on the server, answer without a redirect.';
  const shown = calls.length > 3 ? `${calls.slice(0, 3).join(', ')} and ${calls.length - 3} more` : calls.join(', ');
  const how = `redirected${isSlash ? ' to a path with a slash' : ''}: ${shown}`;
  report.add('calls.redirects', 'no call is redirected', { differences: calls.length > 0 ? [{ how, change }] : [] });
  report.add('calls.cookies', 'no call needs a cookie', {
    notes: hasCookies ? ['the app sends no cookies, so the ones that were set are lost'] : [],
  });
}
