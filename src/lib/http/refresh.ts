import { REFRESH_TIMEOUT_MS } from '@/config/constants';
import { isRecord } from '@/utils/isRecord';
import { reportUnreadable } from '../report/reportError';
import { createApiInstance } from './apiInstance';
import { ApiFailure, createCancelledError, createUnreadableError, isAxiosError } from './error';
import { withLock } from './lock';
import {
  endSession,
  getBearer,
  getSessionNumber,
  getSessionPort,
  getSessionSignal,
  isUsableToken,
  type Tokens,
} from './session';

/** New tokens; `refresh` is null if the server does not rotate it. */
type NewTokens = Tokens & { access: string };

const LOCK_NAME = 'logistix-session-refresh';
const LOCK_WAIT_MS = 5000;
const NEWER_TOKEN_WAIT_MS = 500;
const NEWER_TOKEN_STEP_MS = 50;

/**
 * The axios instance of the refresh call. It has no interceptors, so that its own 401 cannot refresh again. It follows no
 * redirect, because a 307 would send the token in the body to another address.
 */
export const refreshHttp = createApiInstance({
  adapter: 'fetch',
  fetchOptions: { redirect: 'error' },
  // axios' fetch adapter would set it; some browsers send it, and a CORS preflight then refuses the call
  headers: { 'User-Agent': false },
});

let refreshing: { sessionNumber: number; promise: Promise<string> } | null = null;

/** Returns a token other than `used`: the current one if it has changed, else the token of a shared refresh. */
export function getFreshToken(used: string): Promise<string> {
  const current = getBearer();
  if (current === null) return Promise.reject(new ApiFailure(createCancelledError(401)));
  if (current !== used) return Promise.resolve(current);
  const sessionNumber = getSessionNumber();
  if (refreshing?.sessionNumber === sessionNumber) return refreshing.promise;
  const running = { sessionNumber, promise: refresh(used, sessionNumber) };
  refreshing = running;
  const clearRefreshing = () => {
    if (refreshing === running) refreshing = null;
  };
  running.promise.then(clearRefreshing, clearRefreshing);
  return running.promise;
}

/** Refreshes the access token under a cross-tab lock. A failure ends the session, and one dialog tells the customer. */
async function refresh(used: string, sessionNumber: number): Promise<string> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const deadline = setTimeout(abort, REFRESH_TIMEOUT_MS);
  const sessionSignal = getSessionSignal();
  sessionSignal.addEventListener('abort', abort);
  try {
    const obtainToken = async (hasWaited: boolean) => {
      // another tab has just refreshed: its token may reach this tab a moment after the lock
      const newer = hasWaited ? await waitForNewer(used, controller.signal) : readNewerTokens(used);
      const { access, refresh: rotated } = newer ?? (await requestTokens(used, controller.signal));
      if (sessionNumber !== getSessionNumber()) throw new ApiFailure(createCancelledError());
      // stored before the lock is released: the next tab looks for it in storage
      getSessionPort().tokenRefreshed(access, rotated);
      return access;
    };
    return await makeAbortable(withLock(LOCK_NAME, LOCK_WAIT_MS, obtainToken), controller.signal);
  } catch {
    if (sessionNumber === getSessionNumber()) {
      endSession();
      getSessionPort().sessionLost();
    }
    throw new ApiFailure(createCancelledError(401));
  } finally {
    clearTimeout(deadline);
    sessionSignal.removeEventListener('abort', abort);
  }
}

/** Requests new tokens. If the server rejects the old ones, returns the tokens that another tab has just stored. */
async function requestTokens(used: string, signal: AbortSignal): Promise<NewTokens> {
  signal.throwIfAborted();
  const port = getSessionPort();
  const { access, refresh: refreshToken } = port.tokens();
  try {
    const body = { refresh: refreshToken ?? access };
    const response = await refreshHttp.post<unknown>(port.refreshPath, body, { signal });
    return readTokens(response.data);
  } catch (error) {
    const { status = 0 } = (isAxiosError(error) && error.response) || {};
    // a server that rotates tokens rejects the one that another tab has just used
    const newer = status >= 400 && status < 500 ? await waitForNewer(used, signal) : null;
    if (newer) return newer;
    throw error;
  }
}

/** Reads `{ access }` or `{ data: { access } }`; throws for an unusable token. */
function readTokens(sent: unknown): NewTokens {
  const body = isRecord(sent) ? sent : {};
  const { access, refresh } = body.access === undefined && isRecord(body.data) ? body.data : body;
  if (!isUsableToken(access)) {
    reportUnreadable('refreshToken', 200);
    throw new ApiFailure(createUnreadableError(200));
  }
  return { access, refresh: isUsableToken(refresh) ? refresh : null };
}

/** Returns the tokens in storage if another tab has replaced the used one. */
function readNewerTokens(used: string): NewTokens | null {
  const { access, refresh = null } = getSessionPort().storedTokens() ?? {};
  return isUsableToken(access) && access !== used ? { access, refresh } : null;
}

/** Returns the tokens of another tab as soon as they are in storage; null if none arrive in time. */
async function waitForNewer(used: string, signal: AbortSignal): Promise<NewTokens | null> {
  for (let waited = 0; waited <= NEWER_TOKEN_WAIT_MS && !signal.aborted; waited += NEWER_TOKEN_STEP_MS) {
    const newer = readNewerTokens(used);
    if (newer) return newer;
    await new Promise((resolve) => setTimeout(resolve, NEWER_TOKEN_STEP_MS));
  }
  return null;
}

/** Rejects as a cancelled call as soon as `signal` aborts. */
export function makeAbortable<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new ApiFailure(createCancelledError()));
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}
