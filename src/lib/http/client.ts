import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { ApiFailure, jsonObject, serverError, toApiError, networkError, unreadableError } from './error';
import { assertApiPath } from './path';
import { sessionEpoch } from './session';

/** One call of spec section 7. Every call is private, and needs a session, unless it says otherwise. */
export type Call = Pick<AxiosRequestConfig, 'isPublic' | 'bearer' | 'bearerIfAny'> & {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Built with `path`, so that its ids are encoded. */
  path: string;
  params?: Record<string, string | number>;
  body?: unknown;
  signal?: AbortSignal;
  /** Accepts a bare list: most answers are wrapped, not all (spec section 7). */
  mayBeBare?: boolean;
  /** Receives the share of the body that is sent, from 0 to 1. */
  onUpload?: (share: number) => void;
};

/** The envelope of every answer (public/openapi.yaml), with its counts as they came. */
export type Envelope<T> = { success: boolean; message: string; data: T; count?: unknown; unread_count?: unknown };

const importHttp = () => import('./http');
let loading: ReturnType<typeof importHttp> | undefined;

/**
 * Loads axios with the first call: a page that calls nothing shows without it. A failed load rejects as a call without a
 * network does, and the next call tries again.
 */
export const loadHttp = () =>
  (loading ??= importHttp().catch(() => {
    loading = undefined;
    throw new ApiFailure(networkError());
  }));

/** Loads axios ahead of the first call. A failed load is repeated by that call. */
export const preloadHttp = () => void loadHttp().catch(() => undefined);

/**
 * Sends one call and returns the envelope of its answer. Rejects with an `ApiFailure`; its kind is `cancelled` when the
 * screen or the session is gone and no message must show.
 */
export async function send<T>({ path, body, mayBeBare, onUpload, ...config }: Call): Promise<Envelope<T>> {
  try {
    assertApiPath(path);
    const epoch = sessionEpoch();
    const { http } = await loadHttp();
    const answer = await http.request<string>({
      ...config,
      epoch,
      url: path,
      data: body,
      ...(onUpload && { onUploadProgress: ({ progress }) => onUpload(progress ?? 0) }),
    });
    return toEnvelope<T>(answer, mayBeBare);
  } catch (error) {
    throw error instanceof ApiFailure ? error : new ApiFailure(toApiError(error));
  }
}

function toEnvelope<T>({ status, data: text, headers }: AxiosResponse<string>, mayBeBare?: boolean): Envelope<T> {
  // a write may be answered with an empty body
  if (status === 204 || (status !== 200 && text === '')) return { success: true, message: '', data: null as T };
  const body = jsonObject(text, mayBeBare);
  if (!body) throw new ApiFailure(unreadableError(status));
  if (body.success === false) throw new ApiFailure(serverError(status, body, headers['retry-after']));
  return {
    success: true,
    message: typeof body.message === 'string' ? body.message : '',
    data: body.data as T,
    count: body.count,
    unread_count: body.unread_count,
  };
}
