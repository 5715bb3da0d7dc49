import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '@/api/wire';
import { describeRunway, formatRunway, getCreditRunway, getRunwayAfter } from '@/domain/money/creditRunway';
import { describeOverdue } from '@/domain/money/overdue';
import {
  getOverdue,
  getStatementOfAccount,
  getStatementPeriodLabel,
  getStatementStatusLabel,
  sumByAge,
} from '@/domain/money/statements';
import { checkChequeDate, formatChequeDate, readChequeDate } from '@/features/credit/cheque';
import { toCentavos } from '@/utils/money';
import { transaction } from '../../builders/transaction';

const NOW = Date.parse('2026-11-21T12:00:00+08:00');
const createCharge = (date: string, amount: number) =>
  transaction({ method: 'Credit', date_created: `${date}T12:00:00+08:00`, amount, booking_number: `LGX-${date}` });
const payment = (amount: number, status: Transaction['status'] = 'Paid') =>
  transaction({ type: 'Credit Payment', method: 'Visa 8820', amount, status });

describe('the statement of account', () => {
  it('bills half a month at a time and settles the oldest period first', () => {
    const { statements, due, unapplied, clearing } = getStatementOfAccount(
      [
        createCharge('2026-11-20', 300),
        createCharge('2026-11-02', 200),
        createCharge('2026-10-16', 100.5),
        payment(150),
        payment(40, 'Pending'),
      ],
      NOW,
    );
    expect(
      statements.map((statement) => [
        getStatementPeriodLabel(statement),
        statement.amount,
        statement.balance,
        statement.status,
        statement.dueOn,
      ]),
    ).toEqual([
      ['16 Nov to 30 Nov 2026', 30_000, 30_000, 'Open', '2026-12-30'],
      ['1 Nov to 15 Nov 2026', 20_000, 15_050, 'Due', '2026-12-15'],
      ['16 Oct to 31 Oct 2026', 10_050, 0, 'Paid', '2026-11-30'],
    ]);
    expect({ due, unapplied, clearing }).toEqual({ due: 11_050, unapplied: 0, clearing: 4_000 });
    expect(getStatementStatusLabel(statements[1]!)).toBe('Due in 24 days');
  });

  it.each([
    ['2026-11-05', 'Due in 24 days', 0],
    ['2026-10-05', 'Overdue by 7 days', 1],
    ['2026-09-20', 'Overdue by 22 days', 1],
    ['2026-08-20', 'Overdue by 52 days', 2],
    ['2026-07-20', 'Overdue by 83 days', 3],
    ['2026-05-20', 'Overdue by 144 days', 4],
  ])('ages what was billed on %s', (date, label, bucket) => {
    const [statement] = getStatementOfAccount([createCharge(date, 100)], NOW).statements;
    expect(getStatementStatusLabel(statement!)).toBe(label);
    expect(sumByAge([statement!]).findIndex(({ amount }) => amount > 0)).toBe(bucket);
  });

  it.each([
    ['part of what is due', 40, 6_000, 'Overdue by 7 days', [0, 6_000]],
    ['all that is due', 100, 0, 'Awaiting clearance', [0, 0]],
    ['more than is due', 130, 0, 'Awaiting clearance', [0, 0]],
  ])('subtracts a cheque for %s from the amount due and from the ageing', (_name, cheque, due, label, aged) => {
    const account = getStatementOfAccount([createCharge('2026-10-05', 100), payment(cheque, 'Pending')], NOW);
    expect(account).toMatchObject({ due, clearing: cheque * 100 });
    expect(account.statements[0]).toMatchObject({ balance: 10_000, daysOverdue: 7 });
    expect(getStatementStatusLabel(account.statements[0]!)).toBe(label);
    expect(
      sumByAge(account.statements)
        .slice(0, 2)
        .map(({ amount }) => amount),
    ).toEqual(aged);
    expect(sumByAge(account.statements).reduce((sum, { amount }) => sum + amount, 0)).toBe(10_000);
  });

  it('is labelled when it is due today', () => {
    const [statement] = getStatementOfAccount(
      [createCharge('2026-10-05', 100)],
      Date.parse('2026-11-14T09:00:00+08:00'),
    ).statements;
    expect(getStatementStatusLabel(statement!)).toBe('Due today');
  });

  it('ignores card payments and failures, and subtracts credit refunds', () => {
    const { statements, unapplied } = getStatementOfAccount(
      [
        transaction({ method: 'Visa 4417' }),
        transaction({ method: 'Credit', status: 'Failed' }),
        transaction({ type: 'Refund', method: 'Credit', amount: 12.5 }),
      ],
      NOW,
    );
    expect(statements).toEqual([]);
    expect(unapplied).toBe(1_250);
  });

  it('adds up to the centavo for any bills and payments', () => {
    const pesos = fc.integer({ min: 1, max: 50_000_000 }).map((centavos) => centavos / 100);
    const day = fc
      .integer({ min: 1, max: 300 })
      .map((ago) => new Date(NOW - ago * 86_400_000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.array(fc.tuple(day, pesos)), fc.array(pesos), (bills, paid) => {
        const { statements, unapplied, due } = getStatementOfAccount(
          [...bills.map(([date, amount]) => createCharge(date, amount)), ...paid.map((amount) => payment(amount))],
          NOW,
        );
        const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + toCentavos(amount), 0);
        const balances = statements.reduce((sum, { balance }) => sum + balance, 0);
        expect(balances - unapplied).toBe(total(bills.map(([, amount]) => amount)) - total(paid));
        expect(sumByAge(statements).reduce((sum, { amount }) => sum + amount, 0)).toBe(balances);
        expect(statements.every(({ amount, balance }) => balance >= 0 && balance <= amount)).toBe(true);
        expect(due).toBeLessThanOrEqual(balances);
      }),
    );
  });
});

