import { describe, expect, it } from 'vitest';
import type { Booking, Transaction } from '@/api/wire';
import { getReceiptTitle } from '@/domain/money/paymentLabels';
import { findPayment, getReceiptGroups } from '@/features/live-booking/receiptGroups';
import { booking, stop } from '../../builders/booking';
import { corporate, individual } from '../../builders/customer';
import { transaction } from '../../builders/transaction';

const charged = { breakdown: [{ code: 'base', label: 'Base fare', amount: 900 }], discount: 100, total: 800 };
const facts = {
  charge: null,
  payment: undefined,
  ledger: 'loaded' as const,
  company: null,
  profile: individual().user.user_profile,
};

const receiptLines = (given: Parameters<typeof getReceiptGroups>[0]) =>
  getReceiptGroups(given).flatMap(({ lines }) => lines);
const valueOf = (lines: { label: string; value: string }[], label: string) =>
  lines.find((line) => line.label === label)?.value;

describe('the receipt of a booking', () => {
  it.each<[Booking['payment_status'], string]>([
    ['Paid', 'Receipt'],
    ['Billed', 'Charge slip'],
    ['Unpaid', 'Booking summary'],
  ])('with payment status %s is titled %s', (payment_status, title) => {
    expect(getReceiptTitle(booking({ payment_status }))).toBe(title);
  });

  it.each([
    ['SALAMAT100', 'Voucher SALAMAT100'],
    [null, 'Discount'],
  ])('names the voucher %s: %s', (voucher_code, label) => {
    const lines = receiptLines({ ...facts, booking: booking({ charged, voucher_code }) });
    expect(valueOf(lines, label)).toBe('−₱100.00');
  });

  it('lists every stop with its full address and names no area twice', () => {
    const stops = [
      stop(0),
      stop(1, { address_line: 'Unit 5, 88 Jupiter St.' }),
      stop(2, { address_line: '8 Tomas Morato, Mariana, Quezon City' }),
    ];
    const lines = receiptLines({ ...facts, booking: booking({}, { stops }) });
    expect(valueOf(lines, 'Pickup')).toBe('40 Gilmore Ave, New Manila, Mariana, Quezon City');
    expect(valueOf(lines, 'Stop 1')).toBe('Unit 5, 88 Jupiter St., Mariana, Quezon City');
    expect(valueOf(lines, 'Drop-off')).toBe('8 Tomas Morato, Mariana, Quezon City');
  });

  it('adds up the cash to collect, and has no such line without any', () => {
    const collect = (pesos: string) => `Collect ${pesos} cash on delivery. Ring twice.`;
    const stops = [stop(0), stop(1, { notes: collect('₱1,500.00') }), stop(2, { notes: collect('₱250.50') })];
    const lines = receiptLines({ ...facts, booking: booking({}, { stops }) });
    expect(valueOf(lines, 'Cash to collect')).toBe('₱1,750.50');
    expect(valueOf(receiptLines({ ...facts, booking: booking() }), 'Cash to collect')).toBeUndefined();
  });

  it('shows the date of the payment or of the charge to credit', () => {
    const payment = transaction({ payment_reference: '9026111610243' });
    const paid = receiptLines({ ...facts, booking: booking(), payment });
    expect(valueOf(paid, 'Paid on')).toBe('16 Nov 2026, 10:24 AM');
    expect(valueOf(paid, 'Transaction')).toBe('PAY-000001');
    expect(valueOf(paid, 'Payment reference')).toBe('9026111610243');
    const bill = booking({ payment_status: 'Billed', payment_method: 'Credit' });
    const billed = receiptLines({ ...facts, booking: bill, payment: transaction({ method: 'Credit' }) });
    expect(valueOf(billed, 'Charged on')).toBe('16 Nov 2026, 10:24 AM');
    expect(valueOf(billed, 'Charged to')).toBe('Credit');
    expect(valueOf(billed, 'Paid with')).toBeUndefined();
    expect(valueOf(billed, 'Payment reference')).toBeUndefined();
  });

  it('splits the VAT of what was paid, charged or kept, and of nothing else', () => {
    const getSplit = (given: Partial<Parameters<typeof getReceiptGroups>[0]>) =>
      getReceiptGroups({ ...facts, booking: booking({ total: 800 }), ...given })
        .find(({ title }) => title === 'VAT')!
        .lines.map(({ value }) => value);
    const refund = { amount: 744, kept: 56, isPending: false };
    expect(getSplit({})).toEqual(['₱714.29', '₱85.71', '₱800.00']);
    expect(getSplit({ charge: { charged: 800, refund } })).toEqual(['₱50.00', '₱6.00', '₱56.00']);
    expect(getSplit({ charge: { charged: 800, refund: { ...refund, kept: 0 } } })).toEqual([]);
    expect(getSplit({ booking: booking({ total: 800, payment_status: 'Billed' }) })).toHaveLength(3);
    expect(getSplit({ booking: booking({ total: 800, payment_status: 'Unpaid' }) })).toEqual([]);
  });

  it.each([
    ['loading', 'Loading…'],
    ['failed', 'Not loaded. Open this again to retry.'],
  ] as const)('says that the transaction and the refund are missing while the ledger is %s', (ledger, text) => {
    const paid = receiptLines({ ...facts, ledger, booking: booking() });
    expect(valueOf(paid, 'Transaction')).toBe(text);
    expect(valueOf(paid, 'Refund')).toBeUndefined();
    expect(valueOf(paid, 'VATable sales')).toBeDefined();
    const cancelled = receiptLines({ ...facts, ledger, booking: booking({ status: 'Cancelled' }) });
    expect(valueOf(cancelled, 'Refund')).toBe(text);
    // the VAT of the whole price would be wrong after a refund
    expect(valueOf(cancelled, 'VATable sales')).toBeUndefined();
  });

  it('shows a company with its TIN and address, and a person without them', () => {
    const { company } = corporate();
    const lines = receiptLines({ ...facts, booking: booking(), company });
    expect(valueOf(lines, 'Name')).toBe('Harbor Foods Corp.');
    expect(valueOf(lines, 'TIN')).toBe('008-123-456-000');
    expect(valueOf(lines, 'Address')).toBe('12 Port Road, Tondo, Manila');
    const labels = receiptLines({ ...facts, booking: booking() }).map(({ label }) => label);
    expect(labels).toContain('Account no.');
    expect(labels).not.toContain('TIN');
    expect(labels).not.toContain('Address');
  });

  it.each<[string, Partial<Transaction>, string | undefined]>([
    ['a payment', {}, '2026-11-16T10:24:00+08:00'],
    ['a pending payment', { status: 'Pending' }, undefined],
    ['a failed payment', { status: 'Failed' }, undefined],
    ['a refund', { type: 'Refund' }, undefined],
    ['another booking', { booking_number: 'LGX-2' }, undefined],
  ])('finds the payment in the ledger: %s', (_name, fields, date) => {
    expect(findPayment('LGX-2611-0001', [transaction(fields)])?.date_created).toBe(date);
  });
});
