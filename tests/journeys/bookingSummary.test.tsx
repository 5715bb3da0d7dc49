import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { PATHS } from '@/config/paths';
import { bookable } from '../builders/bookable';
import { renderApp } from '../render';
import { server } from '../server';
import { book, openPriced, reviewed } from './bookingPage';

describe('the price summary', () => {
  it('says what may be added and what never is, unfolded where there is room', async () => {
    await openPriced();
    const summary = screen.getByRole('region', { name: 'Summary' });
    expect(within(summary).getByRole('heading', { name: 'Included' })).toBeVisible();
    expect(within(summary).getByRole('heading', { name: 'May be added' })).toBeVisible();
    expect(within(summary).getByRole('heading', { name: 'Never charged' })).toBeVisible();
  });
});

describe('how long it takes', () => {
  it('is shown for the chosen vehicle, as on the review', async () => {
    const { user, router } = await openPriced();
    const summary = within(screen.getByRole('region', { name: 'Summary' }));
    const minutes = () => Number.parseInt(summary.getByText(/^\d+ min$/).textContent ?? '', 10);
    await user.click(screen.getByRole('radio', { name: /^MPV/ }));
    const smaller = minutes();
    await user.click(screen.getByRole('radio', { name: /^10-wheeler/ }));
    const larger = minutes();
    expect(larger).toBeGreaterThan(smaller);
    await user.click(book());
    await reviewed(router);
    expect(await screen.findByText(`${larger} min`)).toBeVisible();
  });
});

describe('vehicles that are not there', () => {
  it('are said to be none, which can be asked again', async () => {
    const answer = () => HttpResponse.json({ success: true, message: 'Vehicles', data: [] });
    const { user } = await renderApp(PATHS.dashboard, { as: 'andrea', draft: await bookable() }).then(async (app) => {
      server.use(http.get('*/api/vehicles/types', answer, { once: true }));
      await act(() => app.router.navigate(PATHS.bookSpecial));
      return app;
    });
    expect(await screen.findByRole('heading', { name: 'No vehicles available' })).toBeVisible();
    expect(screen.queryByText(/No vehicle fits this load/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radiogroup', { name: 'Vehicle' })).toBeVisible();
  });
});
