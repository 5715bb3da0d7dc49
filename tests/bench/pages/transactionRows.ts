import type { Transaction } from '@/api/wire';

const COUNT = 10_000;
const TYPES = ['Payment', 'Payment', 'Payment', 'Top Up', 'Refund'];
const METHODS = ['Visa 4417', 'Mastercard 2086', 'Wallet', 'GCash'];
const STATUSES = ['Paid', 'Paid', 'Paid', 'Pending', 'Failed'];
const START = Date.parse('2026-11-21T10:00:00+08:00');

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** Three years of a busy account, the same in every run. */
export const TRANSACTIONS: Transaction[] = Array.from({ length: COUNT }, (_, at) => ({
  id: at,
  reference: `PAY-${String(COUNT - at).padStart(6, '0')}`,
  type: pick(TYPES, at * 7 + (at >> 3)),
  status: pick(STATUSES, at * 3 + (at >> 4)),
  amount: ((at * 7919) % 500_000) / 100,
  balance_after: ((at * 104_729) % 900_000) / 100,
  method: pick(METHODS, at * 5 + (at >> 2)),
  booking_number: at % 5 === 3 ? null : `LGX-${String(2_600_000 + at)}`,
  date_created: new Date(START - at * 2.6 * 3_600_000).toISOString(),
  description: at % 2 === 0 ? 'Special booking' : 'Joint booking',
}));
