import { describe, expect, it } from 'vitest';
import type { Appointment, Booking } from '@/api/wire';
import { canCancel } from '@/domain/booking/bookingView';
import { getCancelCostMessage } from '@/features/live-booking/cancelRules';
import { appointment, booking } from '../../builders/booking';

describe('cancellation', () => {
  it.each<[Booking['status'], Appointment['status'], boolean]>([
    ['Pending', 'Finding Driver', true],
    ['Ongoing', 'Finding Driver', true],
    ['Ongoing', 'Driver Assigned', true],
    ['Ongoing', 'Arrived at Pickup', true],
    ['Ongoing', 'Picked Up', false],
    ['Ongoing', 'In Transit', false],
    ['Completed', 'Delivered', false],
    ['Cancelled', 'Cancelled', false],
  ])('of a %s booking with driver status %s is possible: %s', (status, carried, can) => {
    expect(canCancel(booking({ status }, { appointment: appointment({ status: carried }) }))).toBe(can);
  });

  it.each<[Partial<Booking>, string]>([
    [{ payment_status: 'Unpaid' }, "You haven't paid, so cancelling is free."],
    [
      { cancellation: { fee: 0, refund: 1530.4, until: null } },
      'Cancelling now is free. ₱1,530.40 will be refunded to your Visa 4417.',
    ],
    [
      { cancellation: { fee: 306.08, refund: 1224.32, until: null } },
      'Cancelling now costs ₱306.08. ₱1,224.32 will be refunded to your Visa 4417.',
    ],
    [
      { payment_status: 'Billed', cancellation: { fee: 50, refund: 0, until: null } },
      'Cancelling now costs ₱50.00. There is no refund.',
    ],
    [
      { payment_status: 'Billed', cancellation: { fee: 0, refund: 1530.4, until: null } },
      'Cancelling now is free. ₱1,530.40 will be refunded to your credit.',
    ],
    [{ cancellation: undefined }, "We'll refund what you paid, less any cancellation fee, to your payment method."],
    [
      { payment_status: 'Billed', cancellation: undefined },
      "We'll refund what we charged, less any cancellation fee, to your credit.",
    ],
  ])('states the cost of %o', (changes, message) => {
    expect(getCancelCostMessage(booking(changes))).toBe(message);
  });
});
