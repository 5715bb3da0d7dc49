import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../render';
import { server } from '../server';

const REFUSAL = { success: false, message: 'The lists are being repaired.' };

/** Opens the calendar on a month without bookings while the lists of some statuses fail. */
async function openWithout(isDown: (status: string | null) => boolean, view = 'month') {
  const state = { isDown };
  const app = await renderApp(`/my-calendar?day=2031-11-12&view=${view}`, {
    as: 'andrea',
    world: () =>
      server.use(
        http.get('*/api/bookings', ({ request }) =>
          state.isDown(new URL(request.url).searchParams.get('status'))
            ? HttpResponse.json(REFUSAL, { status: 500 })
            : undefined,
        ),
      ),
  });
  return { ...app, repair: () => (state.isDown = () => false) };
}

const panel = () => screen.getByRole('complementary', { name: 'Chosen day' });

describe('a calendar whose deliveries did not load', () => {
  it('shows the server message and calls no day empty', async () => {
    const { user, repair } = await openWithout(() => true);
    expect(await screen.findByText('Your deliveries did not load. The lists are being repaired.')).toBeVisible();
    expect(await within(panel()).findByText('Deliveries did not load')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Wednesday, 12 November 2031, deliveries not loaded' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /no deliveries/ })).toBeNull();
    expect(screen.queryByText('No deliveries')).toBeNull();
    repair();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    // the button goes
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(await within(panel()).findByText('No deliveries')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Wednesday, 12 November 2031, no deliveries' })).toBeVisible();
    expect(screen.queryByText(/The lists are being repaired/)).toBeNull();
  });

  it('calls no day empty when one list failed', async () => {
    await openWithout((status) => status === 'Completed');
    expect(
      await screen.findByText(
        'Some deliveries did not load, so some days may be incomplete. The lists are being repaired.',
      ),
    ).toBeVisible();
    expect(await within(panel()).findByText('Deliveries did not load')).toBeVisible();
    expect(screen.queryByRole('button', { name: /no deliveries/ })).toBeNull();
  });

  it('loads the failed lists again when the network is back', async () => {
    const { repair } = await openWithout(() => true);
    expect(await within(panel()).findByText('Deliveries did not load')).toBeVisible();
    repair();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await within(panel()).findByText('No deliveries')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('does not call the month empty in the agenda', async () => {
    await openWithout(() => true, 'agenda');
    expect(await screen.findByRole('heading', { name: 'Deliveries did not load' })).toBeVisible();
    expect(screen.queryByText('No deliveries this month')).toBeNull();
  });
});

it('suggests other filters in an empty agenda only if one is set', async () => {
  const { router } = await openWithout(() => false, 'agenda');
  expect(await screen.findByText('Choose another month, or book a delivery.')).toBeVisible();
  await act(() => router.navigate('/my-calendar?day=2031-11-12&view=agenda&mode=shared'));
  expect(await screen.findByText('Choose another month or change the filters.')).toBeVisible();
});
