import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '@/api/wire';
import { attentionItems } from '@/features/dashboard/attention';
import { greeting } from '@/features/dashboard/greeting';
import { appointment, booking } from '../../builders/booking';
import { corporate, individual } from '../../builders/customer';

const NOW = Date.parse('2026-07-16T10:00:00+08:00');
const quiet = { verificationPath: null, customer: individual(), bookings: [], methods: [], now: NOW };
const rated = { rating: { rating: 5, review: '' }, status: 'Completed' };

const card = (changes: Partial<PaymentMethod>): PaymentMethod => ({
  id: 7,
  kind: 'card',
  brand: 'Visa',
  last_four: '4417',
  holder_name: 'Andrea Villanueva',
  expiry_month: 12,
  expiry_year: 2028,
  is_default: true,
  is_verified: true,
  ...changes,
});

describe('needs attention', () => {
  it('is nothing for a customer who is up to date', () => {
    expect(attentionItems({ ...quiet, bookings: [booking(rated), booking()], methods: [card({})] })).toEqual([]);
  });

  it('puts the most pressing first, and no more than two of a kind', () => {
    const items = attentionItems({
      ...quiet,
      verificationPath: '/auth/verification/sms',
      bookings: [
        ...[4, 5, 6].map((id) => booking({ id, status: 'Completed' })),
        booking({ id: 1, status: 'Pending', payment_status: 'Unpaid', payment_method: null }),
        booking({ id: 2 }, { appointment: appointment({ status: 'Failed Attempt' }) }),
        booking({ id: 3 }),
      ],
      methods: [card({ expiry_month: 7, expiry_year: 2026 })],
    });
    expect(items.map(({ key, action }) => `${key} ${action}`)).toEqual([
      'failed-2 See what happened',
      'verify Verify',
      'unpaid-1 Pay',
      'card-7 Update',
      'unrated-4 Rate',
      'unrated-5 Rate',
    ]);
    expect(items.find(({ key }) => key === 'unrated-4')?.rates?.id).toBe(4);
  });

  it.each([
    ['good for years', { expiry_year: 2028 }, null],
    ['good to the end of this month', { expiry_month: 7, expiry_year: 2026 }, 'Visa 4417 expires soon'],
    ['good to the end of the next month', { expiry_month: 8, expiry_year: 2026 }, null],
    ['out since last month', { expiry_month: 6, expiry_year: 2026 }, 'Visa 4417 has expired'],
  ])('a card that is %s', (_name, expiry, title) => {
    expect(attentionItems({ ...quiet, methods: [card(expiry)] })[0]?.title ?? null).toBe(title);
  });

  it.each([
    ['Per SOA', 0, "You've used all your credit"],
    ['Per SOA', 5000, 'Your credit is low'],
    ['Per SOA', 5000.01, null],
    ['Prepaid', 0, null],
  ])('%s with ₱%d of ₱50,000.00 left', (billing_type, remaining_credits, title) => {
    const customer = corporate({ billing_type, remaining_credits, credit_limit: 50_000 });
    expect(attentionItems({ ...quiet, customer })[0]?.title ?? null).toBe(title);
  });
});

describe('greeting', () => {
  it.each([
    ['2026-07-16T00:30:00Z', 'Good morning'],
    ['2026-07-16T04:00:00Z', 'Good afternoon'],
    ['2026-07-16T10:00:00Z', 'Good evening'],
    ['2026-07-16T16:30:00Z', 'Good morning'],
  ])('at %s in Manila: %s', (moment, words) => {
    expect(greeting(Date.parse(moment))).toBe(words);
  });
});
