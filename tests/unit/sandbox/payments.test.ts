import { describe, expect, it } from 'vitest';
import type { Customer, PaymentMethod, TopUpResult, Transaction } from '@/api/wire';
import { daysToMs } from '@/sandbox/clock';
import { findDemoCustomer } from '@/sandbox/seed/customers';
import { openSandbox } from './call';

const CARD = {
  kind: 'card',
  token: 'tok_sandbox_visa1111',
  brand: 'Visa',
  last_four: '1111',
  holder_name: 'Dina Ocampo',
  expiry_month: 8,
  expiry_year: 2029,
  is_default: false,
};

async function as(username: string) {
  const sandbox = openSandbox();
  const token = await sandbox.login(username);
  const methods = async () => (await sandbox.call<PaymentMethod[]>('GET', '/api/payments/methods', { token })).data;
  const create = (change: object = {}) =>
    sandbox.call<PaymentMethod>('POST', '/api/payments/methods/create', { token, body: { ...CARD, ...change } });
  const update = (id: unknown, body: object) =>
    sandbox.call<PaymentMethod>('PATCH', `/api/payments/methods/update/${String(id)}`, { token, body });
  const remove = (id: unknown) => sandbox.call('DELETE', `/api/payments/methods/delete/${String(id)}`, { token });
  const topUp = (amount: number, method: unknown, idempotency_key = 'top-up-1') =>
    sandbox.call<TopUpResult>('POST', '/api/payments/top-up', {
      token,
      body: { amount, method, idempotency_key },
      headers: { Origin: 'https://app.test' },
    });
  const ledger = async (query = '') => sandbox.call<Transaction[]>('GET', `/api/payments${query}`, { token });
  const methodOf = async (kind: string, brand?: string) =>
    (await methods()).find((method) => method.kind === kind && (!brand || method.brand === brand))?.id;
  const balance = async () => (await methods()).find((method) => method.kind === 'wallet')?.balance;
  const newCode = async () => {
    await sandbox.call('POST', '/api/customers/request-otp', { token, body: { method: 'sms' } });
    return sandbox.world.outbox[0]?.code ?? '';
  };
  return { ...sandbox, token, newCode, methods, create, update, remove, topUp, ledger, methodOf, balance };
}

