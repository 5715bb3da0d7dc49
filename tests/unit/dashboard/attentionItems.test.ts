import { describe, expect, it } from 'vitest';
import type { Booking, PaymentMethod } from '@/api/wire';
import { getOverdue, getStatementOfAccount } from '@/domain/money/statements';
import { getAttentionItems } from '@/features/dashboard/attentionItems';
import { getGreeting } from '@/features/dashboard/getGreeting';
import { appointment, booking } from '../../builders/booking';
import { corporate, individual } from '../../builders/customer';
import { transaction } from '../../builders/transaction';

const NOW = Date.parse('2026-07-16T10:00:00+08:00');
const upToDate = { customer: individual(), bookings: [], methods: [], overdue: null, now: NOW };
const rated: Partial<Booking> = { rating: { rating: 5, review: '' }, status: 'Completed' };

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

describe('the attention items', () => {
  it('are empty for a customer who is up to date', () => {
    expect(getAttentionItems({ ...upToDate, bookings: [booking(rated), booking()], methods: [card({})] })).toEqual([]);
  });

  it('list the most urgent items first, at most two of a kind', () => {
    const items = getAttentionItems({
      ...upToDate,
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
      'unpaid-1 Pay',
      'card-7 Update',
      'unrated-4 Rate',
      'unrated-5 Rate',
    ]);
    expect(items.find(({ key }) => key === 'unrated-4')?.ratedBooking?.id).toBe(4);
  });

  it.each([
    ['valid for years', { expiry_year: 2028 }, null],
    ['valid to the end of this month', { expiry_month: 7, expiry_year: 2026 }, 'Visa 4417 expires soon'],
    ['valid to the end of the next month', { expiry_month: 8, expiry_year: 2026 }, null],
    ['expired since last month', { expiry_month: 6, expiry_year: 2026 }, 'Visa 4417 has expired'],
  ])('warn of a card that is %s when it needs an update', (_name, expiry, title) => {
    expect(getAttentionItems({ ...upToDate, methods: [card(expiry)] })[0]?.title ?? null).toBe(title);
  });

  it.each([
    ['Per SOA', 0, "You've used all your credit"],
    ['Per SOA', 5000, 'Your credit is low'],
    ['Per SOA', 5000.01, null],
    ['Prepaid', 0, null],
  ])('depend on the credit of a %s customer with ₱%d of ₱50,000.00 left', (billing_type, remaining_credits, title) => {
    const customer = corporate({ billing_type, remaining_credits, credit_limit: 50_000 });
    expect(getAttentionItems({ ...upToDate, customer })[0]?.title ?? null).toBe(title);
  });
});

describe('an overdue balance', () => {
  const late = transaction({ method: 'Credit', amount: 420, date_created: '2026-05-10T10:00:00+08:00' });

  it('is an item that fills in its payment', () => {
    const overdue = getOverdue(getStatementOfAccount([late], NOW).statements);
    expect(getAttentionItems({ ...upToDate, overdue })).toEqual([
      {
        key: 'overdue',
        title: '₱420.00 is overdue',
        text: 'The oldest statement is 32 days late.',
        action: 'Pay',
        to: '/wallet/corporate?pay=2026-05-1',
        isUrgent: true,
      },
    ]);
  });

  it('is none before its due date, or once a cheque covers it', () => {
    const cheque = transaction({ type: 'Credit Payment', method: 'Cheque BPI 1', amount: 420, status: 'Pending' });
    const early = transaction({ method: 'Credit', amount: 420, date_created: '2026-07-10T10:00:00+08:00' });
    for (const transactions of [[], [early], [late, cheque]]) {
      const overdue = getOverdue(getStatementOfAccount(transactions, NOW).statements);
      expect(getAttentionItems({ ...upToDate, overdue })).toEqual([]);
    }
  });

  it('leaves a company without a limit to the checklist', () => {
    const customer = corporate({ billing_type: 'Per SOA', remaining_credits: 0, credit_limit: 0 });
    expect(getAttentionItems({ ...upToDate, customer })).toEqual([]);
  });
});

describe('the greeting', () => {
  it.each([
    ['2026-07-16T00:30:00Z', 'Good morning'],
    ['2026-07-16T04:00:00Z', 'Good afternoon'],
    ['2026-07-16T10:00:00Z', 'Good evening'],
    ['2026-07-16T16:30:00Z', 'Good morning'],
  ])('at %s is %s', (moment, expected) => {
    expect(getGreeting(Date.parse(moment))).toBe(expected);
  });
});
