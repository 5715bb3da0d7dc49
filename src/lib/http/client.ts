import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { ApiFailure, createNetworkError, isAxiosError, toApiError } from './error';
import { assertApiPath } from './path';
import { getSessionNumber } from './session';

/** One call of spec section 7. Every call is private, and needs a session, unless it says otherwise. */
export type HttpCall = Pick<AxiosRequestConfig, 'isPublic' | 'bearer' | 'bearerIfAny'> & {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Built with `path`, so that its ids are encoded. */
  path: string;
  params?: Record<string, string | number>;
  body?: unknown;
  signal?: AbortSignal;
  /** Receives the share of the body that is sent, from 0 to 1. */
  onUpload?: (share: number) => void;
};

/** Response as it arrived, of any status. `body` is null if it is empty, and undefined if it is not JSON. */
export type WireResponse = { status: number; body: unknown; retryAfter?: unknown };

const importHttp = () => import('./http');
let loading: ReturnType<typeof importHttp> | undefined;

/**
 * Loads axios with the first call: a page that calls nothing shows without it. A failed load rejects as a call without a
 * network does, and the next call tries again.
 */
export const loadHttp = () =>
  (loading ??= importHttp().catch(() => {
    loading = undefined;
    throw new ApiFailure(createNetworkError());
  }));

/** Loads axios ahead of the first call. A failed load is repeated by that call. */
export const preloadHttp = () => void loadHttp().catch(() => undefined);

/**
 * Sends one call and returns its response, also that of a refusal. Rejects with an `ApiFailure` if there is none; its
 * kind is `cancelled` when the screen or the session is gone and no message must show.
 */
export async function send({ path, body, onUpload, ...config }: HttpCall): Promise<WireResponse> {
  try {
    assertApiPath(path);
    const sessionNumber = getSessionNumber();
    const { http } = await loadHttp();
    const response = await http.request<unknown>({
      ...config,
      sessionNumber,
      url: path,
      data: body,
      ...(onUpload && { onUploadProgress: ({ progress }) => onUpload(progress ?? 0) }),
    });
    return toWireResponse(response);
  } catch (error) {
    if (isAxiosError(error) && error.response) return toWireResponse(error.response);
    throw error instanceof ApiFailure ? error : new ApiFailure(toApiError(error));
  }
}

const toWireResponse = ({ status, data, headers }: AxiosResponse<unknown>): WireResponse => ({
  status,
  body: data,
  retryAfter: headers['retry-after'],
});
