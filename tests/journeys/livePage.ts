import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { Booking } from '@/api/wire';
import { getLivePath } from '@/config/paths';
import type { BookingRecord } from '@/sandbox/records/bookings';
import { findDemoCustomer } from '@/sandbox/seed/customers';
import type { World } from '@/sandbox/world';
import { renderApp } from '../render';
import { server } from '../server';

/** Returns the bookings of a customer, all or those with a status. */
export const bookingsOf = (world: World, username: string, status?: string): BookingRecord[] => {
  const customer = findDemoCustomer(world, username);
  const own = world.bookings.filter(({ customer_id }) => customer_id === customer.id);
  return status === undefined ? own : own.filter((booking) => booking.status === status);
};

export function findBooking(world: World, matches: (booking: BookingRecord) => boolean): BookingRecord {
  const found = bookingsOf(world, 'andrea').find(matches);
  if (!found) throw new Error('andrea has no such booking');
  return found;
}

/** Rewinds a booking to 'Driver Assigned', with its pickup ahead and its next step an hour away. */
export function rewindToBeforePickup(booking: BookingRecord, now: number): void {
  booking.pickup_at = now + 600_000;
  booking.appointment_status = 'Driver Assigned';
  booking.timeline = booking.timeline.filter(({ status }) => ['Finding Driver', 'Driver Assigned'].includes(status));
  booking.plan = booking.plan.map((step) => ({ ...step, at: now + 3_600_000 }));
}

export const isOnTheRoad = ({ status }: BookingRecord) => status === 'Ongoing';

type Options = { search?: string; prepare?: (booking: BookingRecord, now: number) => void };

/** Opens the live page of andrea's first matching booking. */
export async function openLive(matches: (booking: BookingRecord) => boolean, { search = '', prepare }: Options = {}) {
  const app = await renderApp('/about', { as: 'andrea' });
  const booking = findBooking(app.world, matches);
  prepare?.(booking, app.sandbox.clock.now());
  await act(() => app.router.navigate(getLivePath(booking.booking_number) + search));
  // hidden, because a dialog from the URL may cover both
  await screen.findByRole('heading', { level: 1, name: booking.booking_number, hidden: true });
  await screen.findByRole('region', { name: /^(Delivery|Addresses and goods)$/, hidden: true });
  return { ...app, booking, number: booking.booking_number };
}

/** Makes the server answer every route request with this booking. */
export function answerWith(booking: Booking): void {
  const body = { success: true, message: 'Route', data: booking };
  server.use(http.post('*/api/bookings/route/:id', () => HttpResponse.json(body)));
}
