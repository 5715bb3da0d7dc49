const TIMEOUT_MS = 15_000;

const FAILURES = {
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name could not be looked up',
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was reset',
  UND_ERR_SOCKET: 'the connection was closed',
  UND_ERR_CONNECT_TIMEOUT: 'the connection timed out',
  ETIMEDOUT: 'the connection timed out',
  CERT_HAS_EXPIRED: 'the TLS certificate has expired',
  CERT_NOT_YET_VALID: 'the TLS certificate is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the TLS certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'the TLS certificate chain has a self-signed certificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the TLS certificate chain lacks the intermediate certificate',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'the issuer of the TLS certificate is unknown',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the TLS certificate is for another host name',
  EPROTO: 'the TLS handshake failed',
  ERR_SSL_WRONG_VERSION_NUMBER: 'the port speaks no TLS',
};

/** Describes a call without an answer. */
function describeFailure(error) {
  if (error.name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1000} s`;
  // a host with several addresses fails with one error per address
  const code = error.cause?.code ?? error.cause?.errors?.[0]?.code ?? '';
  const known = FAILURES[code] ?? (code.startsWith('ERR_SSL') ? FAILURES.EPROTO : 'no answer');
  return code ? `${known} (${code})` : known;
}

function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function fetchAnswer(address, init) {
  try {
    const response = await fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parseJson(text) };
  } catch (error) {
    return { status: 0, headers: new Headers(), text: '', failure: describeFailure(error) };
  }
}

/** Returns the address that an answer redirects to, or null. */
function getRedirect({ status, headers }, address) {
  const location = headers.get('Location');
  const isRedirect = status >= 300 && status < 400 && location && URL.canParse(location, address);
  return isRedirect ? new URL(location, address) : null;
}

/** Compares a redirect with its address: a slash at the end, or another origin. */
const describeRedirect = (from, to) => ({
  isSlash: to.origin === from.origin && to.pathname === `${from.pathname}/`,
  isElsewhere: to.origin !== from.origin,
});

/** Client of the backend at `url`, which sends what a browser on `origin` would send. Its calls never throw. */
export function createClient({ url, origin }) {
  const base = url.replace(/\/+$/, '');
  /** Seen over all calls: redirects, and cookies, which the app never sends. */
  const seen = { redirects: [], hasCookies: false };

  const getAddress = ({ call, id = '', query = {} }) => {
    const path = call.slice(call.indexOf(' ') + 1).replace('{id}', encodeURIComponent(id));
    const search = new URLSearchParams(query).toString();
    return `${base}${path}${search && `?${search}`}`;
  };

  /** Sends `{ call, id?, query?, body?, form?, token? }`. Redirects are only followed within the origin, as they may take the token along. */
  async function send(request) {
    const { call, body, form, token } = request;
    const address = getAddress(request);
    const init = {
      method: call.split(' ')[0],
      headers: {
        Accept: 'application/json',
        Origin: origin,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
    };
    const answer = await fetchAnswer(address, init);
    seen.hasCookies ||= answer.headers.has('Set-Cookie');
    const target = getRedirect(answer, address);
    if (!target) return answer;
    const redirect = { call, ...describeRedirect(new URL(address), target) };
    seen.redirects.push(redirect);
    return redirect.isElsewhere ? { ...answer, elsewhere: target.origin } : fetchAnswer(target, init);
  }

  /** Sends the preflight that a browser sends before a call with a bearer and a JSON body. */
  const preflight = (request) =>
    fetchAnswer(getAddress(request), {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': request.call.split(' ')[0],
        'Access-Control-Request-Headers': 'authorization,content-type',
      },
    });

  return { send, preflight, seen };
}
