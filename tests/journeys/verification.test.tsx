import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { findDemoCustomer } from '@/sandbox/seed/customers';
import type { World } from '@/sandbox/world';
import { watchCalls } from '../calls';
import { createHold } from '../hold';
import { noContent } from '../noContent';
import { renderApp } from '../render';
import { server } from '../server';
import { pass } from '../time';

const ASK = 'POST /api/customers/request-otp';
const VERIFY = 'POST /api/customers/verify-otp';

const codeField = () => screen.findByLabelText('6-digit code');
const newestCode = (world: World) => world.outbox[0]?.code ?? '';
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

async function waitForCode(world: World) {
  expect(await screen.findByText('Code sent.')).toBeVisible();
  return newestCode(world);
}

describe('verification', () => {
  it('goes from the email to the mobile number, then to the requested page', async () => {
    const calls = watchCalls();
    const { user, router, world, store } = await renderApp('/auth/verification/email?q=bG9naW4%3D&next=%2Fmybooking', {
      as: 'bea',
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible();
    expect(screen.getByText('bea.lacson@example.ph')).toBeVisible();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('complementary')).toBeNull();
    const code = await waitForCode(world);
    // the field has the focus, and the last digit submits
    expect(await codeField()).toHaveFocus();
    await user.keyboard(code);

    expect(await screen.findByRole('heading', { level: 1, name: 'Verify your mobile number' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/auth/verification/sms');
    await waitFor(() => expect(world.outbox[0]?.channel).toBe('sms'));
    expect(await codeField()).toHaveFocus();
    await user.paste(`Your code is ${newestCode(world).slice(0, 3)} ${newestCode(world).slice(3)}.`);

    expect(await screen.findByRole('heading', { level: 1, name: 'Your account is verified' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/auth/verification/success');
    expect(store.getState().user.user?.user.user_profile).toMatchObject({
      is_email_verified: true,
      is_mobile_verified: true,
    });
    expect([calls.count(ASK), calls.count(VERIFY)]).toEqual([2, 2]);
    await user.click(screen.getByRole('link', { name: 'Continue' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/mybooking'));
  });

  it('shows only a verified contact as done when the mobile number is verified first', async () => {
    const { user, world } = await renderApp('/auth/verification/sms?q=c2V0dGluZ3M%3D', { as: 'bea' });
    const readSteps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    const code = await waitForCode(world);
    expect(readSteps()).toEqual(['Mobile number', '2Email']);
    await user.keyboard(code);
    expect(await screen.findByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible();
    expect(readSteps()).toEqual(['Mobile number done', 'Email']);
  });

  it('moves on when the contact was verified in another tab', async () => {
    const { world } = await renderApp('/auth/verification/email', { as: 'bea' });
    await waitForCode(world);
    findDemoCustomer(world, 'bea').profile.is_email_verified = true;
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    expect(await screen.findByRole('heading', { level: 1, name: 'Verify your mobile number' })).toBeVisible();
  });

  it('first asks for a missing mobile number, then sends the code there', async () => {
    const calls = watchCalls();
    const { user, world } = await renderApp('/auth/verification/sms', {
      as: 'bea',
      world: (world) => {
        const bea = findDemoCustomer(world, 'bea');
        Object.assign(bea, { mobile: '', profile: { ...bea.profile, is_email_verified: true } });
      },
    });
    const field = await screen.findByLabelText('Mobile number');
    expect(screen.getByText(/^Add your mobile number/)).toBeVisible();
    const send = screen.getByRole('button', { name: 'Send code' });
    await user.click(send);
    expect(await screen.findByText('Enter your mobile number.')).toBeVisible();
    expect(calls.all.filter(({ call }) => call.startsWith('PATCH') || call === ASK)).toEqual([]);
    await user.type(field, '0917 482 0136');
    await user.dblClick(send);
    await user.type(await codeField(), await waitForCode(world));
    expect(world.outbox[0]).toMatchObject({ channel: 'sms', to: '+63 9174820136' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account is verified' })).toBeVisible();
    expect(calls.all.filter(({ call }) => call.startsWith('PATCH'))).toHaveLength(1);
  });

  it('first asks for a missing email, and says that the code goes there', async () => {
    await renderApp('/auth/verification/email', {
      as: 'bea',
      world: (world) => void Object.assign(findDemoCustomer(world, 'bea'), { email: '' }),
    });
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(screen.getByText("Add your email and we'll send a 6-digit code to it.")).toBeVisible();
  });

  it('supports autofill in one field and a numeric keyboard', async () => {
    await renderApp('/auth/verification/sms', { as: 'bea' });
    const field = await codeField();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(field).not.toHaveAttribute('maxlength');
    expect(await screen.findByText('Code sent.')).toBeVisible();
  });

  it('shows why a code is rejected and stays on the page', async () => {
    const calls = watchCalls();
    const { user, world, router } = await renderApp('/auth/verification/email', { as: 'bea' });
    const code = await waitForCode(world);
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(screen.getByText('Enter all 6 digits.')).toBeVisible();
    expect(calls.count(VERIFY)).toBe(0);

    await user.keyboard(otherThan(code));
    expect(await screen.findByText("That code isn't right. Check it and try again.")).toBeVisible();
    // ready for another try
    expect(await codeField()).toHaveFocus();
    expect(await codeField()).toHaveValue('');

    world.otps.forEach((otp) => (otp.expires_at = 0));
    await user.keyboard(code);
    expect(await screen.findByText('This code has expired. Request a new one.')).toBeVisible();
    expect(calls.count(VERIFY)).toBe(2);
    expect(router.state.location.pathname).toBe('/auth/verification/email');
  });

  it('sends another code only after the waiting time', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const calls = watchCalls();
    const { user, world } = await renderApp('/auth/verification/email', { as: 'bea' });
    expect(await waitForCode(world)).toMatch(/^\d{6}$/);
    expect(screen.getByText(/^Send a new code in (60|59|58) s$/)).toBeVisible();
    await pass(55_000);
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
    await pass(5_000);
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(world.outbox).toHaveLength(2));
    expect(calls.count(ASK)).toBe(2);
  });

  it('shows a waiting time after a recent code, and requests a new one when it is over', async () => {
    const calls = watchCalls();
    const { user, world } = await renderApp('/auth/verification/email', {
      as: 'bea',
      world: (world) => {
        const bea = findDemoCustomer(world, 'bea');
        const real = Date.now();
        world.otps.push({
          customer_id: bea.id,
          method: 'email',
          code: '123456',
          sent_at: real - 58_500,
          expires_at: real + 240_000,
          wrong: 0,
        });
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Wait a moment .+ If you already have a code, enter it\.$/,
    );
    expect(screen.queryByText('Code sent.')).toBeNull();
    expect(world.outbox).toHaveLength(0);
    const again = await screen.findByRole('button', { name: 'Send a new code' });
    // the wait is over
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(again);
    expect(await codeField()).toHaveFocus();
    await waitFor(() => expect(world.outbox).toHaveLength(1));
    expect(calls.count(ASK)).toBe(2);
  });

  it('sends no other code when the page is left and reopened', async () => {
    const calls = watchCalls();
    const { user, router, world } = await renderApp('/auth/verification/email', { as: 'bea' });
    const code = await waitForCode(world);
    await user.click(screen.getByRole('link', { name: 'Later' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    // the page unmounts shortly after the address changes
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Verify your email' })).toBeNull());
    await router.navigate('/auth/verification/email');
    expect(calls.count(ASK)).toBe(1);
    await user.type(await codeField(), code);
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/verification/sms'));
  });

  it('shows that no code was sent, and tries again', async () => {
    const calls = watchCalls();
    const { user, world } = await renderApp('/mybooking', { as: 'bea' });
    server.use(
      http.post(
        '*/api/customers/request-otp',
        () => Response.json({ success: false, message: 'No signal.' }, { status: 503 }),
        {
          once: true,
        },
      ),
    );
    await screen.findByRole('heading', { level: 1, name: 'My Bookings' });
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    await user.click(await screen.findByRole('link', { name: /Verify Account/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No signal.');
    // an earlier code can still be typed
    expect(screen.getByLabelText('6-digit code')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    await waitForCode(world);
    expect(calls.count(ASK)).toBe(2);
  });

  it('does not claim that it sent a code when the request failed without a reason', async () => {
    const fail = () => new HttpResponse(null, { status: 500 });
    const { user, world } = await renderApp('/auth/verification/sms', {
      as: 'bea',
      world: () => server.use(http.post('*/api/customers/request-otp', fail, { once: true })),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "We couldn't send a code. Something went wrong on our side. Please try again in a moment.",
    );
    expect(screen.queryByText(/code we sent|Code sent/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    await waitForCode(world);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends one call for the last digit and impatient clicks, and keeps a code that could not be checked', async () => {
    const calls = watchCalls();
    const { user, world } = await renderApp('/auth/verification/sms', { as: 'bea' });
    const code = await waitForCode(world);
    server.use(http.post('*/api/customers/verify-otp', () => HttpResponse.error(), { once: true }));
    await user.type(await codeField(), code);
    await waitFor(() => expect(screen.getByLabelText('6-digit code')).toHaveAccessibleDescription(/couldn't reach/));
    expect(await codeField()).toHaveValue(code);
    const { held, release } = createHold();
    server.use(http.post('*/api/customers/verify-otp', () => held));
    await user.dblClick(screen.getByRole('button', { name: 'Verify' }));
    release();
    expect(await screen.findByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible();
    expect(calls.count(VERIFY)).toBe(2);
  });

  it.each([
    ['no content', noContent],
    ['an unverified account', (data: unknown) => HttpResponse.json({ success: true, message: 'OK', data } as object)],
  ])('shows what to do when a code is answered with %s', async (_name, answer) => {
    const { user, world, store } = await renderApp('/auth/verification/sms', { as: 'bea' });
    const code = await waitForCode(world);
    server.use(http.post('*/api/customers/verify-otp', () => answer(store.getState().user.user)));
    await user.type(await codeField(), code);
    await waitFor(() =>
      expect(screen.getByLabelText('6-digit code')).toHaveAccessibleDescription(/Reload the page to check/),
    );
    expect(screen.getByRole('button', { name: 'Verify' })).toBeEnabled();
  });

  it('corrects an unverified email and sends a new code there at once', async () => {
    const calls = watchCalls();
    const { user, world } = await renderApp('/auth/verification/email', { as: 'bea' });
    await waitForCode(world);
    await user.click(screen.getByRole('button', { name: 'Change email' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Change your email' })).toBeVisible();
    const field = screen.getByLabelText('Email');
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, 'andrea.villanueva@example.ph{Enter}');
    expect(await screen.findByText('There is already an account with this email address.')).toBeVisible();
    await user.clear(field);
    await user.type(field, 'bea@example.ph{Enter}');

    expect(await screen.findByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible();
    expect(screen.getByText('bea@example.ph')).toBeVisible();
    await waitFor(() => expect(world.outbox[0]?.to).toBe('bea@example.ph'));
    expect(await screen.findByText(/^Send a new code in (60|59|58) s$/)).toBeVisible();
    expect(calls.count(ASK)).toBe(2);
    await user.keyboard(newestCode(world));
    expect(await screen.findByRole('heading', { level: 1, name: 'Verify your mobile number' })).toBeVisible();
  });

  it('opens the correction from the settings, and cancels it without a call', async () => {
    const calls = watchCalls();
    const { user, router } = await renderApp('/settings', { as: 'bea' });
    await user.click(await screen.findByRole('link', { name: 'Change mobile' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Change your mobile number' })).toBeVisible();
    expect(calls.count(ASK)).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('0917 650 3391')).toBeVisible();
    expect(await codeField()).toHaveFocus();
    expect(calls.all.filter(({ call }) => call.startsWith('PATCH'))).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Later' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/settings'));
  });

  it.each(['/auth/verification/email', '/auth/verification/sms', '/auth/verification/success'])(
    'redirects a verified customer away from %s',
    async (path) => {
      const calls = watchCalls();
      await renderApp(`${path}?q=login`, { as: 'andrea' });
      expect(await screen.findByRole('heading', { level: 1, name: 'Your account is verified' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard');
      expect(calls.count(ASK)).toBe(0);
    },
  );

  it('hides its success page from unverified customers, and ignores an unknown q or next', async () => {
    const { router } = await renderApp('/auth/verification/success?q=https%3A%2F%2Fevil&next=%2F%2Fevil', {
      as: 'bea',
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible();
    expect(router.state.location.search).toBe('?q=bG9naW4%3D');
    expect(screen.getByRole('link', { name: 'Later' })).toHaveAttribute('href', '/dashboard');
    expect(await screen.findByText('Code sent.')).toBeVisible();
  });
});
