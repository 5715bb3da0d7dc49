import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getLivePath } from '@/config/paths';
import { renderApp } from '../render';
import { savedDraft } from './bookingPage';
import { bookingsOf, findBooking, isOnTheRoad } from './livePage';
import '@/features/dashboard/LowerBlocks';

async function openBare(as?: string) {
  const app = await renderApp('/about', { as, isBare: true });
  return { ...app, open: (path: string) => act(() => app.router.navigate(path)) };
}

describe('with a minimal backend', () => {
  it('the dashboard shows active deliveries, the calendar, the lanes and the spending', async () => {
    const { open, world } = await openBare('andrea');
    await open('/dashboard');
    const { booking_number: number } = findBooking(world, isOnTheRoad);
    await screen.findAllByText(number);
    const days = await screen.findByRole('region', { name: 'Next seven days' });
    expect(await within(days).findAllByRole('button', { name: /^Book on / })).toHaveLength(7);
    await screen.findAllByRole('button', { name: /^Book again: / });
    expect(await screen.findByRole('region', { name: 'Spending' })).toHaveTextContent(/₱[\d,]+\.\d\d/);
  });

  it('a delivery is listed, opened live, shown in the calendar and tracked', async () => {
    const { open, world } = await openBare('andrea');
    const { booking_number: number } = findBooking(world, isOnTheRoad);
    await open('/mybooking');
    expect(await screen.findByRole('link', { name: number })).toBeVisible();
    await open(`${getLivePath(number)}&tab=goods`);
    const goods = await screen.findByRole('list', { name: 'Goods by stop' });
    await waitFor(() => expect(within(goods).getAllByText(/, Metro Manila$/).length).toBeGreaterThan(1));
    await open('/my-calendar');
    expect(await screen.findByRole('grid')).toBeVisible();
    await open(`/booking/track-trace?number=${number}`);
    expect(await screen.findByRole('article', { name: number })).toHaveTextContent(/Arrives|Pickup/);
  });

  it('a lane is booked again with its route and goods', async () => {
    const app = await openBare('andrea');
    const { user, open, router } = app;
    await open('/dashboard');
    await user.click((await screen.findAllByRole('button', { name: /^Book again: / }))[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Book again' });
    const form = within(dialog).getByRole('button', { name: 'Open the form' });
    await waitFor(() => expect(form).not.toHaveAttribute('aria-busy'));
    await user.click(form);
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/booking\/(exclusive|shared)$/));
    const draft = savedDraft(app);
    expect(draft?.stops.every(({ lat, barangay }) => typeof lat === 'number' && barangay)).toBe(true);
    expect(draft?.items[0]).toMatchObject({ weight_kg: expect.any(Number) as number });
  });

  it('a visitor can track a delivery', async () => {
    const { open, world } = await openBare();
    const [{ booking_number: number } = { booking_number: '' }] = bookingsOf(world, 'andrea').filter(isOnTheRoad);
    await open(`/tracktrace?number=${number}`);
    expect(await screen.findByRole('article', { name: number })).toHaveTextContent(/stops? done\./);
  });
});
