import { expect, it } from 'vitest';
import type { Booking } from '@/api/wire';
import { getPaymentStatusLabel, getWaybillPayment } from '@/domain/money/paymentLabels';
import { booking as buildBooking } from '../../../builders/booking';
import { unknownValue } from '../../../builders/unknownValue';

const UNPAID: Partial<Booking> = { total: 1250, payment_status: 'Unpaid' };

it.each<[string, string, Partial<Booking>]>([
  ['cash', 'Collect ₱1,250.00 in cash', { ...UNPAID, status: 'Ongoing', payment_method: ' Cash ' }],
  [
    'no named method, with a driver',
    'Collect ₱1,250.00 in cash',
    { ...UNPAID, status: 'Ongoing', payment_method: null },
  ],
  ['no named method, without a driver', 'Unpaid', { ...UNPAID, status: 'Pending', payment_method: null }],
  ['a cancelled cash booking', 'Not paid, Cash', { ...UNPAID, status: 'Cancelled', payment_method: 'Cash' }],
  ['paid cash', 'Paid, Cash', { payment_status: 'Paid', payment_method: 'Cash' }],
  ['credit', 'Charged to credit', { payment_status: 'Billed', payment_method: 'Credit' }],
])('the waybill of %s says "%s"', (_, label, booking) => {
  expect(getWaybillPayment(buildBooking(booking))).toBe(label);
});

it.each<[string, Partial<Booking>]>([
  ['Unpaid', { payment_status: 'Unpaid', status: 'Ongoing' }],
  ['Not paid', { payment_status: 'Unpaid', status: 'Cancelled' }],
  ['Paid', { payment_status: 'Paid', status: 'Cancelled' }],
  ['Charged to credit', { payment_status: 'Billed', status: 'Ongoing' }],
  ['Refunded', { payment_status: unknownValue('Refunded'), status: 'Cancelled' }],
])('labels the payment status "%s" of %o', (label, booking) => {
  expect(getPaymentStatusLabel(buildBooking(booking))).toBe(label);
});
