import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '@/sandbox/accounts';
import { minutesToMs } from '@/sandbox/clock';
import { ANDREA } from '../../accounts';
import { openSandbox } from './call';

const NEW = 'Bagong#Susi2026';
const login = (sandbox: ReturnType<typeof openSandbox>, password: string) =>
  sandbox.call<{ access: string }>('POST', '/api/customers/login', { body: { username: 'andrea', password } });

const APP = { Origin: 'https://app.test' };

async function resetToken(sandbox: ReturnType<typeof openSandbox>): Promise<string> {
  await sandbox.call('POST', '/api/reset-password/request', {
    body: { email: 'andrea.villanueva@example.ph' },
    headers: APP,
  });
  return new URL(sandbox.world.outbox[0]?.link ?? '').searchParams.get('token') ?? '';
}

const setNew = (sandbox: ReturnType<typeof openSandbox>, token: string, confirmation = NEW) =>
  sandbox.call('POST', '/api/reset-password', { body: { token, password: NEW, password_confirmation: confirmation } });

describe('reset password', () => {
  it('sends a link to the app that works once and ends every session', async () => {
    const sandbox = openSandbox();
    const before = (await login(sandbox, DEMO_PASSWORD)).data.access;
    const token = await resetToken(sandbox);
    expect(sandbox.world.outbox[0]?.link).toBe(`https://app.test/auth/reset-password?token=${token}`);
    const subject = await sandbox.call('POST', '/api/reset-password/validate', { body: { token } });
    expect(subject.data).toEqual({ email: 'andrea.villanueva@example.ph' });
    expect((await setNew(sandbox, token)).status).toBe(200);
    expect((await setNew(sandbox, token)).status).toBe(422);
    expect((await login(sandbox, DEMO_PASSWORD)).status).toBe(401);
    expect((await login(sandbox, NEW)).status).toBe(200);
    expect((await sandbox.call('GET', '/api/customers/', { token: before })).status).toBe(401);
  });

  it('responds the same for an unknown address and sends nothing', async () => {
    const sandbox = openSandbox();
    const known = await sandbox.call('POST', '/api/reset-password/request', {
      body: { email: 'bea.lacson@example.ph' },
    });
    const unknown = await sandbox.call('POST', '/api/reset-password/request', { body: { email: 'no@example.ph' } });
    expect([unknown.status, unknown.message]).toEqual([known.status, known.message]);
    expect(sandbox.world.outbox).toHaveLength(1);
  });

  it('expires a link after half an hour, and older links at once', async () => {
    const sandbox = openSandbox();
    const first = await resetToken(sandbox);
    const second = await resetToken(sandbox);
    expect((await setNew(sandbox, first)).status).toBe(422);
    sandbox.wait(minutesToMs(30));
    expect((await setNew(sandbox, second)).status).toBe(422);
  });

  it('keeps the link valid if the passwords do not match', async () => {
    const sandbox = openSandbox();
    const token = await resetToken(sandbox);
    const { status, errors } = await setNew(sandbox, token, 'Ibang#Susi2026');
    expect([status, Object.keys(errors ?? {})]).toEqual([422, ['password_confirmation']]);
    expect((await setNew(sandbox, token)).status).toBe(200);
  });
});

describe('change password', () => {
  it('changes the password, keeps this session and ends the others', async () => {
    const sandbox = openSandbox();
    const other = (await login(sandbox, DEMO_PASSWORD)).data.access;
    const token = (await login(sandbox, DEMO_PASSWORD)).data.access;
    const body = { current_password: DEMO_PASSWORD, password: NEW, password_confirmation: NEW };
    expect((await sandbox.call('POST', '/api/change-password', { token, body })).status).toBe(200);
    expect((await sandbox.call('GET', '/api/customers/', { token })).status).toBe(200);
    expect((await sandbox.call('GET', '/api/customers/', { token: other })).status).toBe(401);
    expect((await login(sandbox, NEW)).status).toBe(200);
  });

  it.each([
    [{ current_password: 'not it' }, 'current_password'],
    [{ password: 'short', password_confirmation: 'short' }, 'password'],
    [{ password: 'has a space in it', password_confirmation: 'has a space in it' }, 'password'],
    [{ password: ' Bagong#2026', password_confirmation: ' Bagong#2026' }, 'password'],
    [{ password_confirmation: 'Another#2026' }, 'password_confirmation'],
  ])('refuses %o', async (change, field) => {
    const sandbox = openSandbox();
    const token = await sandbox.login('andrea');
    const body = { current_password: DEMO_PASSWORD, password: NEW, password_confirmation: NEW, ...change };
    const { status, errors } = await sandbox.call('POST', '/api/change-password', { token, body });
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
  });
});

describe('account deletion', () => {
  const remove = (sandbox: ReturnType<typeof openSandbox>, token: string, id: number, password = DEMO_PASSWORD) =>
    sandbox.call('DELETE', `/api/customers/delete/${id}`, { token, body: { password } });

  it('removes the customer and its records', async () => {
    const sandbox = openSandbox();
    const token = await sandbox.login('dina');
    const { id } = sandbox.world.customers.find((customer) => customer.username === 'dina') ?? { id: 0 };
    expect((await remove(sandbox, token, id, 'wrong')).status).toBe(422);
    expect((await remove(sandbox, token, id)).status).toBe(200);
    expect((await sandbox.call('GET', '/api/customers/', { token })).status).toBe(401);
    const { customers, addresses, bookings, notifications } = sandbox.world;
    expect(customers.some((customer) => customer.id === id)).toBe(false);
    expect([...addresses, ...bookings, ...notifications].some(({ customer_id }) => customer_id === id)).toBe(false);
  });

  it('refuses the id of another customer', async () => {
    const sandbox = openSandbox();
    const token = await sandbox.login('dina');
    expect((await remove(sandbox, token, 1)).status).toBe(404);
    expect(sandbox.world.customers).toHaveLength(6);
  });

  it('is refused while deliveries are active', async () => {
    const sandbox = openSandbox();
    const token = await sandbox.login('andrea');
    expect(
      sandbox.world.bookings.some((booking) => booking.customer_id === ANDREA && booking.status === 'Ongoing'),
    ).toBe(true);
    expect((await remove(sandbox, token, 1)).status).toBe(409);
  });
  it('is refused while a company owes credit', async () => {
    const sandbox = openSandbox();
    const token = await sandbox.login('isla.trading');
    const answer = await remove(sandbox, token, 6);
    expect([answer.status, answer.message]).toEqual([409, 'Pay your credit balance of ₱150,000.00 first.']);
  });
});
