import { isUsableToken } from './token';

export type Tokens = { access: string | null; refresh: string | null };

/** How the calls reach the tokens without knowing the store. */
export type SessionPort = {
  tokens(): Tokens;
  /** Tokens that storage holds for this session: another tab may have refreshed them already. */
  storedTokens?(): Tokens | null;
  /** Stores new tokens before it returns. Without a new refresh token the old one stays. */
  tokenRefreshed(access: string, refresh: string | null): void;
  /** Called once per session, when its refresh failed. */
  sessionLost(): void;
};

let port: SessionPort = {
  tokens: () => ({ access: null, refresh: null }),
  tokenRefreshed: () => undefined,
  sessionLost: () => undefined,
};
let epoch = 0;
let isOver = false;
let session = new AbortController();

function turn(over: boolean) {
  epoch += 1;
  isOver = over;
  session.abort();
  session = new AbortController();
}

/** Connects the calls to the tokens; a new connection forgets the session before it. */
export function connectSession(newPort: SessionPort): void {
  port = newPort;
  turn(false);
}

export const sessionPort = () => port;

/** Counts sessions: a call sent under another number belongs to a session that is over. */
export const sessionEpoch = () => epoch;

/** Aborts when the session ends or another one starts. */
export const sessionSignal = () => session.signal;

/** Opens a new session at a sign-in: its calls may carry its token. */
export const startSession = () => turn(false);

/** Ends the session: no bearer is sent after it, and a refresh in flight changes nothing. */
export const endSession = () => turn(true);

/** Returns the token that a call may carry now, or null. */
export function currentBearer(): string | null {
  const { access } = port.tokens();
  return !isOver && isUsableToken(access) ? access : null;
}
