import { describe, expect, it } from 'vitest';
import type { Appointment, Booking } from '@/api/wire';
import { findNeededAction } from '@/domain/booking/neededAction';
import { appointment, booking } from '../../../builders/booking';

const rating = { rating: 5, review: '' };

describe('the action that a booking needs', () => {
  it.each<[string, Partial<Booking>, Appointment['status'], string | null]>([
    ['paid and on the road', {}, 'In Transit', null],
    [
      'waiting for payment',
      { status: 'Pending', payment_status: 'Unpaid', payment_method: null },
      'Finding Driver',
      'unpaid',
    ],
    ['to be paid in cash at the pickup', { payment_status: 'Unpaid', payment_method: 'Cash' }, 'Driver Assigned', null],
    ['on the road and not paid, where nothing can be paid any more', { payment_status: 'Unpaid' }, 'In Transit', null],
    ['billed to the account', { payment_status: 'Billed', payment_method: 'Credit' }, 'In Transit', null],
    ['a failed attempt', {}, 'Failed Attempt', 'failed'],
    ['a failed attempt that is not paid', { payment_status: 'Unpaid' }, 'Failed Attempt', 'failed'],
    ['completed and not rated', { status: 'Completed' }, 'Delivered', 'unrated'],
    ['completed and rated', { status: 'Completed', rating }, 'Delivered', null],
    ['cancelled and never paid', { status: 'Cancelled', payment_status: 'Unpaid' }, 'Cancelled', null],
  ])('%s', (_name, changes, status, kind) => {
    expect(findNeededAction(booking(changes, { appointment: appointment({ status }) }))?.kind ?? null).toBe(kind);
  });

  it('leads to the payment of an unpaid booking', () => {
    const unpaid = booking({ id: 'a/1', status: 'Pending', payment_status: 'Unpaid' });
    expect(findNeededAction(unpaid)).toMatchObject({ action: 'Pay', to: '/booking/exclusive/maps?booking=a%2F1' });
  });
});