describe('an overdue balance', () => {
  it.each([
    ['a few days late', [createCharge('2026-10-05', 9)], '₱9.00 is overdue', 'The oldest statement is 7 days late.'],
    [
      'partly over 90 days late',
      [createCharge('2026-10-05', 4), createCharge('2026-05-20', 5)],
      '₱9.00 is overdue',
      '₱5.00 of it for more than 90 days.',
    ],
    [
      'all over 90 days late',
      [createCharge('2026-05-20', 9)],
      '₱9.00 is overdue',
      'The oldest statement is 144 days late.',
    ],
  ])('that is %s is described', (_name, charges, title, text) => {
    const overdue = getOverdue(getStatementOfAccount(charges, NOW).statements);
    expect(describeOverdue(overdue)).toEqual({ title, text });
  });
});

describe('a cheque', () => {
  it.each([
    ['1', '1'],
    ['1121', '11-21'],
    ['11212026', '11-21-2026'],
    ['11-21-2026', '11-21-2026'],
    ['11/21/20269', '11-21-2026'],
  ])('typed as %s is formatted as %s', (typed, shown) => {
    expect(formatChequeDate(typed)).toBe(shown);
  });

  it.each([
    ['11-21-2026', '2026-11-21'],
    ['02-29-2028', '2028-02-29'],
    ['02-29-2026', null],
    ['13-01-2026', null],
    ['21-11-2026', null],
    ['11-21-26', null],
  ])('dated %s is read as %s', (text, day) => {
    expect(readChequeDate(text)).toBe(day);
  });

  it.each([
    ['', { kind: 'wrong', problem: 'Enter the cheque date.' }],
    ['02-30-2026', { kind: 'wrong', problem: 'Enter a valid date as MM-DD-YYYY.' }],
    ['05-20-2026', { kind: 'stale', problem: 'This cheque is stale (over 6 months old). Use a newer one.' }],
    ['05-21-2026', { kind: 'good', note: "We'll credit your account once the cheque clears." }],
    ['11-21-2026', { kind: 'good', note: "We'll credit your account once the cheque clears." }],
    ['11-22-2026', { kind: 'post-dated', note: 'Post-dated: it clears after 22 Nov 2026.' }],
    ['01-20-2027', { kind: 'post-dated', note: 'Post-dated: it clears after 20 Jan 2027.' }],
    ['01-21-2027', { kind: 'too-late', problem: 'Use a cheque dated within the next 60 days.' }],
  ])('dated "%s" is judged: %j', (text, verdict) => {
    expect(checkChequeDate(text, NOW)).toEqual(verdict);
  });
});

describe('the credit runway', () => {
  it('divides the available credit by the spending of the last 30 days', () => {
    const spent = [
      createCharge('2026-11-10', 1000),
      createCharge('2026-11-01', 2000),
      createCharge('2026-09-01', 9000),
    ];
    expect(getCreditRunway(spent, 600_000, NOW)).toEqual({
      spent: 300_000,
      bookings: 2,
      days: 60,
      until: '2027-01-20',
      moreBookings: 4,
    });
  });

  it('is unknown without spending and 0 days without credit', () => {
    expect(getCreditRunway([], 600_000, NOW)).toMatchObject({ days: null, until: null, moreBookings: null });
    expect(getCreditRunway([createCharge('2026-11-10', 10)], -500, NOW)).toMatchObject({ days: 0, moreBookings: 0 });
  });

  it('includes the booking that is about to be paid', () => {
    expect(
      getRunwayAfter([createCharge('2026-11-10', 1000)], { available: 600_000, price: 100_000, now: NOW }),
    ).toEqual({
      left: 500_000,
      spent: 200_000,
      bookings: 2,
      days: 75,
      until: '2027-02-04',
      moreBookings: 5,
    });
    expect(getRunwayAfter([], { available: 50_000, price: 60_000, now: NOW })).toMatchObject({ left: 0, days: 0 });
  });

  it.each([
    [1, '1 day'],
    [365, '365 days'],
    [366, 'over a year'],
    [17_729, 'over a year'],
  ])('%d days are shown as %s', (days, label) => {
    expect(formatRunway(days)).toBe(label);
  });

  const SOME = [createCharge('2026-11-10', 1000)];
  it.each([
    ['a long runway', SOME, 100_000_00, false, 'Your credit lasts over a year', /^₱1,000.00 for 1 booking in/],
    ['a runway', SOME, 2_000_00, false, 'Your credit lasts 60 days, until 20 Jan 2027', /^₱1/],
    ['a short one', SOME, 400_00, true, 'Your credit lasts 12 days, until 3 Dec 2026', /^₱1/],
    ['nothing used', [], 100_000_00, false, 'No credit used in the last 30 days', /^Book on credit to see/],
    ['nothing left', [], 0, true, "You've used all your credit", /^Pay your balance or request/],
    ['more used than granted', SOME, -500, true, "You've used all your credit", /^Pay your balance or request/],
  ])('describes %s', (_name, transactions, available, isWarning, title, text) => {
    const described = describeRunway(getCreditRunway(transactions, available, NOW), available);
    expect(described).toMatchObject({ isWarning, title });
    expect(described.text).toMatch(text);
  });
});
