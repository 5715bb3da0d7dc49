import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { PATHS } from '@/config/paths';
import { ratingOpened } from '@/store/ratings';
import { ANDREA } from '../accounts';
import { resizeTo } from '../browserWindow';
import { typedDraft } from '../builders/draft';
import { renderApp } from '../render';
import { server } from '../server';
import { settled } from '../time';
import { savedDraft } from './bookingPage';

const palette = () => screen.findByRole('dialog', { name: 'Search' });
const results = () => screen.getAllByRole('option').map((option) => option.textContent.trim());

/** Presses Ctrl K. Returns true if the browser's own shortcut is prevented. */
function pressPaletteKeys(init = {}): boolean {
  const press = createEvent.keyDown(document.activeElement!, { key: 'k', ctrlKey: true, ...init });
  fireEvent(document.activeElement!, press);
  return press.defaultPrevented;
}

async function openPalette(path = '/about', options: Parameters<typeof renderApp>[1] = { as: 'andrea' }) {
  const app = await renderApp(path, options);
  await waitFor(() => expect(pressPaletteKeys()).toBe(true));
  const dialog = await palette();
  await waitFor(() => expect(within(dialog).getByRole('combobox', { name: 'Search' })).toHaveFocus());
  return { ...app, dialog };
}

describe('the command palette', () => {
  it('finds a page by one of its names, counts the results, and opens the first with Enter', async () => {
    const { user, router, dialog } = await openPalette();
    await user.keyboard('gcash');
    expect(results()).toEqual(['Payment methods']);
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent(/^1 result$/));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment-method'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the wallet with the way back to the booking that is open', async () => {
    const { user, router } = await openPalette('/booking/exclusive');
    await user.keyboard('top up{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/wallet'));
    expect(await screen.findByRole('link', { name: 'Continue your booking' })).toHaveAttribute(
      'href',
      '/booking/exclusive',
    );
  });

  it('lists a booking once that two lists have at the same time', async () => {
    const { user, world } = await renderApp('/about', { as: 'andrea' });
    server.use(
      http.get('*/api/bookings', ({ request }) => {
        const url = new URL(request.url);
        if (url.searchParams.get('status') !== 'Completed') return undefined;
        url.searchParams.set('status', 'Ongoing');
        return fetch(url, { headers: { authorization: request.headers.get('authorization') ?? '' } });
      }),
    );
    await waitFor(() => expect(pressPaletteKeys()).toBe(true));
    await palette();
    const moved = world.bookings.find((booking) => booking.customer_id === ANDREA && booking.status === 'Ongoing');
    await user.keyboard(moved?.booking_number ?? '');
    await waitFor(() => expect(results()).toHaveLength(3));
    await settled();
    expect(new Set(results()).size).toBe(results().length);
  });

  it('moves with the arrow keys', async () => {
    const { user, router } = await openPalette();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking/shared'));
  });

  it('says so if nothing matches, and leads to the search of all bookings', async () => {
    const { user, router, dialog } = await openPalette();
    await user.keyboard('zebra crossing');
    expect(within(dialog).getByText('No results found.')).toBeVisible();
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent(/^0 results$/));
    await user.click(within(dialog).getByRole('link', { name: 'Search My Bookings' }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/mybooking', search: '?q=zebra%20crossing' }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads a visitor with a question to the search of the Help Center', async () => {
    const { user, router, dialog } = await openPalette('/about', {});
    expect(within(dialog).queryByRole('link')).toBeNull();
    await user.keyboard('refund of a card');
    expect(
      within(dialog)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Search the Help Center']);
    await user.click(within(dialog).getByRole('link', { name: 'Search the Help Center' }));
    expect(await screen.findByRole('textbox', { name: 'Search the help center' })).toHaveValue('refund of a card');
    expect(router.state.location.pathname).toBe('/help-center');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens from the header, and Escape returns the focus there', async () => {
    const { user } = await renderApp('/about', { as: 'andrea' });
    const opener = await screen.findByRole('button', { name: 'Search (Ctrl K)' });
    await user.click(opener);
    await palette();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes with the same keys and with Back, which stays on the page', async () => {
    const { router, user } = await renderApp('/about', { as: 'andrea' });
    await act(() => router.navigate('/help'));
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/help');
  });

  it('ignores a held key, replaces a drawer, and stays away from dialogs and the app-download screen', async () => {
    const { store, user } = await renderApp('/about', { as: 'andrea' });
    expect(pressPaletteKeys({ repeat: true })).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    pressPaletteKeys();
    await palette();
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
    pressPaletteKeys();

    act(() => void store.dispatch(ratingOpened({ bookingNumber: 'LGX-260716-0482', driverName: '' })));
    await screen.findByRole('dialog', { name: /Rate/ });
    expect(pressPaletteKeys()).toBe(true);
    fireEvent.keyDown(document.body, { key: '?' });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.keyboard('{Escape}');

    resizeTo(800);
    expect(pressPaletteKeys()).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens drawers and logs out', async () => {
    const { user, router } = await openPalette();
    await user.keyboard('chats{Enter}');
    await screen.findByRole('dialog', { name: 'Chats' });
    pressPaletteKeys();
    await palette();
    await user.keyboard('sign out{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'), { timeout: 4000 });
  });

  it('offers a visitor the public pages and a booking number, also a pasted one', async () => {
    const { user, router, dialog } = await openPalette('/about', {});
    await user.paste('lgx-260101-0001');
    expect(results()).toEqual(['Track LGX-260101-0001']);
    expect(within(dialog).queryByRole('link', { name: 'Search My Bookings' })).toBeNull();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe('/tracktrace?number=LGX-260101-0001'),
    );
  });
});

