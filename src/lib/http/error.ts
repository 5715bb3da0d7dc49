import type { AxiosError } from 'axios';

/**
 * What a failed call comes to, and all that is kept of it (README, Errors that are kept).
 * `status` is 0 when there was no answer; `errors` are the server's words per field (422).
 */
export type ApiError = {
  kind: 'server' | 'network' | 'unreadable' | 'cancelled';
  status: number;
  message: string;
  errors?: Record<string, string[]>;
  retryAfterSeconds?: number;
};

/** An `ApiError` that can be thrown; `toApiError` gives back the plain record. */
export class ApiFailure extends Error implements ApiError {
  override readonly name = 'ApiFailure';
  readonly kind: ApiError['kind'];
  readonly status: number;
  readonly errors?: Record<string, string[]>;
  readonly retryAfterSeconds?: number;

  constructor(error: ApiError) {
    super(error.message);
    this.kind = error.kind;
    this.status = error.status;
    this.errors = error.errors;
    this.retryAfterSeconds = error.retryAfterSeconds;
  }
}

const NETWORK = 'We could not reach Logistix Global. Check your internet connection, then try again.';
const UNREADABLE = 'We could not read the answer we were sent. Please try again in a moment.';

const BY_STATUS: Record<number, string> = {
  401: 'Please log in again to continue.',
  403: 'Your account may not do this.',
  404: 'We could not find what you asked for. It may have been removed.',
  413: 'The file is too large to send. Choose a smaller one.',
  429: 'Too many attempts. Please wait a moment, then try again.',
  503: 'The service is busy or being maintained. Please try again in a moment.',
};

const friendlyMessage = (status: number) =>
  BY_STATUS[status] ??
  (status >= 500
    ? 'Something went wrong on our side. Please try again in a moment.'
    : 'We could not complete the request. Please check what you entered, then try again.');

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The JSON object in a body, or null: HTML or an empty text is no answer of this API. A bare list is one where
 * `mayBeBare` says so, and becomes the data of an object.
 */
export function jsonObject(text: unknown, mayBeBare = false): Record<string, unknown> | null {
  if (typeof text !== 'string') return null;
  try {
    const value: unknown = JSON.parse(text);
    if (mayBeBare && Array.isArray(value)) return { data: value };
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function fieldErrors(value: unknown): Record<string, string[]> | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).flatMap(([field, words]): [string, string[]][] => {
    const list = (Array.isArray(words) ? words : [words]).filter((word): word is string => typeof word === 'string');
    return list.length > 0 ? [[field, list]] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Seconds of a Retry-After header, given in seconds or as an HTTP date. */
function retryAfter(header: unknown): number | undefined {
  if (typeof header !== 'string' || header.trim() === '') return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

/** The error of an answer with a failing status: the server's own message where it gave one. */
export function serverError(
  status: number,
  body: Record<string, unknown> | null,
  retryAfterHeader?: unknown,
): ApiError {
  const said = typeof body?.message === 'string' ? body.message.trim() : '';
  const errors = fieldErrors(body?.errors);
  const wait = retryAfter(retryAfterHeader);
  return {
    kind: 'server',
    status,
    message: said || friendlyMessage(status),
    ...(errors && { errors }),
    ...(wait !== undefined && { retryAfterSeconds: wait }),
  };
}

/** Error of a record that does not exist, where it is known without a call. */
export const notFoundError = (): ApiError => ({ kind: 'server', status: 404, message: friendlyMessage(404) });

export const networkError = (): ApiError => ({ kind: 'network', status: 0, message: NETWORK });

export const unreadableError = (status: number): ApiError => ({ kind: 'unreadable', status, message: UNREADABLE });

/** Whether the words of an error are the server's own; where it said nothing, they are ours. */
export const isServerMessage = ({ kind, status, message }: ApiError): boolean =>
  kind === 'server' && message !== friendlyMessage(status);

/** A call that was given up, by its screen or because the session ended: nobody is to be told. */
export const cancelledError = (status = 0): ApiError => ({
  kind: 'cancelled',
  status,
  message: status === 401 ? 'Your session has expired. Please log in again.' : 'The request was cancelled.',
});

/** Whether a value is an `ApiError`, plain or thrown. */
export function isApiError(value: unknown): value is ApiError {
  const error = value as Partial<ApiError> | null;
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof error?.status === 'number' &&
    typeof error.message === 'string' &&
    ['server', 'network', 'unreadable', 'cancelled'].includes(String(error.kind))
  );
}

/** axios marks its errors; asking the mark keeps axios itself out of the first scripts. */
const isAxiosError = (error: unknown): error is AxiosError<unknown> =>
  error instanceof Error && (error as Partial<AxiosError>).isAxiosError === true;

/** Any caught value as a plain, serializable `ApiError`; nothing of the request or its headers is kept. */
export function toApiError(error: unknown): ApiError {
  if (isApiError(error)) {
    const { kind, status, message, errors, retryAfterSeconds } = error;
    return {
      kind,
      status,
      message,
      ...(errors && { errors }),
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    };
  }
  if (error instanceof Error && ['AbortError', 'CanceledError'].includes(error.name)) return cancelledError();
  if (!isAxiosError(error)) return unreadableError(0);
  if (!error.response) return networkError();
  const { status, data, headers } = error.response;
  return serverError(status, jsonObject(data), headers['retry-after']);
}
