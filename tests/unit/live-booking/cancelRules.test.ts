import { describe, expect, it } from 'vitest';
import { canCancel } from '@/domain/booking/bookingView';
import { getCancelCostMessage } from '@/features/live-booking/cancelRules';
import { appointment, booking } from '../../builders/booking';

describe('cancelling', () => {
  it.each([
    ['Pending', 'Finding Driver', true],
    ['Ongoing', 'Finding Driver', true],
    ['Ongoing', 'Driver Assigned', true],
    ['Ongoing', 'Arrived at Pickup', true],
    ['Ongoing', 'Picked Up', false],
    ['Ongoing', 'In Transit', false],
    ['Completed', 'Delivered', false],
    ['Cancelled', 'Cancelled', false],
  ])('a %s booking whose driver is %s: %s', (status, carried, can) => {
    expect(canCancel(booking({ status }, { appointment: appointment({ status: carried }) }))).toBe(can);
  });

  it.each([
    [{ payment_status: 'Unpaid' }, 'Nothing was paid, so nothing is charged.'],
    [
      { cancellation: { fee: 0, refund: 1530.4, until: null } },
      'Free cancellation until a driver is assigned. ₱1,530.40 comes back to Visa 4417.',
    ],
    [
      { cancellation: { fee: 306.08, refund: 1224.32, until: null } },
      'Cancelling now costs ₱306.08. ₱1,224.32 comes back to Visa 4417.',
    ],
    [
      { payment_status: 'Billed', cancellation: { fee: 50, refund: 0, until: null } },
      'Cancelling now costs ₱50.00. Nothing comes back.',
    ],
  ])('says the cost of %o', (changes, words) => {
    expect(getCancelCostMessage(booking(changes))).toBe(words);
  });
});
