import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@/sandbox/accounts';
import { daysToMs, minutesToMs } from '@/sandbox/clock';
import { openSandbox } from './call';

type Login = { access: string; refresh: string; customer: { user: { username: string } } };

const tryLogin = (sandbox: ReturnType<typeof openSandbox>, username: string, password: string) =>
  sandbox.call<Login>('POST', '/api/customers/login', { body: { username, password } });

/** The only response without an envelope (spec 7). */
const refresh = async (sandbox: ReturnType<typeof openSandbox>, token: string) => {
  const answer = await sandbox.call('POST', '/api/refresh-token', { body: { refresh: token } });
  return { status: answer.status, access: (answer as { access?: string }).access };
};

describe('login', () => {
  it.each(DEMO_ACCOUNTS)('lets $username in by username and by email', async ({ username, email }) => {
    const sandbox = openSandbox();
    for (const login of [username, email.toUpperCase()]) {
      const { status, data } = await tryLogin(sandbox, login, DEMO_PASSWORD);
      expect(status).toBe(200);
      expect(data.customer.user.username).toBe(username);
    }
  });

  it('keeps no password in plain text', () => {
    const { world } = openSandbox();
    const text = JSON.stringify(world);
    expect(text).not.toContain(DEMO_PASSWORD);
  });

  it('gives the same error for a wrong password and an unknown name', async () => {
    const sandbox = openSandbox();
    const wrong = await tryLogin(sandbox, 'andrea', 'Padala#2025');
    const unknown = await tryLogin(sandbox, 'nobody', DEMO_PASSWORD);
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.message).toBe(unknown.message);
  });

  it('names the empty fields', async () => {
    const { status, errors } = await tryLogin(openSandbox(), '', '');
    expect(status).toBe(422);
    expect(Object.keys(errors ?? {})).toEqual(['username', 'password']);
  });

  it('blocks only that account name for a minute after five failed attempts', async () => {
    const sandbox = openSandbox();
    for (let i = 0; i < 5; i++) expect((await tryLogin(sandbox, 'andrea', 'wrong')).status).toBe(401);
    const blocked = await tryLogin(sandbox, 'Andrea', DEMO_PASSWORD);
    expect(blocked.status).toBe(429);
    expect(blocked.headers.get('Retry-After')).toBe('60');
    expect((await tryLogin(sandbox, 'bea', DEMO_PASSWORD)).status).toBe(200);
    sandbox.wait(minutesToMs(1));
    expect((await tryLogin(sandbox, 'andrea', DEMO_PASSWORD)).status).toBe(200);
  });
});

describe('tokens', () => {
  it('expires an access token after fifteen minutes and accepts a refreshed one', async () => {
    const sandbox = openSandbox();
    const { data } = await tryLogin(sandbox, 'andrea', DEMO_PASSWORD);
    sandbox.wait(minutesToMs(15) - 1);
    expect((await sandbox.call('GET', '/api/customers/', { token: data.access })).status).toBe(200);
    sandbox.wait(1);
    expect((await sandbox.call('GET', '/api/customers/', { token: data.access })).status).toBe(401);
    const { status, access } = await refresh(sandbox, data.refresh);
    expect(status).toBe(200);
    expect(access).not.toBe(data.access);
    expect((await sandbox.call('GET', '/api/customers/', { token: access })).status).toBe(200);
  });

  it('does not expire a session sooner if the world clock runs faster', async () => {
    const sandbox = openSandbox({ speed: 300 });
    const token = await sandbox.login('andrea');
    sandbox.wait(minutesToMs(14));
    expect((await sandbox.call('GET', '/api/customers/', { token })).status).toBe(200);
  });

  it('refreshes an access token once if login returned no refresh token', async () => {
    const sandbox = openSandbox();
    const { data } = await sandbox.call<Login>('POST', '/api/customers/register/facebook', {
      body: { access_token: 'demo-facebook-nina' },
    });
    sandbox.wait(minutesToMs(20));
    const first = await refresh(sandbox, data.access);
    expect(first.status).toBe(200);
    expect((await refresh(sandbox, data.access)).status).toBe(401);
    expect((await refresh(sandbox, first.access ?? '')).status).toBe(200);
  });

  it('refuses an unknown, an empty and an expired refresh token', async () => {
    const sandbox = openSandbox();
    const { data } = await tryLogin(sandbox, 'andrea', DEMO_PASSWORD);
    expect((await refresh(sandbox, 'sbx_refresh_guess')).status).toBe(401);
    expect((await refresh(sandbox, '')).status).toBe(401);
    sandbox.wait(daysToMs(30));
    expect((await refresh(sandbox, data.refresh)).status).toBe(401);
  });

  it('refuses a private call without a bearer', async () => {
    expect((await openSandbox().call('GET', '/api/customers/')).status).toBe(401);
  });

  it('refuses an access token as the refresh token of an ordinary session', async () => {
    const sandbox = openSandbox();
    const { data } = await tryLogin(sandbox, 'andrea', DEMO_PASSWORD);
    expect((await refresh(sandbox, data.access)).status).toBe(401);
  });
});
