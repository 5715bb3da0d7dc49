import { expect, it } from 'vitest';
import type { Statement } from '@/domain/money/statements';
import { toStatementsCsv } from '@/features/credit/statementCsv';

const SEPTEMBER: Statement = {
  from: '2026-09-01',
  to: '2026-09-30',
  dueOn: '2026-10-15',
  bookings: 3,
  amount: 4_872_540,
  balance: 120_000,
  clearing: 0,
  daysOverdue: 0,
  status: 'Paid',
};

it('exports a header row and one row per statement, with two decimals', () => {
  expect(toStatementsCsv([SEPTEMBER]).split('\r\n')).toEqual([
    'From,To,Due date,Bookings,Amount (PHP),Balance (PHP),Status',
    '2026-09-01,2026-09-30,2026-10-15,3,48725.40,1200.00,Paid',
  ]);
});
