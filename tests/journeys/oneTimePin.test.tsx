import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { World } from '@/sandbox/world';
import { atTestEnd } from '../atTestEnd';
import { countCalls, watchCalls } from '../calls';
import { server } from '../server';
import { openReview, payButton } from './reviewPage';

const REQUEST = 'POST /api/customers/request-otp';

const newestPin = (world: World) => world.outbox[0]?.code ?? '';
const otherThan = (pin: string) => (pin === '111111' ? '222222' : '111111');
const prompt = async () => within(await screen.findByRole('dialog', { name: 'Enter your one-time PIN' }));

async function openPrompt(as = 'andrea', method = /^Wallet/) {
  const calls = watchCalls();
  const app = await openReview(as);
  await app.user.click(within(app.payWith).getByRole('radio', { name: method }));
  const reopen = async () => {
    await app.user.click(await payButton());
    return prompt();
  };
  return { ...app, calls, reopen };
}

describe('the one-time PIN of a payment', () => {
  it.each([
    ['andrea', /^Wallet/],
    ['harbor.foods', /^Credit/],
  ])('is requested by SMS when the prompt of %s opens, and pays once', async (as, method) => {
    const { user, router, store, world, calls, reopen } = await openPrompt(as, method);
    expect(calls.count(REQUEST)).toBe(0);
    const dialog = await reopen();
    expect(store.getState().utils.isShowPin).toBe(true);
    expect(await dialog.findByText('Code sent.')).toBeVisible();
    expect(calls.count(REQUEST)).toBe(1);
    expect(await calls.of(REQUEST)[0]?.request.json()).toEqual({ method: 'sms' });
    expect(world.outbox[0]).toMatchObject({ channel: 'sms' });
    const field = dialog.getByLabelText('One-time PIN');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    const pin = newestPin(world);
    const states: string[] = [];
    atTestEnd(store.subscribe(() => states.push(JSON.stringify(store.getState()))));
    await user.paste(`${pin} is your Logistix Global code.`);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking/exclusive/maps/routes'));
    expect(world.otps).toEqual([]);
    // used once and stored nowhere, neither here nor at the customer
    const places = [{ ...localStorage }, { ...sessionStorage }, states, world.customers];
    expect(states.length).toBeGreaterThan(0);
    expect(JSON.stringify(places)).not.toMatch(new RegExp(`\\b${pin}\\b`));
    expect(store.getState().utils.isShowPin).toBe(false);
  });

  it('shows a wrong or expired code at the field and stays open', async () => {
    const { user, router, world, reopen } = await openPrompt();
    const dialog = await reopen();
    await dialog.findByText('Code sent.');
    const field = dialog.getByLabelText('One-time PIN');
    await user.keyboard(otherThan(newestPin(world)));
    await user.click(dialog.getByRole('button', { name: /^Pay/ }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^That code isn't right/));
    await waitFor(() => expect(field).toHaveFocus());
    world.otps.forEach((otp) => (otp.expires_at = 0));
    // replaces the wrong code, without its error
    await user.keyboard(newestPin(world).slice(0, 5));
    expect(field).not.toHaveAccessibleDescription();
    await user.keyboard(newestPin(world).slice(5));
    expect(field).not.toHaveAccessibleDescription();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^This code has expired/));
    expect(router.state.location.pathname).toBe('/booking/exclusive/maps');
  });

  it('needs all its digits before a payment is sent', async () => {
    const { user, reopen } = await openPrompt();
    const pays = countCalls('POST', '/api/bookings/pay/:id');
    const dialog = await reopen();
    await user.keyboard('123{Enter}');
    expect(dialog.getByLabelText('One-time PIN')).toHaveAccessibleDescription('Enter all 6 digits.');
    expect(pays()).toBe(0);
  });

  it('is sent again only after the waiting time', async () => {
    const { user, calls, reopen } = await openPrompt();
    const sent = { success: true, message: 'Sent.', data: { expires_in: 300, resend_in: 2 } };
    server.use(http.post('*/api/customers/request-otp', () => HttpResponse.json(sent)));
    const dialog = await reopen();
    await dialog.findByText('Code sent.');
    expect(dialog.getByText(/^Send a new code in [12] s$/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Send a new code' })).toBeNull();
    await user.keyboard('123');
    await user.click(await dialog.findByRole('button', { name: 'Send a new code' }, { timeout: 5_000 }));
    expect(dialog.getByLabelText('One-time PIN')).toHaveFocus();
    expect(dialog.getByLabelText('One-time PIN')).toHaveValue('');
    await waitFor(() => expect(calls.count(REQUEST)).toBe(2));
  });

  it('clears the error of the old code when a new one is sent', async () => {
    const { user, reopen } = await openPrompt();
    const sent = { success: true, message: 'Sent.', data: { expires_in: 300, resend_in: 0 } };
    server.use(http.post('*/api/customers/request-otp', () => HttpResponse.json(sent)));
    const dialog = await reopen();
    await user.keyboard('000000{Enter}');
    const field = dialog.getByLabelText('One-time PIN');
    await waitFor(() => expect(field).toBeInvalid());
    await user.click(await dialog.findByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(field).toBeValid());
  });

  it('is not sent again when the prompt is closed and reopened', async () => {
    const { user, router, world, calls, reopen } = await openPrompt();
    await (await reopen()).findByText('Code sent.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const dialog = await reopen();
    expect(await dialog.findByText('Code sent.')).toBeVisible();
    expect(calls.count(REQUEST)).toBe(1);
    await user.type(dialog.getByLabelText('One-time PIN'), `${newestPin(world)}{Enter}`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking/exclusive/maps/routes'));
  });

  it('is never shown as sent if the request failed', async () => {
    const { user, calls, reopen } = await openPrompt();
    const fail = () => HttpResponse.json({ success: false, message: 'No signal.' }, { status: 503 });
    server.use(http.post('*/api/customers/request-otp', fail));
    const dialog = await reopen();
    expect(await dialog.findByRole('alert')).toHaveTextContent('No signal.');
    expect(dialog.queryByText('Code sent.')).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await reopen();
    expect(await again.findByRole('alert')).toHaveTextContent('No signal.');
    expect(again.queryByText('Code sent.')).toBeNull();
    expect(calls.count(REQUEST)).toBe(2);
  });

  it('is not requested again before the Retry-After time', async () => {
    const { user, calls, reopen } = await openPrompt();
    const slowDown = () =>
      HttpResponse.json(
        { success: false, message: 'Too many codes.' },
        { status: 429, headers: { 'Retry-After': '40' } },
      );
    server.use(http.post('*/api/customers/request-otp', slowDown));
    const dialog = await reopen();
    expect(await dialog.findByText(/^Too many codes\. If you already have a code, enter it\.$/)).toBeVisible();
    expect(dialog.queryByText('Code sent.')).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await reopen();
    expect(await again.findByText(/^Too many codes\./)).toBeVisible();
    expect(again.getByText(/^Send a new code in \d+ s$/)).toBeVisible();
    expect(calls.count(REQUEST)).toBe(1);
  });
});
