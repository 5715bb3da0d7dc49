import { describe, expect, it } from 'vitest';
import type { Booking } from '@/api/wire';
import { getPaymentSummary, isPaid } from '@/domain/money/paymentLabels';
import { booking } from '../../builders/booking';
import { unknownValue } from '../../builders/unknownValue';

describe('a payment', () => {
  it.each<[Booking['payment_status'], boolean]>([
    ['Paid', true],
    ['Billed', true],
    ['Unpaid', false],
    [unknownValue('Pending'), false],
  ])('with status %s counts as paid: %s', (payment_status, paid) => {
    expect(isPaid({ payment_status })).toBe(paid);
  });

  it('is summed up from the booking', () => {
    expect(getPaymentSummary(booking())).toBe('₱1,530.40 paid with Visa 4417');
    expect(getPaymentSummary(booking({ payment_method: null }))).toBe('₱1,530.40 paid');
    expect(getPaymentSummary(booking({ payment_status: 'Billed' }))).toBe('₱1,530.40 charged to your credit');
    const unpaid = { payment_status: 'Unpaid' } as const;
    expect(getPaymentSummary(booking({ ...unpaid, payment_method: 'Cash' }))).toBe(
      '₱1,530.40 is paid in cash at the pickup',
    );
    expect(getPaymentSummary(booking({ ...unpaid, payment_method: 'GCash' }))).toBe('₱1,530.40 is not paid yet');
  });
});
