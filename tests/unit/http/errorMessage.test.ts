import { expect, it } from 'vitest';
import { createNetworkError, createUnsentError, getFriendlyMessage, type ApiError } from '@/lib/http/error';
import { getErrorMessage, getServerMessage } from '@/lib/http/errorMessage';

const FALLBACK = 'Not saved. Try again.';
const createServerError = (status: number, message: string): ApiError => ({ kind: 'server', status, message });

it.each([
  ['the message of the server', createServerError(409, 'It has left.'), 'It has left.'],
  ['the reason of a call that was not sent', createUnsentError('It has left.'), 'It has left.'],
  ['the fallback in place of a default message', createServerError(500, getFriendlyMessage(500)), FALLBACK],
  ['the fallback without a response', createNetworkError(), FALLBACK],
])('shows %s', (_name, error, expected) => {
  expect(getServerMessage(error, FALLBACK)).toBe(expected);
});

it.each([
  [undefined, 'Too busy.'],
  [0, 'Too busy.'],
  [1, 'Too busy. Try again in 1 second.'],
  [89, 'Too busy. Try again in 89 seconds.'],
  [91, 'Too busy. Try again in 2 minutes.'],
])('names the wait of a refusal with %s s in Retry-After', (retryAfterSeconds, expected) => {
  const error = {
    ...createServerError(503, 'Too busy.'),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
  expect(getErrorMessage(error, FALLBACK)).toBe(expected);
});
