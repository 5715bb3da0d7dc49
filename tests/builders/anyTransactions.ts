import fc from 'fast-check';
import type { Transaction } from '@/api/wire';
import { unknownValue } from './unknownValue';

export const TYPES: Transaction['type'][] = [
  'Payment',
  'Top Up',
  'Refund',
  'Credit Payment',
  'Credit Grant',
  unknownValue('Something new'),
];

/** Moments around midnight and half-month ends in Manila, written as servers write them, and unreadable ones. */
const anyDate = fc.oneof(
  fc
    .record({
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.constantFrom(1, 15, 16, 28),
      edge: fc.constantFrom('00:00:00', '00:00:01', '12:00:00', '15:59:59', '16:00:00', '23:59:59'),
      zone: fc.constantFrom('+08:00', 'Z', '-05:00', ''),
    })
    .map(({ month, day, edge, zone }) => {
      const pad = (part: number) => String(part).padStart(2, '0');
      return `2026-${pad(month)}-${pad(day)}T${edge}${zone}`;
    }),
  fc.constantFrom('2026-10-31', '2026-02-28', '2026-11-30T16:00:00.000Z', '2024-02-29T23:59:59+08:00'),
  fc.constantFrom('', 'soon', '2026-13-45T00:00:00Z', '+275760-09-13T00:00:00.000Z', '-000001-01-01T00:00:00.000Z'),
);

/** Any list row that the schema of the wire lets through: every type, status, sign and gap. */
const anyTransaction: fc.Arbitrary<Transaction> = fc.record({
  id: fc.nat(),
  reference: fc.string(),
  type: fc.constantFrom(...TYPES),
  status: fc.constantFrom<Transaction['status'][]>(
    'Paid',
    'Pending',
    'Failed',
    unknownValue('Billed'),
    unknownValue(''),
  ),
  amount: fc.integer({ min: -10_000_000, max: 10_000_000 }).map((centavos) => centavos / 100),
  balance_after: fc.constantFrom(null, 0, -12.5, 99_999.99),
  method: fc.constantFrom('Visa 4417', 'Credit', ' credit ', 'Wallet', '', null),
  booking_number: fc.constantFrom('LGX-1', 'LGX-2', null, undefined),
  date_created: anyDate,
  description: fc.constantFrom('Special booking', 'Joint booking', '', null),
});

export const anyTransactions = fc.array(anyTransaction, { maxLength: 60 });
