import { fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderApp, type RenderedApp } from '../render';
import { server } from '../server';

const NONE = 'LGX-000000-0000';

const search = async (user: RenderedApp['user'], text: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Booking number' }), { target: { value: text } });
  await user.click(screen.getByRole('button', { name: 'Track' }));
};

describe.each([
  { path: '/tracktrace', as: undefined },
  { path: '/booking/track-trace', as: 'andrea' },
])('words that are no booking number, on $path', ({ path, as }) => {
  it('are quoted after the search and stay in the field', async () => {
    const { user, router } = await renderApp(path, { as });
    await screen.findByRole('heading', { level: 1, name: 'Track & Trace' });
    await search(user, `${NONE} xyz`);
    expect(await screen.findByText(`${NONE} was not found`)).toBeVisible();
    expect(screen.getByText(`"xyz" isn't a booking number.`)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Booking number' })).toHaveValue(`${NONE} xyz`);
    expect(new URLSearchParams(router.state.location.search).get('number')).toBe(NONE);

    await search(user, NONE);
    expect(screen.queryByText(/isn't a booking number/)).toBeNull();
  });

  it('are quoted if the URL contains them', async () => {
    await renderApp(`${path}?number=${NONE}%20abc,xyz`, { as });
    expect(await screen.findByText("These aren't booking numbers: abc, xyz.")).toBeVisible();
  });
});

describe('the ongoing bookings of track and trace', () => {
  const INVITATION = 'Choose an ongoing booking, or enter a number above.';

  it('offer a retry after a failure, and appear in the invitation once loaded', async () => {
    const state = { isDown: true };
    const { user } = await renderApp('/booking/track-trace', {
      as: 'andrea',
      world: () =>
        server.use(
          http.get('*/api/bookings', () =>
            state.isDown
              ? HttpResponse.json({ success: false, message: 'The lists are being repaired.' }, { status: 500 })
              : undefined,
          ),
        ),
    });
    expect(await screen.findByText('Ongoing bookings did not load. The lists are being repaired.')).toBeVisible();
    expect(screen.getByText('Your booking number is on the receipt.')).toBeVisible();
    expect(screen.queryByText(INVITATION)).toBeNull();
    state.isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('navigation', { name: 'Ongoing bookings' })).toBeVisible();
    expect(screen.getByText(INVITATION)).toBeVisible();
    expect(screen.queryByText(/did not load/)).toBeNull();
  });

  it('are announced in the invitation if there are none', async () => {
    await renderApp('/booking/track-trace', {
      as: 'andrea',
      world: (world) => {
        world.bookings = world.bookings.filter(({ status }) => status !== 'Ongoing');
      },
    });
    expect(
      await screen.findByText('Your booking number is on the receipt. Your ongoing bookings appear here, too.'),
    ).toBeVisible();
    expect(screen.queryByText(INVITATION)).toBeNull();
  });
});
