import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Booking } from '@/api/wire';
import { getLivePath } from '@/config/paths';
import { findDriverById } from '@/sandbox/drivers/roster';
import { renderApp } from '../render';
import { findBooking, isOnTheRoad } from './livePage';

type Loose = Record<string, unknown>;
type Fault = [name: string, spoil: (booking: Booking) => void];

const without = (record: object | null | undefined, field: string) => delete (record as Loose)[field];
const getFirstAppointment = ({ booking_routes: [route] }: Booking) => route?.booking_appointments[0];
const stopsIn = ({ booking_routes: [route] }: Booking) => route?.stops ?? [];

const EMPTY = { address_line: null, contact_name: null, contact_mobile: null, items: null, place: null };

/** Fields that a server may omit or send as null. */
const FAULTS: Fault[] = [
  [
    'a driver without a profile',
    (booking) => Object.assign(getFirstAppointment(booking)?.driver?.user ?? {}, { user_profile: null }),
  ],
  ['a driver without a person', (booking) => without(getFirstAppointment(booking)?.driver ?? {}, 'user')],
  [
    'neither time nor timeline',
    (booking) => {
      without(booking, 'schedule');
      without(getFirstAppointment(booking), 'timeline');
    },
  ],
  ['stops without addresses and goods', (booking) => stopsIn(booking).forEach((stop) => Object.assign(stop, EMPTY))],
  [
    'a route without length, stops and a driver',
    (booking) => {
      without(booking.booking_routes[0], 'distance_km');
      without(booking.booking_routes[0], 'stops');
      without(booking.booking_routes[0], 'booking_appointments');
    },
  ],
];

async function openWith(spoil: (booking: Booking) => void) {
  const app = await renderApp('/about', { as: 'andrea', spoil });
  const { booking_number: number } = findBooking(app.world, isOnTheRoad);
  const open = (path: string) => act(() => app.router.navigate(path));
  const isAlive = () => {
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(screen.queryByText(/NaN/)).toBeNull();
  };
  return { ...app, number, open, isAlive };
}

it.each(FAULTS)('shows bookings with %s on the dashboard, in lists and in the calendar', async (_name, spoil) => {
  const { number, open, isAlive } = await openWith(spoil);
  await open('/dashboard');
  await screen.findAllByText(number);
  const sidebar = screen.getByRole('complementary', { name: 'Sidebar' });
  expect(await within(sidebar).findByRole('heading', { name: 'Ongoing booking' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Recent activity' })).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Next seven days' })).toBeInTheDocument();

  await open(`/mybooking?q=${number}`);
  expect(await screen.findByRole('link', { name: number })).toBeVisible();
  await open('/mybooking?status=Completed&view=cards');
  expect(await screen.findByRole('list', { name: 'Completed bookings' })).toBeVisible();
  await open('/my-calendar');
  expect(await screen.findByRole('grid')).toBeVisible();
  isAlive();
});

it.each(FAULTS)('tracks, finds and prints a delivery with %s', async (_name, spoil) => {
  const { number, open, isAlive, world } = await openWith(spoil);
  for (const tab of ['timeline', 'goods', 'price', 'history']) {
    await open(`${getLivePath(number)}&tab=${tab}`);
    expect(await screen.findByRole('region', { name: 'Delivery' })).toBeVisible();
    isAlive();
  }
  await open(`${getLivePath(number)}&view=evidence`);
  expect(await screen.findByRole('article', { name: `Evidence pack of ${number}` })).toBeVisible();
  const { id } = findBooking(world, isOnTheRoad);
  await open(`/mybooking?waybills=${id}`);
  expect(await screen.findByRole('article', { name: `Waybill ${number}` })).toBeVisible();
  await open(`/booking/track-trace?number=${number}`);
  expect(await screen.findByRole('article', { name: number })).toBeVisible();
  isAlive();
});

it('prints the plate of a driver without a name', async () => {
  const { number, open, world } = await openWith((booking) => {
    const user = getFirstAppointment(booking)?.driver?.user;
    if (user) Object.assign(user.user_profile, { first_name: '', last_name: '' });
  });
  const { id, rate } = findBooking(world, isOnTheRoad);
  await open(`/mybooking?waybills=${id}`);
  const waybill = await screen.findByRole('article', { name: `Waybill ${number}` });
  const plate = findDriverById(rate?.driver_id ?? null)?.plate_number;
  expect(within(waybill).getByText('Driver').nextSibling).toHaveTextContent(new RegExp(`^${plate}$`));
});

it('offers a rating for a delivery without a rating field', async () => {
  const { open, world } = await openWith((booking) => without(booking, 'rating'));
  // given ratings are in the list of ratings
  const { booking_number: number } = findBooking(
    world,
    (booking) => booking.status === 'Completed' && booking.rating === null,
  );
  await open(getLivePath(number));
  expect(await screen.findByRole('button', { name: 'Rate' })).toBeEnabled();
  await open(`/mybooking?status=Completed&q=${number}`);
  expect(await screen.findByRole('button', { name: `Rate ${number}` })).toBeVisible();
});
