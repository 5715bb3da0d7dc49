import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { PATHS } from '@/config/paths';
import { createHold } from '../hold';
import { renderApp } from '../render';
import { server } from '../server';
import { settled } from '../time';
import { beforePickup, isOnTheRoad, openLive } from './livePage';

const SAVE_ADDRESS = '*/api/customers/addresses/update/:id';
const addressForm = async () => within(await screen.findByRole('form', { name: 'Edit address' }));

/** Opens Studio and saves it; the response waits for `answer`. */
async function saveStudio(answer: () => Promise<Response | undefined>) {
  const app = await renderApp(PATHS.addresses, { as: 'andrea' });
  server.use(http.patch(SAVE_ADDRESS, answer));
  await app.user.click(await screen.findByRole('button', { name: 'Studio' }));
  await app.user.type((await addressForm()).getByLabelText(/^Landmark/), ', gate 2');
  await app.user.click((await addressForm()).getByRole('button', { name: 'Save address' }));
  return app;
}

describe('a response that arrives after its form is closed', () => {
  it('leaves the form of another address open, with what is typed in it', async () => {
    const { held, release } = createHold();
    const { user } = await saveStudio(() => held);
    await user.click(screen.getByRole('button', { name: 'Showroom' }));
    const landmark = (await addressForm()).getByLabelText(/^Landmark/);
    await user.clear(landmark);
    await user.type(landmark, 'Next to the bank');
    release();
    expect(await screen.findByText('Studio saved.')).toBeVisible();
    expect((await addressForm()).getByLabelText(/^Landmark/)).toHaveValue('Next to the bank');
    expect(landmark).toHaveFocus();
  });

  it('shows a refusal as a toast on the next page', async () => {
    const { held, release } = createHold();
    const refusal = { success: false, message: 'The pin is outside of our service area.' };
    const { router } = await saveStudio(() => held.then(() => HttpResponse.json(refusal, { status: 422 })));
    await act(() => router.navigate(PATHS.about));
    release();
    expect(await screen.findByText(`The address wasn't saved. ${refusal.message}`)).toBeVisible();
    expect(router.state.location.pathname).toBe(PATHS.about);
  });

  it('leaves another dialog of a delivery open after a cancellation', async () => {
    const { user, number } = await openLive(isOnTheRoad, { prepare: beforePickup });
    const { held, release } = createHold();
    server.use(http.post('*/api/bookings/update-status/:id', () => held));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Share tracking' }));
    const share = await screen.findByRole('dialog', { name: 'Share tracking' });
    release();
    expect(await screen.findByText(`${number} cancelled.`)).toBeVisible();
    expect(share).toBeVisible();
    expect(share).toContainElement(document.activeElement as HTMLElement);
  });

  it('leaves a reopened form of a payment method open, with what is typed in it', async () => {
    const { user } = await renderApp(`${PATHS.paymentMethods}?add=gcash`, { as: 'andrea' });
    const openForm = async () => within(await screen.findByRole('dialog', { name: 'Create New Card' }));
    const { held, release } = createHold();
    server.use(http.post('*/api/payments/methods/create', () => held));
    const mobile = async () => (await openForm()).getByLabelText('GCash mobile number');
    await user.clear(await mobile());
    await user.type(await mobile(), '9181234567');
    await user.click((await openForm()).getByRole('button', { name: 'Add GCash' }));
    await user.click((await openForm()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Create new card' }));
    await user.click((await openForm()).getByRole('radio', { name: 'GCash' }));
    await user.clear(await mobile());
    await user.type(await mobile(), '9187654321');
    release();
    expect(await screen.findByText('GCash 4567 added.')).toBeVisible();
    await settled();
    expect(await mobile()).toHaveValue('9187654321');
  });
});
