import { REFRESH_TIMEOUT_MS } from '@/config/constants';
import { ApiFailure, cancelled, isRecord, jsonObject, toApiError, unreadable } from './error';
import { loadHttp } from './loadHttp';
import { underLock } from './lock';
import { isUsableToken } from './token';

export type Tokens = { access: string | null; refresh: string | null };
/** What a refresh gives: a server that rotates gives a new refresh token too. */
type Fresh = { access: string; refresh: string | null };

/** How the session module reaches the tokens without knowing the store. */
export type SessionPort = {
  tokens(): Tokens;
  /** The tokens that storage holds for this same session: another tab may have refreshed them already. */
  storedTokens?(): Tokens | null;
  /** Without a refresh token the one before stays. */
  tokenRefreshed(access: string, refresh: string | null): void;
  /** Called once per session, when its refresh failed. */
  sessionLost(): void;
};

const LOCK_NAME = 'logistix-session-refresh';
const LOCK_WAIT_MS = 5000;
const NEWER_TOKEN_WAIT_MS = 500;
const NEWER_TOKEN_STEP_MS = 50;

let port: SessionPort = {
  tokens: () => ({ access: null, refresh: null }),
  tokenRefreshed: () => undefined,
  sessionLost: () => undefined,
};
let epoch = 0;
let isOver = false;
let refreshing: { promise: Promise<string>; stop: AbortController } | null = null;

function turn(over: boolean) {
  epoch += 1;
  isOver = over;
  refreshing?.stop.abort();
  refreshing = null;
}

/** Wires the module to the tokens; a new wiring forgets the session before it. */
export function connectSession(newPort: SessionPort): void {
  port = newPort;
  turn(false);
}

/** Counts sessions: what was begun under another number belongs to a session that is over. */
export const sessionEpoch = () => epoch;

/** A sign-in: opens a new session, whose calls may carry its token. */
export const startSession = () => turn(false);

/** The end of the session: no bearer leaves after it, and a refresh that is still running changes nothing. */
export const endSession = () => turn(true);

/** The token that a call may carry now, or null. */
export function currentBearer(): string | null {
  const { access } = port.tokens();
  return !isOver && isUsableToken(access) ? access : null;
}

/** A token other than `used`: the current one where it changed meanwhile, else that of the one running refresh. */
export function freshToken(used: string): Promise<string> {
  const current = currentBearer();
  if (current === null) return Promise.reject(new ApiFailure(cancelled(401)));
  if (current !== used) return Promise.resolve(current);
  if (!refreshing) {
    const stop = new AbortController();
    const running = { stop, promise: refresh(used, stop) };
    refreshing = running;
    const settled = () => {
      if (refreshing === running) refreshing = null;
    };
    running.promise.then(settled, settled);
  }
  return refreshing.promise;
}

async function refresh(used: string, stop: AbortController): Promise<string> {
  const started = epoch;
  const deadline = setTimeout(() => stop.abort(), REFRESH_TIMEOUT_MS);
  try {
    const work = async (hasWaited: boolean) => {
      // another tab has just refreshed: what it stored may reach this one a moment after its lock
      const adopted = hasWaited ? await waitForNewer(used, stop.signal) : newerStored(used);
      const { access, refresh: rotated } = adopted ?? (await exchange(used, stop.signal));
      if (started !== epoch) throw new ApiFailure(cancelled());
      // stored before the lock is let go: the next tab looks for it there
      port.tokenRefreshed(access, rotated);
      return access;
    };
    return await abortable(underLock(LOCK_NAME, LOCK_WAIT_MS, work), stop.signal);
  } catch {
    if (started === epoch) {
      endSession();
      port.sessionLost();
    }
  } finally {
    clearTimeout(deadline);
  }
  // the one dialog speaks for every call that was waiting
  throw new ApiFailure(cancelled(401));
}

async function exchange(used: string, signal: AbortSignal): Promise<Fresh> {
  signal.throwIfAborted();
  const { access, refresh: refreshToken } = port.tokens();
  try {
    const { refreshHttp } = await loadHttp();
    const answer = await refreshHttp.post<string>(
      '/api/refresh-token',
      { refresh: refreshToken ?? access },
      { signal },
    );
    return tokensIn(answer.data);
  } catch (error) {
    const { status } = toApiError(error);
    // a server that rotates tokens refuses the one that another tab has just spent
    const adopted = status >= 400 && status < 500 ? await waitForNewer(used, signal) : null;
    if (adopted) return adopted;
    throw error;
  }
}

/** Takes `{ access }` and `{ data: { access } }`, and nothing that could not be sent again. */
function tokensIn(text: string): Fresh {
  const body = jsonObject(text);
  const { access, refresh } = (body?.access === undefined && isRecord(body?.data) ? body.data : body) ?? {};
  if (!isUsableToken(access)) throw new ApiFailure(unreadable(200));
  return { access, refresh: isUsableToken(refresh) ? refresh : null };
}

function newerStored(used: string): Fresh | null {
  const { access, refresh = null } = port.storedTokens?.() ?? {};
  return isUsableToken(access) && access !== used ? { access, refresh } : null;
}

async function waitForNewer(used: string, signal: AbortSignal): Promise<Fresh | null> {
  for (let waited = 0; waited <= NEWER_TOKEN_WAIT_MS && !signal.aborted; waited += NEWER_TOKEN_STEP_MS) {
    const newer = newerStored(used);
    if (newer) return newer;
    await new Promise((resolve) => setTimeout(resolve, NEWER_TOKEN_STEP_MS));
  }
  return null;
}

/** `work`, given up as a cancelled call as soon as `signal` is. */
export function abortable<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new ApiFailure(cancelled()));
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}
