import { describe, expect, it } from 'vitest';
import { getMoneyMessage, getUnassignedErrors, type MoneyState } from '@/components/money/moneyState';
import { mayHaveSucceeded } from '@/hooks/useMoneySend';
import type { ApiError } from '@/lib/http/error';

const refused = (errors?: Record<string, string[]>): MoneyState => ({
  kind: 'failed',
  error: { kind: 'server', status: 422, message: 'Please check.', ...(errors && { errors }) },
  isRateLimited: false,
});

const sending: MoneyState = { kind: 'sending' };

const server = (status: number, part: Partial<ApiError> = {}): ApiError => ({
  kind: 'server',
  status,
  message: 'Too busy.',
  ...part,
});

describe('whether a money call may be done although it failed', () => {
  it.each<[string, ApiError, boolean]>([
    ['no answer', server(0, { kind: 'network' }), true],
    ['an answer that cannot be read', server(200, { kind: 'unreadable' }), true],
    ['a server that broke', server(500), true],
    ['a gateway that gave up', server(504), true],
    ['a service that is away', server(503), true],
    ['a service that names its time', server(503, { retryAfterSeconds: 60 }), false],
    ['a refusal', server(422), false],
    ['too many attempts', server(429, { retryAfterSeconds: 60 }), false],
    ['what was never sent', server(0), false],
  ])('%s: %#', (_, error, isPossible) => {
    expect(mayHaveSucceeded(error)).toBe(isPossible);
  });

  it('is not ruled out by a gateway that names a time without a word of the server', () => {
    const message = 'The service is busy or being maintained. Please try again in a moment.';
    expect(mayHaveSucceeded(server(503, { retryAfterSeconds: 60, message }))).toBe(true);
  });
});

describe('what a money call came to', () => {
  it.each(['unknown', 'looking'] as const)('says %s with the words that a person can look up', (kind) => {
    expect(getMoneyMessage({ kind }, 'payment')).toBe(
      "Status unknown: we got no response to your payment. Check it before you try again; you won't be charged twice.",
    );
  });

  it.each([
    ['fields that are shown', refused({ amount: ['Too little.'] }), ['amount'], []],
    ['fields that are not shown', refused({ amount: ['Too little.'], rate: ['Ended.'] }), ['amount'], ['Ended.']],
    ['one sentence of two fields', refused({ rate: ['Ended.'], method: ['Ended.'] }), [], ['Ended.']],
    ['the sentence of the whole', refused({ rate: ['Please check.'] }), [], []],
    ['no fields', refused(), [], []],
    ['no failure', sending, [], []],
  ])('keeps what has no place, of %s', (_, state, shown, words) => {
    expect(getUnassignedErrors(state, shown)).toEqual(words);
  });
});
