import { act, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { bookingsApi } from '@/api/bookings';
import { findDriverById } from '@/sandbox/drivers/roster';
import { appointment, booking, driver, item, stop } from '../builders/booking';
import { renderApp } from '../render';
import { server } from '../server';
import { findBooking } from './livePage';

const ROUTE = '*/api/bookings/route/:id';
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** Masked customer booking, as some servers send it to the public. */
function createMaskedBooking(number: string) {
  const place = (id: string, name: string) => ({ id, code: id, name });
  const hidden = { contact_name: 'R***', contact_mobile: '9*********', place: undefined };
  const at = { city: place('1', 'Makati'), barangay: place('2', 'Bel-Air') } as unknown as Partial<typeof hidden>;
  return booking(
    { booking_number: number, total: undefined, schedule: { pickup_at: minutesAgo(40) } },
    {
      stops: [stop(0, { ...hidden, ...at, items: undefined }), stop(1, { ...hidden, ...at, items: [item(), item()] })],
      appointment: appointment({
        eta_at: undefined,
        proof: { photo: null, signature: null, received_by: 'R***', at: minutesAgo(1) },
        driver: driver({
          position: { lat: 14.6, lng: 121.03, heading: null, recorded_at: minutesAgo(0) },
        }),
        timeline: [{ status: 'Picked Up', at: minutesAgo(30) }],
      }),
    },
  );
}

const answerEach = (answer: (number: string) => unknown) =>
  server.use(
    http.post(ROUTE, ({ params }) =>
      HttpResponse.json(
        { success: true, message: 'Route', data: answer(String(params.id)) },
        { headers: { 'x-contract': 'off' } },
      ),
    ),
  );

it('shows a visitor the load, places, driver and arrival of a masked booking', async () => {
  const { router } = await renderApp('/about');
  answerEach(createMaskedBooking);
  await act(() => router.navigate('/track/wb-7X!a'));
  const card = await screen.findByRole('article', { name: 'wb-7X!a' });
  expect(card).toHaveTextContent('4 units, 40 kg');
  expect(card).toHaveTextContent('Bel-Air, Makati');
  expect(card).toHaveTextContent('Proof of delivery was taken.');
  // picked up 30 minutes ago, on a route of 55 minutes
  expect(card).toHaveTextContent(/Arriving at drop-off about .*2[45] Minutes/);
  expect(await screen.findByRole('region', { name: 'Driver of wb-7X!a' })).toBeInTheDocument();
});

it('names the reached stop and denies only the proof of the last one', async () => {
  const { router, user } = await renderApp('/about');
  const steps = ['Picked Up', 'In Transit', 'Arrived at Drop-off', 'Delivered', 'In Transit'] as const;
  const timeline = steps.map((status, index) => ({ status, at: minutesAgo(30 - index) }));
  answerEach((number) =>
    booking({ booking_number: number }, { stops: [stop(0), stop(1), stop(2)], appointment: appointment({ timeline }) }),
  );
  await act(() => router.navigate('/track/wb-8'));
  const card = await screen.findByRole('article', { name: 'wb-8' });
  expect(card).toHaveTextContent('2 of 3 stops done. No proof of delivery yet for the last stop.');
  await user.click(within(card).getByRole('button', { name: 'Show 5 earlier steps' }));
  expect(card).toHaveTextContent('Arrived at Stop 1');
  expect(card).not.toHaveTextContent('Arrived at drop-off');
});

it('keeps the other results when one cannot be shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { router, store } = await renderApp('/about');
  answerEach(createMaskedBooking);
  await act(() => router.navigate('/tracktrace?number=bad-1,good-2'));
  expect(await screen.findByRole('article', { name: 'bad-1' })).toBeVisible();
  // the response schema rejects such a record, so the test puts it into the cache
  const broken = { ...createMaskedBooking('bad-1'), booking_routes: [{ stops: [null] }] } as never;
  await act(async () => {
    await store.dispatch(bookingsApi.util.upsertQueryData('trackBooking', 'bad-1', broken));
  });
  expect(await screen.findByText('bad-1 cannot be shown')).toBeVisible();
  expect(await screen.findByRole('article', { name: 'good-2' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  vi.restoreAllMocks();
});

it('shows the valid rows of a booking with invalid ones', async () => {
  const { router } = await renderApp('/about');
  answerEach((number) => {
    const [route] = createMaskedBooking(number).booking_routes;
    const stops = [null, {}, ...(route?.stops ?? []), 5];
    const appointments = [{ id: 1 }, ...(route?.booking_appointments ?? []), null];
    return {
      ...createMaskedBooking(number),
      booking_routes: [null, { ...route, stops, booking_appointments: appointments }],
    };
  });
  await act(() => router.navigate('/track/wb-9'));
  const card = await screen.findByRole('article', { name: 'wb-9' });
  expect(card).toHaveTextContent('4 units, 40 kg');
  expect(card).toHaveTextContent('Bel-Air, Makati');
});

it('shows a recipient the driver by first name, the cash to have ready and the drop-off area', async () => {
  const { router, world } = await renderApp('/about');
  const record = findBooking(
    world,
    ({ stops, appointment_status: status }) => stops.length === 2 && status === 'In Transit',
  );
  const last = record.stops.at(-1);
  const assigned = findDriverById(record.rate?.driver_id ?? null);
  if (!last || !assigned) throw new Error('no such booking');
  last.notes = 'Collect ₱1,500.00 cash on delivery. Ring twice.';
  await act(() => router.navigate(`/track/${record.booking_number}`));
  const card = within(await screen.findByRole('article', { name: record.booking_number }));
  const vehicleCard = card.getByRole('region', { name: 'Vehicle' });
  expect(vehicleCard).toHaveTextContent(`Plate ${assigned.plate_number}`);
  expect(vehicleCard).toHaveTextContent(`Driver ${assigned.first_name} rated ${assigned.rating.toFixed(1)}`);
  expect(card.getByRole('region', { name: 'Have ready' })).toHaveTextContent('₱1,500.00 in cash for the driver');
  expect(card.getAllByText(/^Live, updated/)).toHaveLength(1);
  expect(await card.findByRole('img', { name: /^Drop-off: .+, / })).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(new RegExp(`Ring|${assigned.last_name}|${last.contact_name}`));
});

it('tells a recipient whose link finds no delivery to ask the sender', async () => {
  await renderApp('/track/LGX-000000-0000');
  expect(await screen.findByText('LGX-000000-0000 was not found')).toBeVisible();
  expect(screen.getByText(/The sender can share the link again\.$/)).toBeVisible();
});
