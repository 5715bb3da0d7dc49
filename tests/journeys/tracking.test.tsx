import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { watchCalls } from '../calls';
import { renderApp, type RenderedApp } from '../render';
import { server } from '../server';
import { storedSlice } from '../storedSlices';
import { bookingsOf, findBooking, isOnTheRoad } from './livePage';

const ROUTE = '*/api/bookings/route/:id';

const search = async (user: RenderedApp['user'], text: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Booking number' }), { target: { value: text } });
  await user.click(screen.getByRole('button', { name: 'Track' }));
};

describe('public track and trace', () => {
  it('finds several numbers without a bearer token, and shows a missing one apart', async () => {
    const { user, world, router, store } = await renderApp('/tracktrace');
    const [first, second] = bookingsOf(world, 'andrea').map(({ booking_number }) => booking_number);
    await screen.findByRole('heading', { level: 1, name: 'Track & Trace' });
    const calls = watchCalls();
    await search(user, `${first?.toLowerCase()},LGX-000000-0000\n${second};${first}`);
    expect(await screen.findByRole('article', { name: first })).toBeVisible();
    expect(await screen.findByRole('article', { name: second })).toBeVisible();
    expect(await screen.findByText('LGX-000000-0000 was not found')).toBeVisible();
    expect(screen.getByText(/: letters, the date and four digits/)).toBeVisible();
    expect(calls.all.map(({ call }) => call).sort()).toEqual(
      [first, second, 'LGX-000000-0000'].map((number) => `POST /api/bookings/route/${number}`).sort(),
    );
    expect(calls.withBearer()).toEqual([]);
    expect(new URLSearchParams(router.state.location.search).get('number')).toBe(`${first} LGX-000000-0000 ${second}`);
    expect(store.getState().booking.lookupErrors.routes).toMatchObject([{ status: 404 }]);

    // saved in this browser until it is removed
    const recent = within(screen.getByRole('region', { name: 'Recent searches' }));
    await user.click(recent.getByRole('button', { name: `Remove ${first} and 2 more` }));
    expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
    expect(store.getState().booking.recentSearches).toEqual([]);
  });

  it('lists a search again after a reload, in the format of any server', async () => {
    const { user, store } = await renderApp('/tracktrace');
    await screen.findByRole('heading', { level: 1, name: 'Track & Trace' });
    await search(user, 'so#4711, abc_123');
    const label = 'so#4711 and 1 more';
    expect(await screen.findByRole('button', { name: `Remove ${label}` })).toBeVisible();
    await waitFor(() => expect(storedSlice('booking').recentSearches).toEqual(store.getState().booking.recentSearches));
    cleanup();

    await renderApp('/tracktrace');
    expect(await screen.findByRole('button', { name: `Remove ${label}` })).toBeVisible();
  });

  it('clears a typed number with a button, which an empty field does not have', async () => {
    const { user } = await renderApp('/tracktrace');
    const box = await screen.findByRole('textbox', { name: 'Booking number' });
    expect(screen.queryByRole('button', { name: 'Clear the booking numbers' })).toBeNull();
    await user.type(box, 'LGX');
    await user.click(await screen.findByRole('button', { name: 'Clear the booking numbers' }));
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear the booking numbers' })).toBeNull();
  });

  it('loads a number that did not load when it is searched again, and a loaded one stays', async () => {
    const { user, world } = await renderApp('/tracktrace');
    const [first, second] = bookingsOf(world, 'andrea').map(({ booking_number }) => booking_number);
    await screen.findByRole('heading', { level: 1, name: 'Track & Trace' });
    server.use(
      http.post(`*/api/bookings/route/${first}`, () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    await search(user, `${first} ${second}`);
    expect(await screen.findByText(`${first} did not load`)).toBeVisible();
    expect(await screen.findByRole('article', { name: second })).toBeVisible();
    const calls = watchCalls();
    const steps = window.history.length;
    await user.dblClick(screen.getByRole('button', { name: 'Track' }));
    expect(await screen.findByRole('article', { name: first })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Booking number' })).toHaveValue(`${first} ${second}`);
    expect(calls.all.map(({ call }) => call)).toEqual([`POST /api/bookings/route/${first}`]);
    expect(window.history).toHaveLength(steps);
  });

  it('rejects more than ten numbers, keeps the text and sends nothing', async () => {
    const { user } = await renderApp('/tracktrace');
    await screen.findByRole('heading', { level: 1, name: 'Track & Trace' });
    const calls = watchCalls();
    const eleven = Array.from({ length: 11 }, (_, index) => `LGX-260716-${1000 + index}`).join(', ');
    await search(user, eleven);
    expect(screen.getByRole('alert')).toHaveTextContent('You entered 11 booking numbers. Enter up to 10 at a time.');
    const box = screen.getByRole('textbox', { name: 'Booking number' });
    expect(box).toHaveValue(eleven);
    expect(box).toBeInvalid();
    expect(calls.all).toEqual([]);
  });

  it('hides name, mobile, street, price, signature and an early position, even if the server sends them', async () => {
    const { world, router } = await renderApp('/about');
    const record = findBooking(world, isOnTheRoad);
    const leak = {
      contact_name: 'Ramon dela Peña',
      contact_mobile: '9206158843',
      address_line: '42 Gilmore Ave',
      lat: 14.6,
      lng: 121,
    };
    const place = (name: string) => ({ id: name, code: name, name });
    const body = {
      success: true,
      message: 'Route',
      data: {
        ...{ id: 7, total: 1530.4, payment_method: 'Visa 4417', notes: 'Ring twice' },
        booking_number: record.booking_number,
        booking_type: 'exclusive',
        status: 'Ongoing',
        date_created: new Date().toISOString(),
        schedule: { pickup_at: new Date().toISOString() },
        vehicle_type: { name: 'L300 Van' },
        items: { count: 18, weight_kg: 264 },
        booking_routes: [
          {
            sequence: 1,
            stops: [
              { sequence: 0, kind: 'pickup', city: place('Makati'), barangay: place('Bel-Air'), ...leak },
              { sequence: 1, kind: 'dropoff', city: place('Taguig'), barangay: null, ...leak },
              { sequence: 2, kind: 'dropoff', city: place('Quezon City'), barangay: place('Mariana'), ...leak },
            ],
            booking_appointments: [
              {
                status: 'In Transit',
                driver: { user: { user_profile: { first_name: 'Rodel', last_name: 'Magsino' } }, mobile: '9170000000' },
                timeline: [
                  { status: 'Picked Up', at: new Date().toISOString(), note: 'Ring at 42 Gilmore Ave' },
                  { status: 'In Transit', at: new Date().toISOString(), note: 'To 42 Gilmore Ave' },
                ],
                has_proof: true,
                proof: { signature: '/art/signature.svg', received_by: 'Ramon dela Peña', photo: '/art/p.svg' },
                position: { lat: 14.6, lng: 121, heading: null, recorded_at: new Date().toISOString() },
                eta_at: null,
              },
            ],
          },
        ],
      },
    };
    server.use(http.post(ROUTE, () => HttpResponse.json(body, { headers: { 'x-contract': 'off' } })));
    await act(() => router.navigate(`/track/${record.booking_number}`));
    const card = await screen.findByRole('article', { name: record.booking_number });
    expect(card).toHaveTextContent('Mariana, Quezon City');
    expect(card).toHaveTextContent('1 of 3 stops done. Proof of delivery was taken.');
    expect(document.body).not.toHaveTextContent(/Ramon|Rodel|Gilmore|920 ?615|917 ?000|1,530|Visa|Ring/);
    expect(screen.queryByRole('img', { name: /signature|goods/i })).toBeNull();
    expect(screen.queryByRole('region', { name: /^Driver of/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Book your own delivery' })).toHaveAttribute('href', '/');
  });

  it('shows the driver on the last leg with the age of the position, and no map afterwards', async () => {
    const { world, router } = await renderApp('/about');
    const last = findBooking(world, ({ stops, appointment_status: at }) => stops.length === 2 && at === 'In Transit');
    await act(() => router.navigate(`/track/${last.booking_number}`));
    expect(await screen.findByRole('region', { name: `Driver of ${last.booking_number}` })).toBeInTheDocument();
    const shown = within(screen.getByRole('article', { name: last.booking_number }));
    const age = shown.getByText(/^Live, updated \d+ s ago$/);
    expect(age).toBeVisible();
    // a screen reader would read it every second
    expect(age.closest('[role=status]')).toBeNull();
    const done = findBooking(world, ({ status }) => status === 'Completed');
    await act(() => router.navigate(`/track/${done.booking_number}`));
    const card = await screen.findByRole('article', { name: done.booking_number });
    expect(card).toHaveTextContent('This delivery has ended, so the live map is closed.');
    expect(screen.queryByRole('region', { name: /^Driver of/ })).toBeNull();
  });
});

describe('track and trace signed in', () => {
  it('links ongoing bookings, and shows full details of own bookings only', async () => {
    const app = await renderApp('/booking/track-trace', { as: 'andrea' });
    const own = findBooking(app.world, isOnTheRoad);
    const foreign = bookingsOf(app.world, 'harbor.foods')[0]?.booking_number ?? '';
    const chips = await screen.findByRole('navigation', { name: 'Ongoing bookings' });
    expect(within(chips).getByRole('link', { name: own.booking_number })).toBeVisible();
    await search(app.user, `${own.booking_number} ${foreign}`);
    const whole = await screen.findByRole('article', { name: own.booking_number });
    expect(within(whole).getByRole('link', { name: 'Open the delivery' })).toBeVisible();
    expect(whole).toHaveTextContent(own.stops.at(-1)?.contact_name ?? 'no contact');
    const masked = await screen.findByRole('article', { name: foreign });
    expect(masked).toHaveTextContent(/stops? done\./);
    expect(within(masked).queryByRole('link', { name: 'Open the delivery' })).toBeNull();
    await app.user.click(within(chips).getByRole('link', { name: own.booking_number }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/booking/exclusive/maps/routes'));
    expect(app.store.getState().booking.recentSearches).toHaveLength(1);
  });

  it('shows a number that fails to load apart, and retries it', async () => {
    const { user, world, router } = await renderApp('/about');
    const [first, second] = bookingsOf(world, 'andrea').map(({ booking_number }) => booking_number);
    server.use(
      http.post(`*/api/bookings/route/${first}`, () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    await act(() => router.navigate(`/tracktrace?number=${first}%20${second}`));
    expect(await screen.findByRole('article', { name: second })).toBeVisible();
    expect(await screen.findByText(`${first} did not load`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: first })).toBeVisible();
  });

  it('loads an own booking that did not load when it is searched again', async () => {
    const { user, world } = await renderApp('/booking/track-trace', { as: 'andrea' });
    const { booking_number: number } = findBooking(world, isOnTheRoad);
    await screen.findByRole('navigation', { name: 'Ongoing bookings' });
    server.use(
      http.post(`*/api/bookings/route/${number}`, () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    await search(user, number);
    expect(await screen.findByText(`${number} did not load`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Track' }));
    expect(await screen.findByRole('link', { name: 'Open the delivery' })).toBeVisible();
  });
});
