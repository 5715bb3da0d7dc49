import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import {
  NO_TRANSACTION_FILTER,
  filterTransactions,
  sortNewestFirst,
  toMonthRows,
  toTransactionsCsv,
} from '@/features/wallet/listedTransactions';
import { toCsv } from '@/utils/csv';
import { transaction } from '../../builders/transaction';
import { fastest } from '../../fastest';

const all = [
  transaction({ id: 1, reference: 'PAY-000001', amount: 100.1 }),
  transaction({
    id: 2,
    reference: 'TP-000002',
    type: 'Top Up',
    method: 'GCash',
    description: 'Wallet top-up',
    amount: 500,
    booking_number: null,
  }),
  transaction({ id: 3, reference: 'PAY-000003', status: 'Failed', date_created: '2026-10-31T23:00:00+08:00' }),
];
const ids = (found: { id: unknown }[]) => found.map(({ id }) => id);

describe('the list of transactions', () => {
  it.each([
    [{}, [1, 2, 3]],
    [{ query: 'gcash' }, [2]],
    [{ query: 'visa  PAY-000003' }, [3]],
    [{ query: 'nothing' }, []],
    [{ query: '₱100.10' }, [1]],
    [{ query: '−₱100.10' }, [1]],
    [{ query: '-₱100.10' }, [1]],
    [{ query: '100.10' }, [1]],
    [{ query: '-100.1' }, [1]],
    [{ query: '1,530.40' }, [3]],
    [{ query: '₱1,530.40' }, [3]],
    [{ query: '1530.40' }, [3]],
    [{ query: '1530.4' }, [3]],
    [{ query: '+₱500.00' }, [2]],
    [{ type: 'Payment' }, [1, 3]],
    [{ status: 'Failed' }, [3]],
    [{ month: '2026-11' }, [1, 2]],
    [{ card: '4417' }, [1, 3]],
    [{ card: '0003' }, []],
    [{ month: '2026-11', type: 'Payment' }, [1]],
    [{ from: '2026-11-01' }, [1, 2]],
    [{ to: '2026-10-31' }, [3]],
    [{ from: '2026-11-16', to: '2026-11-16' }, [1, 2]],
  ])('filtered by %j contains %j', (filter, found) => {
    expect(ids(filterTransactions(all, { ...NO_TRANSACTION_FILTER, ...filter }))).toEqual(found);
  });

  it('is grouped by month, with the total of each month', () => {
    expect(
      toMonthRows(all).map((row) => (row.kind === 'month' ? [row.month, row.count, row.net] : row.transaction.id)),
    ).toEqual([['2026-11', 2, 39_990], 1, 2, ['2026-10', 1, 0], 3]);
  });

  it('sums only the signed rows in its month totals', () => {
    const onCredit = [
      transaction({ id: 1, type: 'Credit Grant', amount: 500_000, method: 'Credit' }),
      transaction({ id: 2, amount: 1_200, method: 'Credit' }),
      transaction({ id: 3, type: 'Credit Payment', amount: 1_000, method: 'Visa 8820' }),
      transaction({ id: 4, type: 'Refund', amount: 200.5, method: 'Credit' }),
      transaction({ id: 5, type: 'Credit Payment', amount: 81_095.5, method: 'Cheque BPI 1', status: 'Pending' }),
      transaction({ id: 6, amount: 99, status: 'Failed' }),
    ];
    expect(toMonthRows(onCredit)[0]).toEqual({ kind: 'month', month: '2026-11', count: 6, net: 50 });
    expect(toMonthRows(onCredit.slice(2, 3))[0]).toMatchObject({ count: 1, net: 100_000 });
  });

  it('filters charges by their displayed status', () => {
    const charged = transaction({ id: 7, method: 'Credit' });
    const shown = filterTransactions([...all, charged], { ...NO_TRANSACTION_FILTER, status: 'Charged to credit' });
    expect(ids(shown)).toEqual([7]);
    expect(ids(filterTransactions([...all, charged], { ...NO_TRANSACTION_FILTER, status: 'Paid' }))).toEqual([1, 2]);
    expect(ids(filterTransactions([...all, charged], { ...NO_TRANSACTION_FILTER, query: 'charged' }))).toEqual([7]);
  });

  it('matches the last four digits of cards only', () => {
    const others = ['Cheque BPI 0004182937', 'Wallet', null, 'GCash'].map((method, id) => transaction({ id, method }));
    expect(filterTransactions(others, { ...NO_TRANSACTION_FILTER, card: '2937' })).toEqual([]);
  });

  it('is sorted newest first, from any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4e12 })), (times) => {
        const listed = times.map((time, id) => transaction({ id, date_created: new Date(time).toISOString() }));
        const sorted = sortNewestFirst(listed).map(({ date_created }) => Date.parse(date_created));
        expect(sorted).toEqual([...times].sort((a, b) => b - a));
      }),
    );
  });

  it('groups 10,000 rows without losing one, in less than a second', () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      transaction({ id: index, date_created: new Date(Date.UTC(2026, index % 12, 1 + (index % 28))).toISOString() }),
    );
    const groupRows = () =>
      toMonthRows(filterTransactions(sortNewestFirst(many), { ...NO_TRANSACTION_FILTER, query: 'visa' }));
    expect(fastest(groupRows)).toBeLessThan(1000);
    expect(groupRows().filter(({ kind }) => kind === 'transaction')).toHaveLength(10_000);
  });

  it('is exported with its amounts, and with changes that add up to the totals', () => {
    const pending = transaction({
      id: 9,
      type: 'Credit Payment',
      method: 'Cheque BPI 1',
      status: 'Pending',
      amount: 5,
    });
    const rows = [...all.slice(0, 2), transaction({ id: 8, method: 'Credit', amount: 20 }), pending];
    expect(toTransactionsCsv(rows).split('\r\n')).toEqual([
      'Date,Reference,Type,Description,Booking,Method,Status,Amount (PHP),Change (PHP),Balance (PHP)',
      '"16 Nov 2026, 10:24 AM",PAY-000001,Payment,Special booking,LGX-2611-0001,Visa 4417,Paid,100.10,-100.10,2480.00',
      '"16 Nov 2026, 10:24 AM",TP-000002,Top Up,Wallet top-up,,GCash,Paid,500.00,500.00,2480.00',
      '"16 Nov 2026, 10:24 AM",PAY-000001,Payment,Special booking,LGX-2611-0001,Credit,Charged to credit,20.00,-20.00,2480.00',
      '"16 Nov 2026, 10:24 AM",PAY-000001,Credit Payment,Special booking,LGX-2611-0001,Cheque BPI 1,Pending,5.00,0.00,2480.00',
    ]);
  });
});

describe('CSV', () => {
  it.each([
    [['a,b'], '"a,b"'],
    [['say "so"'], '"say ""so"""'],
    [['two\nlines'], '"two\nlines"'],
    [['=1+1'], "'=1+1"],
    [['@sum', '-5'], "'@sum,'-5"],
    [[-5, 1.5], '-5,1.5'],
    [['a', { pesos: NaN }, 'b'], 'a,,b'],
    [[{ pesos: -194 }, { pesos: 267.2 }, { pesos: 1473.605 }], '-194.00,267.20,1473.61'],
  ])('writes %j as %s', (row, line) => {
    expect(toCsv([row])).toBe(line);
  });

  it('is read back unchanged by another parser, for any content', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
        const { data } = Papa.parse<string[]>(toCsv(rows), { delimiter: ',', newline: '\r\n' });
        const disarmed = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
        expect(data).toEqual(rows.map((row) => row.map(disarmed)));
      }),
    );
  });
});
