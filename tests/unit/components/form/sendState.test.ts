import { describe, expect, it } from 'vitest';
import { getSendMessage, getUnassignedErrors, type SendState } from '@/components/form/sendState';
import { createUnsentError, type ApiError } from '@/lib/http/error';
import { hadNoEffect, mayHaveSucceeded } from '@/lib/http/lostResponse';

const rejected = (errors?: Record<string, string[]>): SendState => ({
  kind: 'failed',
  error: { kind: 'server', status: 422, message: 'Please check.', ...(errors && { errors }) },
  isRateLimited: false,
});

const sending: SendState = { kind: 'sending' };

const server = (status: number, part: Partial<ApiError> = {}): ApiError => ({
  kind: 'server',
  status,
  message: 'Too busy.',
  ...part,
});

describe('mayHaveSucceeded', () => {
  it.each<[string, ApiError, boolean]>([
    ['no response', server(0, { kind: 'network' }), true],
    ['an unreadable response', server(200, { kind: 'unreadable' }), true],
    ['a server error', server(500), true],
    ['a gateway timeout', server(504), true],
    ['an unavailable service', server(503), true],
    ['an unavailable service that sends Retry-After', server(503, { retryAfterSeconds: 60 }), false],
    ['a rejected call', server(422), false],
    ['too many attempts', server(429, { retryAfterSeconds: 60 }), false],
    ['a call that was never sent', createUnsentError('This link is incomplete.'), false],
  ])('judges %s (%#)', (_, error, isPossible) => {
    expect(mayHaveSucceeded(error)).toBe(isPossible);
  });

  it('returns true for a gateway that sends Retry-After without a message of the server', () => {
    const message = 'The service is busy or being maintained. Please try again in a moment.';
    expect(mayHaveSucceeded(server(503, { retryAfterSeconds: 60, message }))).toBe(true);
  });
});

describe('hadNoEffect', () => {
  it.each<[string, ApiError, boolean]>([
    ['a rejected call', server(422), true],
    ['a call that was never sent', createUnsentError('This link is incomplete.'), true],
    ['a server error', server(500), false],
    ['no response', server(0, { kind: 'network' }), false],
    ['a call that its screen cancelled', server(0, { kind: 'cancelled' }), false],
  ])('judges %s', (_, error, isCertain) => {
    expect(hadNoEffect(error)).toBe(isCertain);
  });
});

describe('getMoneyMessage and getUnassignedErrors', () => {
  it.each(['unknown', 'checking'] as const)('explains the outcome %s', (kind) => {
    expect(getSendMessage({ kind }, 'payment')).toBe(
      "Status unknown: we couldn't confirm your payment. Check it before you try again; you won't be charged twice.",
    );
  });

  it('speaks of a charge only for a call that charges', () => {
    expect(getSendMessage({ kind: 'not-found' }, 'cheque')).toMatch(/; you won't be charged twice\.$/);
    expect(getSendMessage({ kind: 'not-found' }, 'card')).toBe("We couldn't find your card. You can try again.");
    expect(getSendMessage({ kind: 'unknown' }, 'removal')).toBe(
      "Status unknown: we couldn't confirm your removal. Check it before you try again.",
    );
  });

  it.each([
    ['fields that are shown', rejected({ amount: ['Too little.'] }), ['amount'], []],
    ['fields that are not shown', rejected({ amount: ['Too little.'], rate: ['Ended.'] }), ['amount'], ['Ended.']],
    ['two fields with the same error', rejected({ rate: ['Ended.'], method: ['Ended.'] }), [], ['Ended.']],
    ['a field that repeats the main message', rejected({ rate: ['Please check.'] }), [], []],
    ['no fields', rejected(), [], []],
    ['no failure', sending, [], []],
  ])('returns the unassigned errors of %s', (_, state, shown, errors) => {
    expect(getUnassignedErrors(state, shown)).toEqual(errors);
  });
});
