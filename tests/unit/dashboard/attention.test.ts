import { describe, expect, it } from 'vitest';
import { attentionItems } from '../../../src/features/dashboard/attention';
import { greeting } from '../../../src/features/dashboard/greeting';
import { appointment, booking } from '../../builders/booking';

const quiet = { verificationPath: null, pending: [], ongoing: [], completed: [] };

describe('needs attention', () => {
  it('is nothing for a customer who is up to date', () => {
    expect(attentionItems({ ...quiet, completed: [booking({ rating: { rating: 5, review: '' } })] })).toEqual([]);
  });

  it('puts the most pressing first', () => {
    const items = attentionItems({
      verificationPath: '/auth/verification/sms',
      pending: [booking({ id: 1, status: 'Pending', payment_status: 'Unpaid' })],
      ongoing: [booking({ id: 2 }, { appointment: appointment({ status: 'Failed Attempt' }) }), booking({ id: 3 })],
      completed: [booking({ id: 4, status: 'Completed' })],
    });
    expect(items.map(({ action }) => action)).toEqual(['See what happened', 'Verify', 'Pay', 'Rate']);
  });
});

describe('greeting', () => {
  it.each([
    ['2026-07-16T00:30:00Z', 'Good morning'],
    ['2026-07-16T04:00:00Z', 'Good afternoon'],
    ['2026-07-16T10:00:00Z', 'Good evening'],
    ['2026-07-16T16:30:00Z', 'Good morning'],
  ])('at %s in Manila: %s', (moment, words) => {
    expect(greeting(new Date(moment))).toBe(words);
  });
});
