import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { PATHS } from '@/config/paths';
import { renderApp, type RenderedApp } from '../render';
import { server } from '../server';
import { savedDraft } from './bookingPage';

const APPROXIMATE = 'Approximate pin: check it';

/** The booking form of a customer whose "Studio" was saved without coordinates, as a sign-up saves it. */
const openForm = () =>
  renderApp(PATHS.bookSpecial, {
    as: 'andrea',
    world: ({ addresses }) => Object.assign(addresses[1] ?? {}, { lat: null, lng: null }),
  });

async function pickStudio({ user }: RenderedApp) {
  await user.click(await screen.findByRole('button', { name: 'Saved addresses' }));
  const list = await screen.findByRole('list', { name: 'Saved addresses' });
  await user.click(within(list).getByRole('button', { name: /^Studio/ }));
}

const failPlaceSearch = () =>
  server.use(
    http.post('*/api/bookings/location', () =>
      HttpResponse.json({ success: false, message: 'Places are not available now.' }, { status: 500 }),
    ),
  );

describe('a saved address without coordinates', () => {
  it('is located by its barangay, and its pin is called approximate until it is confirmed', async () => {
    const app = await openForm();
    await pickStudio(app);
    expect(await screen.findByText(APPROXIMATE)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Done' }));
    const [, dropoff] = within(await screen.findByRole('list', { name: 'Stops' })).getAllByRole('listitem');
    expect(within(dropoff as HTMLElement).getByText(APPROXIMATE)).toBeVisible();

    await app.user.click(screen.getByRole('button', { name: 'Edit drop-off' }));
    await app.user.click(screen.getByRole('button', { name: 'Move the pin' }));
    await app.user.click(await screen.findByRole('button', { name: 'Confirm pin' }));
    expect(screen.getByText('On the map')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Close the map' })).toHaveFocus();
    expect(screen.queryByText(APPROXIMATE)).toBeNull();
  });

  it('is located when its barangay is chosen again', async () => {
    const app = await openForm();
    failPlaceSearch();
    await pickStudio(app);
    expect(await screen.findByText("We couldn't find this on the map. Place a pin.")).toBeVisible();
    server.resetHandlers(...app.sandbox.handlers);
    await app.user.click(await screen.findByRole('button', { name: /San Lorenzo.*Barangay$/ }));
    await app.user.click(await screen.findByRole('option', { name: 'San Lorenzo' }));
    expect(await screen.findByText(APPROXIMATE)).toBeVisible();
    expect(screen.getByRole('button', { name: /San Lorenzo.*Barangay$/ })).toBeVisible();
  });

  it('is located when a draft with it opens, such as one of the search', async () => {
    const app = await openForm();
    const { user } = app;
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'book special from studio');
    await user.click(await screen.findByRole('option', { name: /^Book Special from Studio/ }));
    await user.click(await screen.findByRole('option', { name: /^Showroom/ }));
    const [pickup, dropoff] = within(await screen.findByRole('list', { name: 'Stops' })).getAllByRole('listitem');
    expect(await within(pickup as HTMLElement).findByText(APPROXIMATE)).toBeVisible();
    expect(within(pickup as HTMLElement).queryByText('Address needed')).toBeNull();
    expect(within(dropoff as HTMLElement).queryByText(APPROXIMATE)).toBeNull();
    await waitFor(() =>
      expect(savedDraft(app)?.stops[0]).toMatchObject({
        lat: expect.any(Number) as number,
        is_pin_approximate: true,
      }),
    );
  });

  it('moves the focus to Done once it is picked by keyboard, with its contact', async () => {
    const app = await openForm();
    (await screen.findByRole('button', { name: 'Saved addresses' })).focus();
    await app.user.keyboard('{Enter}');
    const list = await screen.findByRole('list', { name: 'Saved addresses' });
    within(list)
      .getByRole('button', { name: /^Studio/ })
      .focus();
    await app.user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
  });
});