describe('payment methods', () => {
  it('verify a new card with a one-time code by SMS', async () => {
    const dina = await as('dina');
    const { data } = await dina.create();
    expect(data).toMatchObject({ brand: 'Visa', last_four: '1111', is_default: true, is_verified: false });
    expect(data).not.toHaveProperty('token');
    const wrong = await dina.update(data.id, { verification_code: 'no' });
    expect([wrong.status, Object.keys(wrong.errors ?? {})]).toEqual([422, ['verification_code']]);
    const code = await dina.newCode();
    expect((await dina.update(data.id, { verification_code: code })).data.is_verified).toBe(true);
  });

  it.each([
    [{ token: '4111 1111 1111 1111' }, 'token'],
    [{ holder_name: '4111111111111111' }, 'token'],
    [{ token: 'tok_live_1234' }, 'token'],
    [{ token: 'tok_sandbox_declined' }, 'token'],
    [{ expiry_month: 13 }, 'expiry_month'],
    [{ expiry_month: 10, expiry_year: 2026 }, 'expiry_month'],
    [{ holder_name: '' }, 'holder_name'],
    [{ brand: '' }, 'brand'],
  ])('refuses %o', async (change, field) => {
    const dina = await as('dina');
    const { status, errors } = await dina.create(change);
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
    expect(await dina.methods()).toEqual([]);
  });

  it('include an e-wallet by its mobile number, without a token', async () => {
    const dina = await as('dina');
    const body = { kind: 'maya', mobile: '9174820136', holder_name: 'Dina Ocampo', is_default: false };
    const post = (change: object) =>
      dina.call<PaymentMethod>('POST', '/api/payments/methods/create', {
        token: dina.token,
        body: { ...body, ...change },
      });
    const refused = await post({ mobile: '12' });
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, ['mobile']]);
    expect((await post({})).data).toMatchObject({ kind: 'maya', brand: 'Maya', last_four: '0136', is_verified: false });
  });

  it('name the card in the message about a missing holder, as when it is added', async () => {
    const { create, update } = await as('dina');
    const { data } = await create();
    const refused = await update(data.id, { holder_name: '' });
    expect(refused.errors).toEqual({ holder_name: ['Enter the name as shown on the card.'] });
  });

  it('accepts a card through the end of its expiry month in Manila', async () => {
    const { clock, create } = await as('dina');
    const card = { expiry_month: 11, expiry_year: 2026 };
    clock.jumpAhead(Date.parse('2026-11-30T23:59:00+08:00') - clock.now());
    expect((await create(card)).status).toBe(200);
    clock.jumpAhead(60_000);
    const refused = await create(card);
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, ['expiry_month']]);
  });

  it('have one default, which passes on when deleted', async () => {
    const andrea = await as('andrea');
    const second = (await andrea.methods())[1];
    await andrea.update(second?.id, { is_default: true });
    expect((await andrea.methods()).filter((method) => method.is_default).map((method) => method.id)).toEqual([
      second?.id,
    ]);
    await andrea.remove(second?.id);
    expect((await andrea.methods()).filter((method) => method.is_default)).toHaveLength(1);
  });

  it('keep a wallet with a balance', async () => {
    const andrea = await as('andrea');
    expect((await andrea.remove(await andrea.methodOf('wallet'))).status).toBe(409);
  });

  it('do not include the method of another customer', async () => {
    const bea = await as('bea');
    expect((await bea.update(201, { is_default: true })).status).toBe(404);
    expect((await bea.remove(201)).status).toBe(404);
  });
});

