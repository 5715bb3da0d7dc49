import { describe, expect, it } from 'vitest';
import { findPaidAt, receiptLines, receiptTitle } from '@/features/live-booking/receiptLines';
import { booking, stop } from '../../builders/booking';
import { corporate, individual } from '../../builders/customer';
import { transaction } from '../../builders/transaction';

const charged = { breakdown: [{ code: 'base', label: 'Base fare', amount: 900 }], discount: 100, total: 800 };
const facts = { charge: null, paidAt: null, company: null, profile: individual().user.user_profile };

const valueOf = (lines: { label: string; value: string }[], label: string) =>
  lines.find((line) => line.label === label)?.value;

describe('the receipt of a booking', () => {
  it.each([
    ['Paid', 'Receipt'],
    ['Billed', 'Charge slip'],
    ['Unpaid', 'Booking summary'],
  ])('with payment status %s is titled %s', (payment_status, title) => {
    expect(receiptTitle(booking({ payment_status }))).toBe(title);
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

  it('shows the date of the payment or of the charge to credit', () => {
    const paidAt = '2026-11-16T10:24:00+08:00';
    const paid = receiptLines({ ...facts, booking: booking(), paidAt });
    expect(valueOf(paid, 'Paid on')).toBe('16 Nov 2026, 10:24 AM');
    const bill = booking({ payment_status: 'Billed', payment_method: 'Credit' });
    const billed = receiptLines({ ...facts, booking: bill, paidAt });
    expect(valueOf(billed, 'Charged on')).toBe('16 Nov 2026, 10:24 AM');
    expect(valueOf(billed, 'Charged to')).toBe('Credit');
    expect(valueOf(billed, 'Paid with')).toBeUndefined();
  });

  it('shows a company with its TIN, and a person without one', () => {
    const { company } = corporate();
    const lines = receiptLines({ ...facts, booking: booking(), company });
    expect(valueOf(lines, 'Account')).toBe('Harbor Foods Corp.');
    expect(valueOf(lines, 'TIN')).toBe('008-123-456-000');
    expect(valueOf(receiptLines({ ...facts, booking: booking() }), 'TIN')).toBeUndefined();
  });

  it.each([
    ['a payment', {}, '2026-11-16T10:24:00+08:00'],
    ['a pending payment', { status: 'Pending' }, null],
    ['a failed payment', { status: 'Failed' }, null],
    ['a refund', { type: 'Refund' }, null],
    ['another booking', { booking_number: 'LGX-2' }, null],
  ])('takes the date from the ledger: %s', (_name, fields, date) => {
    expect(findPaidAt('LGX-2611-0001', [transaction(fields)])).toBe(date);
  });
});
