import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { PATHS } from '@/config/paths';
import { createBookableDraft } from '../builders/bookable';
import { recordBodies } from '../calls';
import { createHold } from '../hold';
import { renderApp, type RenderedApp } from '../render';
import { server } from '../server';
import { settled } from '../time';
import { BOOK, book, openPriced, waitForReview } from './bookingPage';
import { VAN } from './reviewPage';

const box = (name: string) => screen.findByRole('checkbox', { name });
const QUOTE = '/api/bookings/quick-quotation';

/** Waits until the price has arrived; without the vehicles, the form does not show it. */
const waitForQuote = (store: RenderedApp['store']) =>
  waitFor(() =>
    expect(Object.values(store.getState().api.queries)).toContainEqual(
      expect.objectContaining({ endpointName: 'quoteDelivery', status: 'fulfilled' }),
    ),
  );

/** A van with two services ticked; a shared vehicle offers one of them too. */
async function openTicked() {
  const draft = await createBookableDraft({ vehicle_type: VAN, services: ['helper', 'driver_carries'] });
  const app = await openPriced({ draft });
  expect(await box('Driver helper')).toBeChecked();
  return app;
}

describe('services that are ticked', () => {
  it('are there again after Joint, where only those that are offered are shown, priced and sent', async () => {
    const { user, router } = await openTicked();
    const asked = recordBodies('POST', QUOTE);
    const posts = recordBodies('POST', BOOK);
    await user.click(screen.getByRole('radio', { name: 'Joint' }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Driver helper' })).toBeNull());
    expect(await box('Driver helps carry')).toBeChecked();
    expect(screen.getByRole('heading', { name: 'Services' })).toBeVisible();
    await waitFor(async () => expect((await asked.at(-1))?.services).toEqual(['driver_carries']));
    await user.click(screen.getByRole('radio', { name: 'Special' }));
    expect(await box('Driver helper')).toBeChecked();
    expect(await box('Driver helps carry')).toBeChecked();

    await user.click(screen.getByRole('radio', { name: 'Joint' }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Driver helper' })).toBeNull());
    // only a Joint price has it
    await screen.findByText('Chargeable weight');
    await screen.findByText('Updated just now');
    await user.click(book());
    await waitForReview(router);
    expect((await posts[0])?.services).toEqual(['driver_carries']);
  });

  it('are there again after another vehicle', async () => {
    const { user } = await openTicked();
    const vehicles = screen.getByRole('radiogroup', { name: 'Vehicle' });
    const asked = recordBodies('POST', QUOTE);
    await user.click(within(vehicles).getByRole('radio', { name: /^10-wheeler/ }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Driver helps carry' })).toBeNull());
    await waitFor(async () => expect((await asked.at(-1))?.services).toEqual(['helper']));
    await user.click(within(vehicles).getByRole('radio', { name: /^L300/ }));
    expect(await box('Driver helps carry')).toBeChecked();
    expect(await box('Driver helper')).toBeChecked();
  });

  it('are in the only price request, even if the vehicles arrive after the price', async () => {
    const asked = recordBodies('POST', QUOTE);
    const { held, release } = createHold();
    const { store } = await renderApp(PATHS.bookSpecial, {
      as: 'andrea',
      draft: await createBookableDraft({ services: ['pod_photo'] }),
      world: () => server.use(http.get('*/api/vehicles/types', () => held)),
    });
    await waitForQuote(store);
    release();
    expect(await box('Photo proof')).toBeChecked();
    await settled();
    expect((await Promise.all(asked)).map(({ services }) => services)).toEqual([['pod_photo']]);
  });
});

describe('cash on delivery', () => {
  it('asks for the amount at each drop-off and sends it with the notes of the stop', async () => {
    const { user, router } = await openPriced({ draft: await createBookableDraft({ vehicle_type: VAN }) });
    const posts = recordBodies('POST', BOOK);
    await user.click(await box('Cash on delivery'));
    await user.click(book());
    const amount = screen.getByRole('textbox', { name: 'Cash to collect at drop-off' });
    expect(amount).toHaveFocus();
    expect(amount).toHaveAccessibleDescription('Enter the cash to collect.');
    expect(within(screen.getByRole('list', { name: 'Stops' })).queryByText(/cash/)).toBeNull();
    await user.type(amount, '1500');
    await screen.findByText('Updated just now');
    await user.click(book());
    await waitForReview(router);
    expect((await posts[0])?.stops).toMatchObject([{}, { notes: 'Collect ₱1,500.00 cash on delivery.' }]);
    expect(await screen.findByText('Collect ₱1,500.00 in cash')).toBeInTheDocument();
  });

  it('that is removed takes its error along', async () => {
    const { user } = await openPriced({ draft: await createBookableDraft({ vehicle_type: VAN }) });
    await user.click(await box('Cash on delivery'));
    await user.click(book());
    expect(screen.getByText('Fix 1 field')).toBeVisible();
    await user.click(await box('Cash on delivery'));
    expect(screen.queryByText('Fix 1 field')).toBeNull();
    expect(screen.queryByRole('textbox', { name: /Cash to collect/ })).toBeNull();
  });
});

describe('declared value cover', () => {
  it('needs the declared value', async () => {
    const { user } = await openPriced({ draft: await createBookableDraft({ vehicle_type: VAN }) });
    const posts = recordBodies('POST', BOOK);
    await user.click(await box('Declared value cover'));
    expect(await box('Declared value cover')).toHaveAccessibleDescription(
      /^\+₱[\d,.]+ Enter the declared value under Goods\.$/,
    );
    await user.click(book());
    // no longer called optional
    const value = screen.getByRole('textbox', { name: 'Declared value' });
    expect(value).toHaveFocus();
    expect(value).toHaveAccessibleDescription(/Enter the declared value\. The cover is for this amount\./);
    expect(posts).toHaveLength(0);
  });
});

describe('a price that arrives before the vehicles', () => {
  it('shows no age until there is a total', async () => {
    const { held, release } = createHold();
    const { store } = await renderApp(PATHS.bookSpecial, {
      as: 'andrea',
      draft: await createBookableDraft(),
      world: () => server.use(http.get('*/api/vehicles/types', () => held)),
    });
    await waitForQuote(store);
    // the store tells the screen of responses once per frame
    await act(() => new Promise(requestAnimationFrame));
    expect(screen.queryByText(/^Updated/)).toBeNull();
    release();
    expect(await screen.findByText('Estimated total')).toBeVisible();
    expect(screen.getByText('Updated just now')).toBeVisible();
  });
});
