import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { expect, it } from 'vitest';
import type { Booking } from '@/api/wire';
import { getLivePath } from '@/config/paths';
import { countCalls } from '../calls';
import { renderApp } from '../render';
import { server } from '../server';
import { savedDraft } from './bookingPage';
import { findBooking, isOnTheRoad } from './livePage';
import '@/features/dashboard/LowerBlocks';

/** Makes the server send only the ids of a stop's places, without names. */
const idsAlone = (booking: Booking) => booking.booking_routes[0]?.stops.forEach((stop) => delete stop.place);

async function openWith(path: string, spoil: (booking: Booking) => void = idsAlone) {
  const app = await renderApp('/about', { as: 'andrea', spoil });
  const record = findBooking(app.world, isOnTheRoad);
  await act(() => app.router.navigate(path.replace('NUMBER', record.booking_number)));
  return { ...app, record };
}

const CITY =
  /(Makati|Taguig|Pasig|Quezon City|Manila|Mandaluyong|Parañaque|Pasay|San Juan|Las Piñas|Muntinlupa|Marikina)/;

it('names the city of every stop from the place lists, each requested once', async () => {
  const cities = countCalls('GET', '/api/cities/:id');
  await openWith('/mybooking');
  const list = await screen.findByRole('table', { name: 'Ongoing bookings' });
  await waitFor(() => {
    const rows = within(list).getAllByRole('row').slice(1);
    expect(rows.length).toBeGreaterThan(1);
    rows.forEach((row) => expect(row).toHaveTextContent(CITY));
  });
  const sidebar = screen.getByRole('complementary', { name: 'Sidebar' });
  const [first] = within(sidebar).getAllByRole('list', { name: 'Stops' });
  // a table that renders between the answer and the next frame has the names before the sidebar
  await waitFor(() => expect(first).toHaveTextContent(CITY));
  expect(cities()).toBe(1);
});

it('names barangay, city and province of one delivery', async () => {
  const { record, router } = await openWith(`${getLivePath('NUMBER')}&tab=goods`);
  const goods = await screen.findByRole('list', { name: 'Goods by stop' });
  await waitFor(() =>
    expect(within(goods).getAllByText(/^[^,]+, [^,]+, Metro Manila$/)).toHaveLength(record.stops.length),
  );
  await act(() => router.navigate(`/mybooking?waybills=${record.id}`));
  const waybill = await screen.findByRole('article', { name: `Waybill ${record.booking_number}` });
  await waitFor(() =>
    expect(within(waybill).getAllByText(/^[^,]+, [^,]+, Metro Manila$/)).toHaveLength(record.stops.length),
  );
});

it('uses a place sent in full, and requests no list', async () => {
  const lists = [countCalls('GET', '/api/cities/:id'), countCalls('GET', '/api/barangays/:id')];
  await openWith(`${getLivePath('NUMBER')}&tab=goods`, (booking) =>
    booking.booking_routes[0]?.stops.forEach((stop) => {
      const { place } = stop;
      delete stop.place;
      Object.assign(stop, place);
    }),
  );
  const goods = await screen.findByRole('list', { name: 'Goods by stop' });
  expect(within(goods).getAllByText(/^[^,]+, [^,]+, Metro Manila$/).length).toBeGreaterThan(1);
  expect(lists.map((count) => count())).toEqual([0, 0]);
});

it('fills the form with the names too, so that the customer need not choose again', async () => {
  const app = await openWith('/dashboard');
  const { user } = app;
  // the lists of barangays are slower than the price
  server.use(http.get('*/api/barangays/:id', () => delay(500).then(() => undefined)));
  const [first] = await screen.findAllByRole('button', { name: /^Book again: .*(Makati|Taguig|City|Pasig)/ });
  await user.click(first as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Book again' });
  const open = within(dialog).getByRole('button', { name: 'Open the form' });
  await waitFor(() => expect(open).not.toHaveAttribute('aria-busy'));
  await user.click(open);
  const names = savedDraft(app)?.stops.flatMap(({ region, city, barangay }) => [
    region?.name,
    city?.name,
    barangay?.name,
  ]);
  expect(names?.length).toBeGreaterThan(5);
  expect(names?.filter((name) => !name)).toEqual([]);
});