describe('top-up', () => {
  it('charges a card at once, and once per key', async () => {
    const andrea = await as('andrea');
    const visa = await andrea.methodOf('card', 'Visa');
    const first = await andrea.topUp(500.25, visa);
    expect(first.data.transaction).toMatchObject({
      type: 'Top Up',
      status: 'Paid',
      amount: 500.25,
      balance_after: 2980.25,
    });
    expect((await andrea.topUp(500.25, visa)).data.transaction.id).toBe(first.data.transaction.id);
    expect(await andrea.balance()).toBe(2980.25);
    await andrea.topUp(500.25, visa, 'top-up-2');
    expect(await andrea.balance()).toBe(3480.5);
  });

  it('sends GCash to the bank and applies the answer', async () => {
    const andrea = await as('andrea');
    const { data } = await andrea.topUp(1000, await andrea.methodOf('gcash'));
    expect(data.transaction.status).toBe('Pending');
    const id = new URL(data.redirect_url ?? '').searchParams.get('id') ?? '';
    expect(data.redirect_url).toBe(`http://sandbox.test/sandbox/authorize?id=${id}`);
    expect(await andrea.balance()).toBe(2480);
    const settled = await andrea.call('POST', `/sandbox/authorize/${id}`, { body: { approve: true } });
    expect(settled.data.return_url).toBe(
      `https://app.test/payment/method/success?reference=${data.transaction.reference}`,
    );
    expect(await andrea.balance()).toBe(3480);
    await andrea.call('POST', `/sandbox/authorize/${id}`, { body: { approve: false } });
    expect(await andrea.balance()).toBe(3480);
    expect((await andrea.ledger()).data[0]).toMatchObject({
      id: data.transaction.id,
      status: 'Paid',
      balance_after: 3480,
    });
  });

  it('that the bank approves late brings back a wallet that was removed while it was empty', async () => {
    const andrea = await as('andrea');
    findDemoCustomer(andrea.world, 'andrea').wallet = 0;
    const { data } = await andrea.topUp(1000, await andrea.methodOf('gcash'));
    expect((await andrea.remove(await andrea.methodOf('wallet'))).status).toBe(200);
    const id = new URL(data.redirect_url ?? '').searchParams.get('id') ?? '';
    await andrea.call('POST', `/sandbox/authorize/${id}`, { body: { approve: true } });
    expect(await andrea.balance()).toBe(1000);
  });

  it('fails if the customer declines, also for a 3-D Secure card', async () => {
    const andrea = await as('andrea');
    const { data } = await andrea.topUp(1000, await andrea.methodOf('card', 'Mastercard'));
    const id = new URL(data.redirect_url ?? '').searchParams.get('id') ?? '';
    const settled = await andrea.call('POST', `/sandbox/authorize/${id}`, { body: { approve: false } });
    expect(settled.data.return_url).toContain('https://app.test/payment/method/failure?');
    expect(await andrea.balance()).toBe(2480);
    expect((await andrea.ledger()).data[0]?.status).toBe('Failed');
  });

  it.each([
    [99.99, 'Visa', 'amount'],
    [50_000.01, 'Visa', 'amount'],
    [100.005, 'Visa', 'amount'],
    [500, 'Wallet', 'method'],
  ])('refuses %d with %s', async (amount, brand, field) => {
    const andrea = await as('andrea');
    const method = (await andrea.methods()).find((method) => method.brand === brand)?.id;
    const { status, errors } = await andrea.topUp(amount, method);
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
    expect(await andrea.balance()).toBe(2480);
  });

  it('refuses a card that has expired', async () => {
    const andrea = await as('andrea');
    const card = await andrea.methodOf('card', 'Mastercard');
    andrea.clock.jumpAhead(daysToMs(60));
    const { status, errors } = await andrea.topUp(500, card);
    expect([status, Object.keys(errors ?? {})]).toEqual([422, ['method']]);
  });

  it('does not change the Points', async () => {
    const dina = await as('dina');
    const { data } = await dina.create();
    await dina.update(data.id, { verification_code: await dina.newCode() });
    const points = async () =>
      (await dina.call<Customer>('GET', '/api/customers/', { token: dina.token })).data.remaining_credits;
    expect(await dina.balance()).toBe(0);
    await dina.topUp(100, data.id);
    expect([await dina.balance(), await points()]).toEqual([100, 0]);
  });
});

describe('ledger', () => {
  it('is newest first, paged and counted, and ends at the current balance', async () => {
    const andrea = await as('andrea');
    const { data, count } = await andrea.ledger('?page=0&size=999');
    expect(data.length).toBeGreaterThan(10);
    expect(count).toBe(data.length);
    const times = data.map(({ date_created }) => Date.parse(date_created));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(data[0]?.balance_after).toBe(2480);
    const page = await andrea.ledger('?page=1&size=3');
    expect(page.data.map(({ id }) => id)).toEqual(data.slice(3, 6).map(({ id }) => id));
    expect(page.count).toBe(count);
  });

  it.each(['andrea', 'harbor.foods'])(
    'adds up from one entry of %s to the next, and never below zero',
    async (username) => {
      const { data } = await (await as(username)).ledger();
      const isWallet = username === 'andrea';
      const oldestFirst = [...data].reverse();
      let balance = Math.round((oldestFirst[0]?.balance_after ?? 0) * 100);
      for (const { type, amount, method, balance_after } of oldestFirst.slice(1)) {
        const centavos = Math.round(amount * 100);
        const moves = type === 'Top Up' || type.startsWith('Credit') || method === (isWallet ? 'Wallet' : 'Credit');
        balance += moves ? (type === 'Payment' ? -centavos : centavos) : 0;
        expect(Math.round((balance_after ?? 0) * 100)).toBe(balance);
        expect(balance).toBeGreaterThanOrEqual(0);
      }
    },
  );

  it('only has transactions of the customer', async () => {
    expect((await (await as('dina')).ledger()).data).toEqual([]);
  });
});
