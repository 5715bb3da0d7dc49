import { describe, expect, it } from 'vitest';
import { minutesToMs } from '@/sandbox/clock';
import { openIndexedDbStorage } from '@/sandbox/indexedDbStorage';
import { createMemoryStorage } from '@/sandbox/storage';
import { openSandbox } from './call';

const rename = (sandbox: ReturnType<typeof openSandbox>, token: string, label: string) =>
  sandbox.call('PATCH', '/api/customers/addresses/update/101', { token, body: { label } });

describe.each([
  ['memory', () => Promise.resolve(createMemoryStorage())],
  ['IndexedDB', () => openIndexedDbStorage()],
])('state in %s', (_name, open) => {
  it('survives a reload, sessions and clock included', async () => {
    const storage = await open();
    const first = openSandbox({ storage });
    await first.call('POST', '/sandbox/reset');
    const token = await first.login('andrea');
    await rename(first, token, 'My home');
    await first.call('POST', '/sandbox/clock', { body: { speed: 60, advance_minutes: 90 } });

    const second = openSandbox({ storage });
    const { data } = await second.call<{ label: string }[]>('GET', '/api/customers/addresses', { token });
    expect(data[0]?.label).toBe('My home');
    expect(second.world.clock.speed).toBe(60);
    expect(second.clock.now()).toBe(first.clock.now());
  });

  it('is shared by two tabs, which see the changes of each other', async () => {
    const storage = await open();
    const first = openSandbox({ storage });
    const second = openSandbox({ storage });
    const token = await first.login('andrea');
    await Promise.all([rename(second, token, 'From two'), first.call('GET', '/api/regions')]);
    await first.call('PATCH', '/api/customers/addresses/update/102', { token, body: { label: 'From one' } });
    const { data } = await second.call<{ id: number; label: string }[]>('GET', '/api/customers/addresses', { token });
    expect(
      data
        .filter(({ label }) => label.startsWith('From'))
        .map(({ label }) => label)
        .sort(),
    ).toEqual(['From one', 'From two']);
  });

  it('starts over after a reset, also for the other tab', async () => {
    const storage = await open();
    const first = openSandbox({ storage });
    const second = openSandbox({ storage });
    const token = await first.login('andrea');
    await rename(first, token, 'Gone soon');
    await second.call('POST', '/sandbox/reset');
    expect((await first.call('GET', '/api/customers/', { token })).status).toBe(401);
    expect(first.world.addresses.find(({ id }) => id === 101)?.label).toBe('Home');
  });
});

describe('clock', () => {
  it('runs at its speed and only jumps ahead', async () => {
    const sandbox = openSandbox();
    const start = sandbox.clock.now();
    await sandbox.call('POST', '/sandbox/clock', { body: { speed: 60 } });
    sandbox.wait(minutesToMs(1));
    expect(sandbox.clock.now() - start).toBe(minutesToMs(60));
    await sandbox.call('POST', '/sandbox/clock', { body: { advance_minutes: 10, speed: 1 } });
    sandbox.wait(minutesToMs(1));
    expect(sandbox.clock.now() - start).toBe(minutesToMs(71));
    const wrong = await sandbox.call('POST', '/sandbox/clock', { body: { speed: 2, advance_minutes: -1 } });
    expect([wrong.status, Object.keys(wrong.errors ?? {})]).toEqual([422, ['speed', 'advance_minutes']]);
  });

  it('handles calls in sequence', async () => {
    const sandbox = openSandbox();
    const token = await sandbox.login('andrea');
    const topUp = (key: string) =>
      sandbox.call('POST', '/api/payments/top-up', { token, body: { amount: 100, method: 201, idempotency_key: key } });
    await Promise.all(['same-key-1', 'same-key-1', 'same-key-1', 'other-key'].map(topUp));
    expect(sandbox.world.customers[0]?.wallet).toBe(2_680_00);
  });
});

describe('controls', () => {
  it('list the demo accounts with their login data', async () => {
    const { data } = await openSandbox().call<Record<string, string>[]>('GET', '/sandbox/accounts');
    expect(data).toHaveLength(6);
    expect(data[0]).toMatchObject({ username: 'andrea', password: 'Padala#2026' });
  });

  it('return 404 for an unknown payment, request or file', async () => {
    const { call } = openSandbox();
    expect((await call('GET', '/sandbox/authorize/x')).status).toBe(404);
    expect((await call('POST', '/sandbox/credit-requests/1/approve')).status).toBe(404);
    expect((await call('GET', '/sandbox/files/x')).status).toBe(404);
  });
});
