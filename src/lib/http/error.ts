import type { AxiosError } from 'axios';
import { isRecord } from '@/utils/isRecord';

/**
 * A failed call, reduced to what may be stored (docs/spec-readings.md, reading 9). `unsent` is a call that the app itself
 * refused, with the reason as its message. `status` is 0 without a response; `errors` are the messages per field.
 */
export type ApiError = {
  kind: 'server' | 'unsent' | 'network' | 'unreadable' | 'cancelled';
  status: number;
  message: string;
  errors?: Record<string, string[]>;
  retryAfterSeconds?: number;
};

/** A throwable `ApiError`; `toApiError` converts it back to a plain object. */
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

const NETWORK = "We couldn't reach Logistix Global. Check your internet connection, then try again.";
const UNREADABLE = "We couldn't read the server response. Please try again in a moment.";

const BY_STATUS: Record<number, string> = {
  401: 'Please log in again to continue.',
  403: 'Your account is not allowed to do this.',
  404: "We couldn't find this. It may have been removed.",
  413: 'The file is too large to send. Choose a smaller one.',
  429: 'Too many attempts. Please wait a moment, then try again.',
  503: 'The service is busy or being maintained. Please try again in a moment.',
};

/** Returns our own message for a failing status. */
export const getFriendlyMessage = (status: number) =>
  BY_STATUS[status] ??
  (status >= 500
    ? 'Something went wrong on our side. Please try again in a moment.'
    : "We couldn't complete the request. Please check what you entered, then try again.");

/** Rewords the 404 of a call that names no record, such as a login: the server does not have this call. */
export const rewordNotFound = (error: unknown): unknown =>
  isApiError(error) && error.status === 404 && !isServerMessage(error)
    ? { ...error, message: getFriendlyMessage(500) }
    : error;

/** Creates the error of a record that cannot exist, without a call. */
export const createNotFoundError = (): ApiError => ({ kind: 'server', status: 404, message: getFriendlyMessage(404) });

/** Creates the error of a call that the app did not send, with the reason. */
export const createUnsentError = (message: string): ApiError => ({ kind: 'unsent', status: 0, message });

/** Creates the error of a call without a response. */
export const createNetworkError = (): ApiError => ({ kind: 'network', status: 0, message: NETWORK });

/** Creates the error of a response that is not valid JSON of this API. */
export const createUnreadableError = (status: number): ApiError => ({
  kind: 'unreadable',
  status,
  message: UNREADABLE,
});

/** Returns true if an error has the server's own message, not our default one. */
export const isServerMessage = ({ kind, status, message }: ApiError): boolean =>
  kind === 'server' && message !== getFriendlyMessage(status);

/** Creates the error of a call cancelled by its screen or by the end of the session. It is never shown. */
export const createCancelledError = (status = 0): ApiError => ({
  kind: 'cancelled',
  status,
  message: status === 401 ? 'Your session has expired. Please log in again.' : 'The request was cancelled.',
});

/** Returns true for an `ApiError`, plain or thrown. */
export const isApiError = (value: unknown): value is ApiError =>
  isRecord(value) &&
  typeof value.status === 'number' &&
  typeof value.message === 'string' &&
  ['server', 'unsent', 'network', 'unreadable', 'cancelled'].includes(String(value.kind));

/** Checks the flag that axios sets on its errors, without importing axios into the first chunk. */
export const isAxiosError = (error: unknown): error is AxiosError<unknown> =>
  error instanceof Error && (error as Partial<AxiosError>).isAxiosError === true;

/** Converts any caught value to a plain, serializable `ApiError` without request data or headers. */
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
  if (error instanceof Error && ['AbortError', 'CanceledError'].includes(error.name)) return createCancelledError();
  return isAxiosError(error) ? createNetworkError() : createUnreadableError(0);
}