describe('bookings and addresses in the palette', () => {
  it('finds a booking by its number, and books it again', async () => {
    const { user, store, dialog } = await openPalette();
    const [option] = await within(dialog).findAllByRole('option', { name: /^LGX-/ });
    const number = option!.textContent.slice(0, 15);
    await user.keyboard(number);
    expect(results().map((text) => text.slice(0, 26))).toEqual([
      expect.stringMatching(`^${number}`),
      expect.stringMatching(`^Track ${number}`),
      expect.stringMatching(`^Book again ${number}`),
    ]);
    await user.click(screen.getByRole('option', { name: new RegExp(`^Book again ${number}`) }));
    const again = await screen.findByRole('dialog', { name: 'Book again' });
    expect(within(again).getByText(number)).toBeVisible();
    await user.click(await within(again).findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.getState().utils.isShowPalette).toBe(false);
  });

  it('pays a booking that waits for its payment', async () => {
    let number = '';
    const { user, router, dialog } = await openPalette('/about', {
      as: 'andrea',
      world: (world) => {
        const booking = world.bookings.find(({ status }) => status === 'Ongoing')!;
        number = booking.booking_number;
        Object.assign(booking, { status: 'Pending', payment_status: 'Unpaid', payment: null });
      },
    });
    await within(dialog).findAllByRole('option', { name: /^LGX-/ });
    await user.keyboard(`pay ${number}`);
    await user.click(await screen.findByRole('option', { name: new RegExp(`^Pay ${number}`) }));
    await waitFor(() => expect(router.state.location.pathname).toBe(PATHS.bookingReview));
  });

  it('says which list did not load, and loads it again', async () => {
    let isDown = true;
    const { user } = await renderApp('/about', { as: 'andrea' });
    server.use(
      http.get('*/api/customers/addresses', () =>
        isDown ? HttpResponse.json({ success: false, message: 'Down.' }, { status: 500 }) : undefined,
      ),
    );
    pressPaletteKeys();
    const dialog = await palette();
    expect(await within(dialog).findByText('Addresses did not load.')).toBeVisible();
    isDown = false;
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(dialog).queryByText('Addresses did not load.')).toBeNull());
    await user.type(within(dialog).getByRole('combobox'), 'studio');
    expect(await within(dialog).findByRole('option', { name: /^Studio/ })).toBeVisible();
  });

  it('opens the form with the pickup and the drop-off of two saved addresses', async () => {
    const app = await openPalette();
    const { user, router } = app;
    await screen.findAllByRole('option', { name: /^LGX-/ });
    await user.keyboard('book joint from studio{Enter}');
    expect(await screen.findByRole('combobox', { name: 'Drop-off' })).toHaveFocus();
    expect(results()).not.toContainEqual(expect.stringContaining('Studio'));
    await user.keyboard('showroom{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking/shared'));
    expect(savedDraft(app)?.stops.map(({ address_line }) => address_line)).toEqual([
      '8F Salcedo One, 170 Salcedo St',
      'G/F Shoppes, 5th Ave cor. 26th St',
    ]);
    // the route: its stops, and then perhaps the editor of the one that still needs something
    await waitFor(() => expect(screen.getByRole('heading', { name: /^(Route|Drop-off)$/ })).toBeVisible());
  });

  it.each([
    ['Keep my draft', '12 Port Road, Tondo'],
    ['Replace my draft', '8F Salcedo One, 170 Salcedo St'],
  ])('asks about the draft in the open form: "%s"', async (choice, pickup) => {
    const app = await openPalette('/booking/exclusive', { as: 'andrea', draft: typedDraft() });
    const { user } = app;
    await screen.findAllByRole('option', { name: /^LGX-/ });
    await user.keyboard('book special from studio{Enter}');
    await screen.findByRole('combobox', { name: 'Drop-off' });
    await user.keyboard('form{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Start another delivery?' });
    await user.click(within(dialog).getByRole('button', { name: choice }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(savedDraft(app)?.stops[0]?.address_line).toBe(pickup);
    expect(await screen.findByText(new RegExp(pickup))).toBeVisible();
  });
});

describe('the list of shortcuts', () => {
  it('opens with a question mark, but not while the customer types', async () => {
    const { user } = await renderApp('/tracktrace');
    await user.type(await screen.findByRole('textbox'), '?');
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent(/Ctrl KSearch pages/);
  });

  it('has a switch for single-key shortcuts, which Settings show too', async () => {
    const { user, router } = await renderApp('/about', { as: 'andrea' });
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.click(within(dialog).getByRole('checkbox', { name: 'Use single-key shortcuts' }));
    await user.keyboard('{Escape}');
    await user.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => router.navigate('/settings'));
    const setting = await screen.findByRole('checkbox', { name: 'Use single-key shortcuts' });
    expect(setting).not.toBeChecked();
    await user.click(setting);
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  });
});
