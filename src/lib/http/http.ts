import { isAxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { createApiInstance } from './apiInstance';
import { ApiFailure, createCancelledError } from './error';
import { getFreshToken, makeAbortable } from './refresh';
import { recordServerTime } from './serverClock';
import { getBearer, getSessionNumber } from './session';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Sent without a bearer, also when signed in. */
    isPublic?: boolean;
    /** Token of a sign-in that is under way. Replaces the session's token and is never refreshed. */
    bearer?: string;
    /** Sent with the bearer if there is one, and without it otherwise. */
    bearerIfAny?: boolean;
    /** Number of the session that the call belongs to. */
    sessionNumber?: number;
    /** The session's token that the request interceptor added. */
    sentToken?: string;
    isReplay?: boolean;
  }
}

/** The axios instance of every call but the refresh. */
export const http = createApiInstance();

/** Rejects the outcome of a call whose session is over: the next customer must not see it. */
function assertSameSession({ sessionNumber, sentToken }: InternalAxiosRequestConfig) {
  if (sentToken !== undefined && sessionNumber !== getSessionNumber()) throw new ApiFailure(createCancelledError());
}

http.interceptors.request.use((config) => {
  if (config.bearer !== undefined) config.headers.setAuthorization(`Bearer ${config.bearer}`);
  if (config.isPublic || config.bearer !== undefined) return config;
  const token = getBearer();
  if (token === null && config.bearerIfAny) return config;
  if (token === null || config.sessionNumber !== getSessionNumber()) throw new ApiFailure(createCancelledError());
  config.sentToken = token;
  config.headers.setAuthorization(`Bearer ${token}`);
  return config;
});

/** A 401 waits for the one refresh and is replayed once; a second 401 is the caller's. */
async function replayAfterRefresh(error: unknown): Promise<AxiosResponse> {
  if (!isAxiosError(error) || !error.config) throw error;
  const { config, response } = error;
  assertSameSession(config);
  if (response?.status !== 401 || config.sentToken === undefined || config.isReplay) throw error;
  await makeAbortable(getFreshToken(config.sentToken), config.signal as AbortSignal | undefined);
  return http.request({ ...config, isReplay: true });
}

http.interceptors.response.use((response) => {
  assertSameSession(response.config);
  recordServerTime(response.headers);
  return response;
}, replayAfterRefresh);
