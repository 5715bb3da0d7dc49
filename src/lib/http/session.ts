/** The stored token's text for "no session" (spec section 4). */
const INVALID_TOKEN = 'Invalid Token';

/** Returns true for a token that can be sent in a header. */
export const isUsableToken = (token: unknown): token is string =>
  typeof token === 'string' && token !== INVALID_TOKEN && /^[\x21-\x7e]+$/.test(token);

export type Tokens = { access: string | null; refresh: string | null };

/** Connection between API calls and the tokens in the store. */
export type SessionPort = {
  tokens(): Tokens;
  /** Returns the stored tokens of this session, which another tab may have refreshed. */
  storedTokens(): Tokens | null;
  /** Stores new tokens synchronously. Null keeps the old refresh token. */
  tokenRefreshed(access: string, refresh: string | null): void;
  /** Called once per session, when its refresh fails. */
  sessionLost(): void;
  /** Path of the refresh call, as the backend spells it. */
  refreshPath: string;
};

let port: SessionPort = {
  tokens: () => ({ access: null, refresh: null }),
  storedTokens: () => null,
  tokenRefreshed: () => undefined,
  sessionLost: () => undefined,
  refreshPath: '',
};
let sessionNumber = 0;
let isOver = false;
let session = new AbortController();

function changeSession(isEnd: boolean) {
  sessionNumber += 1;
  isOver = isEnd;
  session.abort();
  session = new AbortController();
}

/** Connects API calls to the tokens; ends any earlier session. */
export function connectSession(newPort: SessionPort): void {
  port = newPort;
  changeSession(false);
}

/** Returns the current connection to the tokens. */
export const getSessionPort = () => port;

/**
 * Returns the number of the session in this tab; `user.sessionEpoch` counts those of all tabs. A call with another number
 * belongs to a session that is over.
 */
export const getSessionNumber = () => sessionNumber;

/** Returns a signal that aborts when the session ends or another one starts. */
export const getSessionSignal = () => session.signal;

/** Starts a session after a sign-in. */
export const startSession = () => changeSession(false);

/** Ends the session: no later call sends a token, and a refresh in flight is discarded. */
export const endSession = () => changeSession(true);

/** Returns the token to send now; null without a session. */
export function getBearer(): string | null {
  const { access } = port.tokens();
  return !isOver && isUsableToken(access) ? access : null;
}
