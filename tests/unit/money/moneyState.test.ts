import { describe, expect, it } from 'vitest';
import { moneyWords, placelessWords, type MoneyState } from '../../../src/lib/moneyState';

const refused = (errors?: Record<string, string[]>): MoneyState => ({
  kind: 'failed',
  error: { kind: 'server', status: 422, message: 'Please check.', ...(errors && { errors }) },
  isHeld: false,
});

const sending: MoneyState = { kind: 'sending' };

describe('what a money call came to', () => {
  it.each(['unknown', 'looking'] as const)('says %s with the words that a person can look up', (kind) => {
    expect(moneyWords({ kind }, 'payment')).toBe(
      'Status unknown: the answer to your payment was lost. Check it before you try again; nothing is charged twice.',
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
    expect(placelessWords(state, shown)).toEqual(words);
  });
});
