import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { ApiFailure, cancelled, jsonObject, serverError, toApiError, unreadable } from './error';
import { loadHttp } from './loadHttp';
import { assertApiPath } from './path';
import { recordServerTime } from './serverClock';
import { abortable, currentBearer, freshToken, sessionEpoch } from './session';

/** One call of spec section 7. Every call is private, and needs a session, unless it says otherwise. */
export type Call = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Built with `path`, so that its ids are encoded. */
  path: string;
  params?: Record<string, string | number>;
  body?: unknown;
  /** Sent without a bearer, also when signed in. */
  open?: boolean;
  /** Token of a sign-in that is under way: sent in place of the session's, and never refreshed. */
  bearer?: string;
  /** Sent with the bearer when there is one, and without it otherwise. */
  bearerIfAny?: boolean;
  signal?: AbortSignal;
  /** Whether the answer may be the list itself: most answers are wrapped, not all (spec section 7). */
  mayBeBare?: boolean;
  /** Asked before a call is sent a second time: nobody waits for the answer of a screen that was left meanwhile. */
  isWanted?: () => boolean;
  /** Told how much of the body is sent, from 0 to 1. */
  onUpload?: (share: number) => void;
};

/** What the API wraps its answers in (public/openapi.yaml); the counts as they came. */
export type Envelope<T> = { success: boolean; message: string; data: T; count?: unknown; unread_count?: unknown };

type Answer = Pick<AxiosResponse<string>, 'status' | 'data' | 'headers'>;

/**
 * Sends one call and gives the envelope of its answer. Rejects with an `ApiError` (an `Error` with its fields):
 * `cancelled` means that the screen or the session is gone and nobody is to be told.
 */
export async function send<T>(call: Call): Promise<Envelope<T>> {
  try {
    assertApiPath(call.path);
    const answer = await sendByAccess(call);
    return envelope<T>(answer, call.mayBeBare);
  } catch (error) {
    throw error instanceof ApiFailure ? error : new ApiFailure(toApiError(error));
  }
}

async function sendByAccess(call: Call): Promise<Answer> {
  if (call.bearer !== undefined) return sendAs(call.bearer, call, await loadHttp());
  return call.open ? sendPublic(call) : sendPrivate(call);
}

/** A 401 joins the one refresh and is replayed once; a second 401 is the caller's (README, 401). */
async function sendPrivate(call: Call): Promise<Answer> {
  const started = sessionEpoch();
  const token = currentBearer();
  if (token === null) {
    if (call.bearerIfAny) return sendPublic(call);
    throw new ApiFailure(cancelled());
  }
  try {
    return ofSession(started, await sendWith(token, call, started));
  } catch (error) {
    if (toApiError(error).status !== 401 || started !== sessionEpoch()) {
      throw ofSession(started, error);
    }
  }
  const fresh = ofSession(started, await abortable(freshToken(token), call.signal));
  if (call.isWanted?.() === false) throw new ApiFailure(cancelled());
  try {
    return ofSession(started, await sendWith(fresh, call, started));
  } catch (error) {
    throw ofSession(started, error);
  }
}

async function sendPublic(call: Call) {
  const { publicHttp } = await loadHttp();
  return withServerTime(await publicHttp.request<string>(requestOf(call)));
}

async function sendWith(token: string, call: Call, started: number): Promise<Answer> {
  return sendAs(token, call, ofSession(started, await loadHttp()));
}

async function sendAs(token: string, call: Call, { privateHttp }: Awaited<ReturnType<typeof loadHttp>>) {
  const headers = { Authorization: `Bearer ${token}` };
  return withServerTime(await privateHttp.request<string>({ ...requestOf(call), headers }));
}

function withServerTime(answer: AxiosResponse<string>): Answer {
  recordServerTime(answer.headers);
  return answer;
}

/** An answer that outlived its session reaches nobody: the next customer must not see it. */
function ofSession<T>(started: number, outcome: T): T {
  if (started !== sessionEpoch()) throw new ApiFailure(cancelled());
  return outcome;
}

const requestOf = ({ method, path, params, body, signal, onUpload }: Call): AxiosRequestConfig => ({
  method,
  url: path,
  params,
  data: body,
  signal,
  ...(onUpload && { onUploadProgress: ({ progress }) => onUpload(progress ?? 0) }),
});

function envelope<T>({ status, data: text, headers }: Answer, mayBeBare?: boolean): Envelope<T> {
  // a write that needs no words: an empty body is none
  if (status === 204 || (status !== 200 && text === '')) return { success: true, message: '', data: null as T };
  const body = jsonObject(text, mayBeBare);
  if (!body) throw new ApiFailure(unreadable(status));
  if (body.success === false) throw new ApiFailure(serverError(status, body, headers['retry-after']));
  return {
    success: true,
    message: typeof body.message === 'string' ? body.message : '',
    data: body.data as T,
    count: body.count,
    unread_count: body.unread_count,
  };
}
