import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { Customer } from '@/api/wire';
import { rememberLogin } from '@/features/auth/rememberMe';
import { DEMO_PASSWORD } from '@/sandbox/accounts';
import { signUpDone } from '@/store/user';
import { individual } from '../builders/customer';
import { createHold } from '../hold';
import { renderApp } from '../render';
import { server } from '../server';
import { fillInLogin, pressLogin } from './loginPage';

const record = individual({ username: 'andrea' });
const OFF_CONTRACT = { 'x-contract': 'off' };

/** Mocks the login response with these fields beside the token, and `GET customers/` with a customer or an error. */
function answerLogin(fields: object, customer: Customer | null = record) {
  const bearers: (string | null)[] = [];
  server.use(
    http.post('*/api/customers/login', () =>
      HttpResponse.json(
        { success: true, message: '', data: { access: 'access-1', refresh: 'refresh-1', ...fields } },
        { headers: OFF_CONTRACT },
      ),
    ),
    http.get('*/api/customers/', ({ request }) => {
      bearers.push(request.headers.get('authorization'));
      return customer
        ? HttpResponse.json({ success: true, message: '', data: customer }, { headers: OFF_CONTRACT })
        : HttpResponse.json({ success: false, message: 'Records rest until noon.' }, { status: 503 });
    }),
    // the sandbox would reject this token
    http.all('*/api/*', () =>
      HttpResponse.json({ success: true, message: '', data: [], count: 0 }, { headers: OFF_CONTRACT }),
    ),
  );
  return bearers;
}

async function openLogin() {
  const app = await renderApp('/login?next=%2Fabout');
  await fillInLogin(app.user, 'andrea');
  return { ...app, press: () => pressLogin(app.user) };
}

describe('a login', () => {
  it.each<[string, object]>([
    ['names the customer `user`', { user: record }],
    ['has a bare user', { user: record.user }],
    ['has a bare user and a customer of null', { customer: null, user: record.user }],
    ['has a customer without an id', { customer: { user: record.user } }],
    ['has a bare user without a profile', { user: { ...record.user, user_profile: null } }],
    ['has tokens alone', {}],
  ])('logs the customer in if its response %s', async (_what, fields) => {
    const { press, router, store } = await openLogin();
    answerLogin(fields);
    await press();
    await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
    expect(store.getState().user).toMatchObject({ token: 'access-1', refreshToken: 'refresh-1', user: record });
  });

  it('is refused in our words if the server sends only the name of the status', async () => {
    const { press } = await openLogin();
    const refusal = { success: false, message: 'Unauthorized' };
    server.use(http.post('*/api/customers/login', () => HttpResponse.json(refusal, { status: 401 })));
    await press();
    expect(await screen.findByText('Incorrect username or password. Try again.')).toBeVisible();
  });

  it('shows no message about a missing record if the server lacks the address of the login', async () => {
    const { press } = await openLogin();
    server.use(
      http.post('*/api/customers/login', () => new HttpResponse(null, { status: 404, headers: OFF_CONTRACT })),
    );
    await press();
    expect(await screen.findByText('Something went wrong on our side. Please try again in a moment.')).toBeVisible();
  });

  it('shows an error and starts no session if the customer cannot be fetched', async () => {
    const { press, router, store } = await openLogin();
    const bearers = answerLogin({}, null);
    await press();
    expect(await screen.findByText('Records rest until noon.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(bearers).toEqual(['Bearer access-1']);
    expect(store.getState().user).toMatchObject({ token: null, refreshToken: null, user: null });
    expect(JSON.stringify({ ...localStorage })).not.toContain('access-1');
  });
});

describe('a remembered login', () => {
  it.each([
    ['typed values', '', 'bea'],
    ['the username of a new sign-up', 'dina', 'dina'],
  ])('does not overwrite %s when the password is decrypted late', async (_what, newest, expected) => {
    const { user, store, router } = await renderApp('/about');
    await act(() => store.dispatch(rememberLogin({ username: 'andrea', password: DEMO_PASSWORD })));
    if (newest) act(() => void store.dispatch(signUpDone({ id: 4242, username: newest, hasDetails: true })));
    const { held, release } = createHold();
    const decrypt = crypto.subtle.decrypt.bind(crypto.subtle);
    const decrypting = vi.spyOn(crypto.subtle, 'decrypt').mockImplementation(async (...args) => {
      await held;
      return decrypt(...args);
    });
    await act(() => router.navigate('/login'));
    const field = await screen.findByLabelText('Email or username');
    if (!newest) await user.type(field, expected);
    await waitFor(() => expect(decrypting).toHaveBeenCalled());
    release();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(field).toHaveValue(expected);
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });
});
