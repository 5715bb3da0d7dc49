import { isServerMessage, type ApiError } from './error';

/** Returns true if the server may have processed the call: there was no response, or a gateway gave up. */
export const isResponseLost = ({ kind, status }: ApiError): boolean =>
  kind === 'network' || kind === 'unreadable' || status === 502 || status === 504;

/** Returns true if a failed call may have succeeded. A server that sends its own Retry-After message has not begun. */
export const mayHaveSucceeded = (error: ApiError): boolean => {
  const isPutOff = error.status === 503 && error.retryAfterSeconds !== undefined && isServerMessage(error);
  return isResponseLost(error) || (error.status >= 500 && !isPutOff);
};

/** Returns true if a failed call surely changed nothing: it was not sent, or the server refused it. */
export const hadNoEffect = (error: ApiError): boolean =>
  error.kind === 'unsent' || (error.kind === 'server' && !mayHaveSucceeded(error));
