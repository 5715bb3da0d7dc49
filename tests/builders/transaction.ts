import type { Transaction } from '@/api/wire';

/** Builds a payment of November 2026 as the server lists it. */
export const transaction = (fields: Partial<Transaction> = {}): Transaction => ({
  id: 1,
  reference: 'PAY-000001',
  type: 'Payment',
  status: 'Paid',
  amount: 1530.4,
  balance_after: 2480,
  method: 'Visa 4417',
  booking_number: 'LGX-2611-0001',
  date_created: '2026-11-16T10:24:00+08:00',
  description: 'Special booking',
  ...fields,
});
