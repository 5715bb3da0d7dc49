import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay, http, type RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { PATHS } from '@/config/paths';
import { createBookableDraft } from '../builders/bookable';
import { createHold } from '../hold';
import { renderApp } from '../render';
import { server } from '../server';
import { book, openPriced, waitForReview } from './bookingPage';

describe('the price summary', () => {
  it('says what may be added and what never is, unfolded where there is room', async () => {
    await openPriced();
    const summary = screen.getByRole('region', { name: 'Summary' });
    expect(within(summary).getByRole('heading', { name: 'Included' })).toBeVisible();
    expect(within(summary).getByRole('heading', { name: 'May be added' })).toBeVisible();
    expect(within(summary).getByRole('heading', { name: 'Never charged' })).toBeVisible();
  });
});

describe('a price that changes', () => {
  const QUOTE = '*/api/bookings/quick-quotation';
  const summary = () => within(screen.getByRole('region', { name: 'Summary' }));
  const loading = () => screen.findByText('Loading the price');
  const isDown = () => HttpResponse.json({ success: false, message: 'Down.' }, { status: 500 });

  const openOffered = async () => openPriced({ draft: await createBookableDraft({ vehicle_type: '4' }) });

  /** Changes the weight without moving the focus, and holds the new price until the returned function is called. */
  async function changeWeight(answer?: () => Response) {
    const { held, release } = createHold();
    server.use(http.post(QUOTE, () => held.then(answer), { once: true }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Weight per unit' }), { target: { value: '21' } });
    fireEvent.blur(screen.getByRole('textbox', { name: 'Weight per unit' }));
    await loading();
    return release;
  }

  it.each([
    ['the voucher code', () => summary().getByRole('textbox', { name: /^Voucher code/ })],
    ['the offered voucher', () => summary().getByRole('button', { name: 'Apply PADALA150' })],
    ['all vouchers', () => summary().getByRole('button', { name: /^See .*voucher/ })],
    ['the charges', () => summary().getByText('Possible extra charges')],
  ])('leaves the focus on %s, while it loads and afterwards', async (_what, getControl) => {
    await openOffered();
    await summary().findByRole('button', { name: 'Apply PADALA150' });
    act(() => getControl().focus());
    const release = await changeWeight();
    expect(getControl()).toHaveFocus();
    release();
    expect(await summary().findByText('Estimated total')).toBeVisible();
    expect(getControl()).toHaveFocus();
  });

  it('leaves the focus on the charges if it does not load', async () => {
    await openOffered();
    const charges = summary().getByText('Possible extra charges');
    act(() => charges.focus());
    const release = await changeWeight(isDown);
    release();
    expect(await summary().findByText('The price did not load. Down.')).toBeVisible();
    expect(charges).toHaveFocus();
  });
});

describe('a price that does not load', () => {
  it('is announced, and Try again keeps the focus', async () => {
    const isDown = () => HttpResponse.json({ success: false, message: 'Down.' }, { status: 500 });
    const { user } = await renderApp(PATHS.bookSpecial, {
      as: 'andrea',
      draft: await createBookableDraft(),
      world: () => void server.use(http.post('*/api/bookings/quick-quotation', isDown)),
    });
    await waitFor(() => expect(screen.getByText('The price did not load. Down.')).toHaveRole('alert'));
    const { held, release } = createHold();
    server.use(http.post('*/api/bookings/quick-quotation', () => held.then(isDown)));
    act(() => screen.getByRole('button', { name: 'Try again' }).focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    release();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
  });
});

describe('what is still missing', () => {
  it('is listed next to the button, and each entry leads to its field', async () => {
    const draft = await createBookableDraft();
    const stops = draft.stops.map((stop, index) => (index === 1 ? { ...stop, address_line: '', lat: null } : stop));
    const unfinished = { ...draft, stops, has_no_prohibited_goods: false };
    const { user } = await renderApp(PATHS.bookSpecial, { as: 'andrea', draft: unfinished });
    const missing = () => within(screen.getByRole('list', { name: 'Still missing' })).getAllByRole('button');
    await screen.findByRole('list', { name: 'Still missing' });
    expect(missing().map((part) => part.textContent)).toEqual(['Drop-off address missing', 'Confirmation missing']);

    await user.click(screen.getByRole('button', { name: 'Confirmation missing' }));
    expect(screen.getByRole('checkbox', { name: /prohibited/ })).toHaveFocus();
    await user.keyboard(' ');
    expect(missing()).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: 'Drop-off address missing' }));
    expect(screen.getByRole('heading', { name: 'Drop-off' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Street, building, unit' })).toHaveFocus();
  });
});

describe('a vehicle that the form chooses', () => {
  const openUnfinished = async (vehicles: RequestHandler) => {
    const draft = await createBookableDraft({ has_no_prohibited_goods: false });
    const { router } = await renderApp(PATHS.about, { as: 'andrea', draft });
    server.use(vehicles);
    await act(() => router.navigate(PATHS.bookSpecial));
    const list = within(await screen.findByRole('list', { name: 'Still missing' }));
    return () => list.getAllByRole('button').map((part) => part.textContent);
  };

  it('is not listed as missing while the vehicles load', async () => {
    const missing = await openUnfinished(http.get('*/api/vehicles/types', () => delay('infinite')));
    expect(missing()).toEqual(['Confirmation missing']);
  });

  it('is listed as missing when they do not load', async () => {
    const missing = await openUnfinished(http.get('*/api/vehicles/types', () => HttpResponse.error()));
    await waitFor(() => expect(missing()).toEqual(['Vehicle missing', 'Confirmation missing']));
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
    await waitForReview(router);
    await screen.findByRole('button', { name: /^Pay ₱/ });
    expect(screen.getByText(`${larger} min`)).toBeVisible();
  });
});

describe('vehicles that are not there', () => {
  it('are reported as unavailable, with a retry', async () => {
    const answer = () => HttpResponse.json({ success: true, message: 'Vehicles', data: [] });
    const { user } = await renderApp(PATHS.dashboard, { as: 'andrea', draft: await createBookableDraft() }).then(
      async (app) => {
        server.use(http.get('*/api/vehicles/types', answer, { once: true }));
        await act(() => app.router.navigate(PATHS.bookSpecial));
        return app;
      },
    );
    expect(await screen.findByRole('heading', { name: 'No vehicles available' })).toBeVisible();
    expect(screen.queryByText(/No vehicle fits this load/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radiogroup', { name: 'Vehicle' })).toBeVisible();
  });
});
