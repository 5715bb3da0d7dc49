import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { createHold } from '../hold';
import { renderApp } from '../render';
import { server } from '../server';
import { openPriced, savedDraft } from './bookingPage';

/** Holds the place search back until the returned function is called. */
function holdPlaceSearch(): () => void {
  const { held, release } = createHold();
  server.use(http.post('*/api/bookings/location', () => held));
  return release;
}

/** Gives the browser a position that it reports once the returned function is called. */
function holdPosition({ latitude, longitude }: { latitude: number; longitude: number }): () => void {
  let report: PositionCallback = () => undefined;
  const getCurrentPosition = (onPosition: PositionCallback) => void (report = onPosition);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return () => report({ coords: { latitude, longitude } } as GeolocationPosition);
}

afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

it('puts the own location at its stop, although the route was reversed before the response', async () => {
  const reportPosition = holdPosition({ latitude: 14.5547, longitude: 121.0244 });
  const app = await openPriced();
  const { user } = app;
  const getStops = () => savedDraft(app)?.stops;
  await user.click(screen.getByRole('button', { name: 'Edit drop-off' }));
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  await user.click(screen.getByRole('button', { name: 'All stops' }));
  await user.click(screen.getByRole('button', { name: 'Reverse the route' }));
  reportPosition();
  await waitFor(() => expect(getStops()?.[0]).toMatchObject({ key: 'dropoff', lat: 14.5547, lng: 121.0244 }));
  expect(getStops()?.[1]).toMatchObject({ key: 'pickup', address_line: '170 Salcedo St' });
});

it('keeps a message that is changed while it is read', async () => {
  const { user } = await openPriced();
  const release = holdPlaceSearch();
  await user.click(screen.getByRole('button', { name: 'Paste from chat' }));
  const dialog = await screen.findByRole('dialog', { name: 'Paste from chat' });
  const field = within(dialog).getByRole('textbox', { name: 'Message' });
  await user.type(field, 'Ana Reyes 09171234567, San Lorenzo, Makati');
  const read = within(dialog).getByRole('button', { name: 'Read message' });
  await user.click(read);
  await user.type(field, ', ring twice');
  release();
  await waitFor(() => expect(read).not.toHaveAttribute('aria-busy'));
  expect(field).toBeVisible();
  expect(field).toHaveValue('Ana Reyes 09171234567, San Lorenzo, Makati, ring twice');
});

it('keeps an address that is picked before the response with the own location', async () => {
  const reportPosition = holdPosition({ latitude: 7.0731, longitude: 125.6128 });
  const { user } = await renderApp('/address', { as: 'andrea' });
  await user.click(await screen.findByRole('button', { name: 'Add address' }));
  const panel = within(await screen.findByRole('form', { name: 'Add address' }));
  const myLocation = panel.getByRole('button', { name: 'Use my location' });
  await user.click(myLocation);
  await user.type(panel.getByRole('combobox', { name: 'Search a place' }), 'gilmore');
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  const street = panel.getByLabelText('Street, building, unit');
  expect(street).toHaveDisplayValue(/Gilmore/);
  reportPosition();
  await waitFor(() => expect(myLocation).not.toHaveAttribute('aria-busy'));
  expect(street).toHaveDisplayValue(/Gilmore/);
});

it('puts the own location into a quote, unless an address is picked before the response', async () => {
  const reportPosition = holdPosition({ latitude: 14.5547, longitude: 121.0244 });
  const app = await renderApp('/quickquote/booking');
  const { user } = app;
  const pickup = await screen.findByRole('combobox', { name: 'Pickup' });
  const myLocation = screen.getByRole('button', { name: 'Use my location for pickup' });
  await user.click(myLocation);
  reportPosition();
  await waitFor(() => expect(pickup).not.toHaveValue(''));
  await waitFor(() => expect(savedDraft(app)?.stops[0]).toMatchObject({ lat: 14.5547 }));

  await user.click(myLocation);
  await user.clear(pickup);
  await user.type(pickup, 'gilmore');
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  expect(pickup).toHaveDisplayValue(/Gilmore/);
  reportPosition();
  await waitFor(() => expect(myLocation).not.toHaveAttribute('aria-busy'));
  expect(pickup).toHaveDisplayValue(/Gilmore/);
});
