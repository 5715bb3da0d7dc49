const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Checks the address of the backend with a first call. Returns the reason if no other check can run. */
export async function checkReachable({ client, report, url }) {
  report.startGroup('Address');
  const { failure } = await client.send({ call: 'GET /api/regions' });
  if (failure) return failure;
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

/** Checks that no call was redirected; the last check, since every call counts. */
export function checkRedirects({ client, report }) {
  report.startGroup('Redirects');
  const { redirects } = client;
  const calls = [...new Set(redirects.map(({ call }) => call))];
  const isSlash = redirects.every((redirect) => redirect.isSlash);
  const change = isSlash
    ? 'adapter setting: trailing slashes (or, on the server, answer the path without a slash).'
    : 'on the server, answer without a redirect.';
  const shown = calls.length > 3 ? `${calls.slice(0, 3).join(', ')} and ${calls.length - 3} more` : calls.join(', ');
  const how = `redirected${isSlash ? ' to a path with a slash' : ''}: ${shown}`;
  report.add('redirects', 'no call is redirected', { differences: calls.length > 0 ? [{ how, change }] : [] });
}
