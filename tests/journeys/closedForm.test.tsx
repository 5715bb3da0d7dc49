import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { PATHS } from '@/config/paths';
import { countCalls } from '../calls';
import { createHold } from '../hold';
import { renderApp, type RenderedApp } from '../render';
import { server } from '../server';
import { settled } from '../time';
import { choose } from './choose';
import { isOnTheRoad, openLive, rewindToBeforePickup } from './livePage';

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

type User = RenderedApp['user'];

async function openReport(user: User) {
  await user.click(await screen.findByRole('button', { name: /^More about LGX-/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Report a problem' }));
  return screen.findByRole('dialog', { name: 'Report a problem' });
}

/** Opens the question before a payment method is removed. */
async function openRemoval(user: User, method: string) {
  await user.click(await screen.findByRole('button', { name: `More about ${method}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  return screen.findByRole('alertdialog', { name: `Remove ${method}?` });
}

/** Verifies a card and closes the dialog; the response waits for `answer`. */
async function verifyAndClose(answer: () => Promise<Response | undefined>) {
  const app = await renderApp(PATHS.paymentMethods, {
    as: 'andrea',
    world: (world) => {
      const card = world.paymentMethods.find(({ last_four }) => last_four === '2086');
      Object.assign(card ?? {}, { is_verified: false });
    },
  });
  const { user } = app;
  server.use(http.patch('*/api/payments/methods/update/:id', answer));
  await user.click(await screen.findByRole('button', { name: 'Verify Mastercard 2086' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Verify Mastercard 2086' }));
  expect(await dialog.findByText('Code sent.')).toBeVisible();
  await user.type(dialog.getByLabelText('6-digit code'), app.world.outbox[0]?.code ?? '');
  await user.click(dialog.getByRole('button', { name: 'Verify' }));
  await user.keyboard('{Escape}');
  return app;
}

const refuse = (message: string) => HttpResponse.json({ success: false, message }, { status: 422 });

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

  it('closes the same new address that was opened again, and saves it once', async () => {
    const app = await renderApp(`${PATHS.addresses}?address=new`, { as: 'andrea' });
    const { user, router } = app;
    const creates = countCalls('POST', '/api/customers/addresses/create');
    const { held, release } = createHold();
    server.use(http.post('*/api/customers/addresses/create', () => held));
    const form = async () => within(await screen.findByRole('form', { name: 'Add address' }));
    await user.type((await form()).getByLabelText('Address name'), 'Shop');
    await user.type((await form()).getByRole('combobox', { name: 'Search a place' }), 'gilmore');
    await user.click((await screen.findAllByRole('option'))[0]!);
    await user.type((await form()).getByLabelText('Landmark'), 'Green gate');
    await user.type((await form()).getByLabelText('Contact person'), 'Andrea Villanueva');
    await user.type((await form()).getByLabelText('Mobile number'), '9206158843');
    await user.click((await form()).getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(creates()).toBe(1));
    await act(() => router.navigate(PATHS.about));
    await act(() => router.navigate(`${PATHS.addresses}?address=new`));
    const save = (await form()).getByRole('button', { name: 'Save address' });
    expect((await form()).getByLabelText('Address name')).toHaveValue('Shop');
    expect(save).toHaveAttribute('aria-busy', 'true');
    await user.click(save);
    release();
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Add address' })).toBeNull());
    expect(await screen.findByRole('heading', { level: 2, name: 'Shop' })).toBeVisible();
    expect(creates()).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Add address' }));
    expect((await form()).getByLabelText('Address name')).toHaveValue('');
  });

  it('shows a refusal as a toast on the next page', async () => {
    const { held, release } = createHold();
    const refusal = 'The pin is outside of our service area.';
    const { router } = await saveStudio(() => held.then(() => refuse(refusal)));
    await act(() => router.navigate(PATHS.about));
    release();
    expect(await screen.findByText(`The address wasn't saved. ${refusal}`)).toBeVisible();
    expect(router.state.location.pathname).toBe(PATHS.about);
  });

  it('leaves another dialog of a delivery open after a cancellation', async () => {
    const { user, number } = await openLive(isOnTheRoad, { prepare: rewindToBeforePickup });
    const { held, release } = createHold();
    server.use(http.post('*/api/bookings/update-status/:id', () => held));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Share tracking' }));
    const share = await screen.findByRole('dialog', { name: 'Share tracking' });
    release();
    expect(await screen.findByText(new RegExp(`^${number} cancelled\\.`))).toBeVisible();
    await settled();
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

  it('leaves another dialog of a delivery open after a report', async () => {
    const { user } = await openLive(isOnTheRoad);
    const { held, release } = createHold();
    server.use(http.post('*/api/bookings/update-status/:id', () => held));
    const report = within(await openReport(user));
    await choose(user, 'What is it about?', 'Goods are damaged');
    await user.type(report.getByLabelText('What happened?'), 'One box is wet.');
    await user.click(report.getByRole('button', { name: 'Send report' }));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Share tracking' }));
    const share = await screen.findByRole('dialog', { name: 'Share tracking' });
    release();
    expect(await screen.findByText('Report sent.')).toBeVisible();
    await settled();
    expect(share).toBeVisible();
  });

  it('leaves the rating of another delivery open after a rating', async () => {
    const { user } = await renderApp(`${PATHS.myBookings}?status=Completed&needs=action`, { as: 'andrea' });
    const { held, release } = createHold();
    server.use(http.post('*/api/bookings/ratings/create/:id', () => held));
    const [first, second] = await screen.findAllByRole('button', { name: /^Rate LGX/ });
    await user.click(first as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    await user.keyboard('{Escape}');
    await user.click(second as HTMLElement);
    await user.type(await screen.findByRole('textbox'), 'On time');
    release();
    expect(await screen.findByText('Successfully saved reviews')).toBeVisible();
    await settled();
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('On time');
  });

  it('leaves the dialog of another payment method open after a removal', async () => {
    const { user } = await renderApp(PATHS.paymentMethods, { as: 'andrea' });
    const { held, release } = createHold();
    server.use(http.delete('*/api/payments/methods/delete/:id', () => held));
    const dialog = await openRemoval(user, 'Mastercard 2086');
    await user.click(within(dialog).getByRole('button', { name: 'Remove Mastercard 2086' }));
    await user.keyboard('{Escape}');
    const other = await openRemoval(user, 'Visa 4417');
    release();
    expect(await screen.findByText('Mastercard 2086 removed.')).toBeVisible();
    await settled();
    expect(other).toBeVisible();
    expect(other).toContainElement(document.activeElement as HTMLElement);
  });

  it('leaves the dialog of another payment method open after a verification', async () => {
    const { held, release } = createHold();
    const { user } = await verifyAndClose(() => held);
    const other = await openRemoval(user, 'Visa 4417');
    release();
    expect(await screen.findByText('Mastercard 2086 verified.')).toBeVisible();
    await settled();
    expect(other).toBeVisible();
  });

  it('shows as a toast that the profile was not saved', async () => {
    const { user, router } = await renderApp(PATHS.settings, { as: 'andrea' });
    const { held, release } = createHold();
    server.use(http.patch('*/api/customers/update/:id', () => held.then(() => refuse('This name is not allowed.'))));
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    const form = within(await screen.findByRole('form', { name: 'Edit profile' }));
    await user.type(form.getByLabelText('First name'), ' May');
    await user.click(form.getByRole('button', { name: 'Save profile' }));
    await act(() => router.navigate(PATHS.about));
    release();
    expect(await screen.findByText("Your profile wasn't saved. This name is not allowed.")).toBeVisible();
  });

  it('shows as a toast that the password was not changed', async () => {
    const { user, router } = await renderApp(PATHS.settings, { as: 'andrea' });
    const { held, release } = createHold();
    server.use(http.post('*/api/change-password', () => held.then(() => refuse('Use another password.'))));
    const card = within(await screen.findByRole('region', { name: 'Change password' }));
    await user.type(card.getByLabelText('Current password'), 'Padala#2026');
    await user.type(card.getByLabelText('New password'), 'Bagong#Susi26');
    await user.type(card.getByLabelText('Confirm new password'), 'Bagong#Susi26');
    await user.click(card.getByRole('button', { name: 'Change password' }));
    await act(() => router.navigate(PATHS.about));
    release();
    expect(await screen.findByText("Your password wasn't changed. Use another password.")).toBeVisible();
  });

  it('shows as a toast that a document was not replaced', async () => {
    const { user, router } = await renderApp(PATHS.settings, { as: 'isla.trading' });
    const { held, release } = createHold();
    server.use(http.patch('*/api/customers/update/:id', () => held.then(() => refuse('This permit has expired.'))));
    const [replace] = await screen.findAllByLabelText<HTMLInputElement>(/^Replace /);
    const name = replace!.getAttribute('aria-label')!.replace('Replace ', '');
    await user.upload(replace!, new File(['%PDF-1.7 permit'], 'permit.pdf', { type: 'application/pdf' }));
    // without the percentage, which a screen reader would read at each step
    expect(await screen.findByText('Uploading', { selector: '[role=status]' })).toBeVisible();
    await act(() => router.navigate(PATHS.about));
    release();
    expect(await screen.findByText(`${name} wasn't replaced. This permit has expired.`)).toBeVisible();
  });

  it('shows as a toast that a linked account was not unlinked', async () => {
    const { user, router } = await renderApp(PATHS.settings, { as: 'andrea' });
    const { held, release } = createHold();
    server.use(
      http.post('*/api/customers/disconnect/:provider', () => held.then(() => refuse('Ask us to unlink it.'))),
    );
    const list = within(await screen.findByRole('list', { name: 'Linked accounts' }));
    // the profile removes the buttons of accounts that are not linked
    expect(await list.findByText('Linked')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Unlink Google' }));
    await act(() => router.navigate(PATHS.about));
    release();
    expect(await screen.findByText('Your linked accounts did not change. Ask us to unlink it.')).toBeVisible();
  });

  it.each([
    ['cancellation', 'Cancel booking'],
    ['report', 'Send report'],
  ])('shows as a toast that the outcome of a %s is unknown', async (what, sends) => {
    const { user } = await openLive(isOnTheRoad, { prepare: rewindToBeforePickup });
    const { held, release } = createHold();
    server.use(
      http.post('*/api/bookings/update-status/:id', () => held.then(() => new HttpResponse(null, { status: 500 }))),
    );
    if (what === 'report') {
      const report = within(await openReport(user));
      await choose(user, 'What is it about?', 'Goods are damaged');
      await user.type(report.getByLabelText('What happened?'), 'One box is wet.');
    } else await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: sends }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: sends })).toBeNull());
    release();
    const text = `Status unknown: we couldn't confirm your ${what}. Check it before you try again.`;
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('shows as a toast that the outcome of a removal is unknown', async () => {
    const { user } = await renderApp(PATHS.paymentMethods, { as: 'andrea' });
    const { held, release } = createHold();
    const lose = () => held.then(() => new HttpResponse(null, { status: 500 }));
    server.use(http.delete('*/api/payments/methods/delete/:id', lose));
    const dialog = await openRemoval(user, 'Mastercard 2086');
    await user.click(within(dialog).getByRole('button', { name: 'Remove Mastercard 2086' }));
    await user.keyboard('{Escape}');
    release();
    expect(await screen.findByText(/^Status unknown: we couldn't confirm your removal\./)).toBeVisible();
  });

  it('shows as a toast that the outcome of a verification is unknown', async () => {
    const { held, release } = createHold();
    await verifyAndClose(() => held.then(() => HttpResponse.error()));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    release();
    expect(await screen.findByText(/^Status unknown: we couldn't confirm your verification\./)).toBeVisible();
  });

  it('shows as a toast that the outcome of an added payment method is unknown', async () => {
    const { user } = await renderApp(`${PATHS.paymentMethods}?add=gcash`, { as: 'andrea' });
    const { held, release } = createHold();
    const lose = () => held.then(() => new HttpResponse(null, { status: 500 }));
    server.use(http.post('*/api/payments/methods/create', lose));
    const form = within(await screen.findByRole('dialog', { name: 'Create New Card' }));
    await user.click(await form.findByRole('button', { name: 'Add GCash' }));
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    release();
    expect(await screen.findByText(/^Status unknown: we couldn't confirm your payment method\./)).toBeVisible();
  });
});
