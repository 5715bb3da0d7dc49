import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { getLivePath } from '@/config/paths';
import { renderApp } from '../render';
import { openPriced, savedDraft } from './bookingPage';
import { findBooking, isOnTheRoad } from './livePage';

const MAKATI = { latitude: 14.5547, longitude: 121.0244 };

afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

function reportPosition() {
  const getCurrentPosition = (onPosition: PositionCallback) => onPosition({ coords: MAKATI } as GeolocationPosition);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}

async function pick(user: UserEvent, name: string, text: string) {
  const box = await screen.findByRole('combobox', { name });
  await user.clear(box);
  await user.type(box, text);
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
}

describe('the landmark of a place that another one replaces', () => {
  it('goes with a mall that is picked over in a quote', async () => {
    const app = await renderApp('/quickquote/booking');
    const getPickup = () => savedDraft(app)?.stops[0];
    await pick(app.user, 'Pickup', 'SM Megamall');
    await waitFor(() => expect(getPickup()?.landmark).toBe('SM Megamall'));
    await pick(app.user, 'Pickup', 'Gilmore Ave');
    await waitFor(() => expect(getPickup()?.address_line).toMatch(/Gilmore/));
    expect(getPickup()?.landmark).toBe('');
  });

  it('goes with a mall whose place becomes the own location in a quote', async () => {
    reportPosition();
    const app = await renderApp('/quickquote/booking');
    const getPickup = () => savedDraft(app)?.stops[0];
    await pick(app.user, 'Pickup', 'SM Megamall');
    await waitFor(() => expect(getPickup()?.landmark).toBe('SM Megamall'));
    await app.user.click(screen.getByRole('button', { name: 'Use my location for pickup' }));
    await waitFor(() => expect(getPickup()?.lat).toBe(MAKATI.latitude));
    expect(getPickup()?.landmark).not.toBe('SM Megamall');
  });

  it('goes with a mall whose place becomes the own location in the booking form', async () => {
    reportPosition();
    const app = await openPriced();
    const getDropoff = () => savedDraft(app)?.stops[1];
    await app.user.click(screen.getByRole('button', { name: 'Edit drop-off' }));
    await pick(app.user, 'Search a place', 'SM Megamall');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Landmark/ })).toHaveValue('SM Megamall'));
    await app.user.click(screen.getByRole('button', { name: 'Use my location' }));
    await waitFor(() => expect(getDropoff()?.lat).toBe(MAKATI.latitude));
    expect(screen.getByRole('textbox', { name: /^Landmark/ })).not.toHaveValue('SM Megamall');
  });
});

it('shows a mall that is its own landmark once in the goods of a delivery', async () => {
  const { router, world } = await renderApp('/about', {
    as: 'andrea',
    spoil: ({ booking_routes: routes }) =>
      routes.forEach(({ stops }) => stops.forEach((stop) => (stop.landmark = stop.address_line))),
  });
  const { booking_number: number } = findBooking(world, isOnTheRoad);
  await act(() => router.navigate(`${getLivePath(number)}&tab=goods`));
  expect(await screen.findByRole('list', { name: 'Goods by stop' })).toBeVisible();
  expect(screen.queryByText(/^Landmark: /)).toBeNull();
});
