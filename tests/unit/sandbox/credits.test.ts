import { describe, expect, it } from 'vitest';
import type { Customer, Transaction } from '@/api/wire';
import { daysToMs, minutesToMs } from '@/sandbox/clock';
import { formOf, openSandbox } from './call';

async function as(username: string) {
  const sandbox = openSandbox();
  const token = await sandbox.login(username);
  const customer = async () =>
    (await sandbox.call<Customer>('GET', '/api/customers/', { token: await sandbox.login(username) })).data;
  const request = (change: object = {}) =>
    sandbox.call<{ id: number; status: string }>('POST', '/api/credits/request', {
      token,
      body: {
        amount: 750_000,
        reason: 'Three new stores',
        terms_days: 30,
        idempotency_key: crypto.randomUUID(),
        ...change,
      },
    });
  const pay = (amount: number, method: number, key: string = crypto.randomUUID()) =>
    sandbox.call<Transaction>('POST', '/api/credits/pay', { token, body: { amount, method, idempotency_key: key } });
  const cheque = (change: Record<string, string | File> = {}) =>
    sandbox.call<Transaction>('POST', '/api/credits/pay/cheque', {
      token,
      form: formOf({
        amount: '42880.50',
        bank: 'BDO Unibank',
        cheque_number: '0004182937',
        cheque_date: '2026-11-20',
        idempotency_key: crypto.randomUUID(),
        photo: new File(['jpeg'], 'cheque.jpg', { type: 'image/jpeg' }),
        ...change,
      }),
    });
  const visa =
    sandbox.world.paymentMethods.find((method) => method.brand === 'Visa' && method.last_four === '8820')?.id ?? 0;
  return { ...sandbox, customer, request, pay, cheque, visa };
}

describe('credit', () => {
  it('starts with the values of the demo accounts', async () => {
    expect(await (await as('harbor.foods')).customer()).toMatchObject({
      billing_type: 'Per SOA',
      credit_limit: 500_000,
      remaining_credits: 318_450.25,
      points: 265,
    });
    expect(await (await as('isla.trading')).customer()).toMatchObject({
      billing_type: 'Per SOA',
      remaining_credits: 0,
    });
  });

  it('returns the first result for a repeated key and acts once', async () => {
    const harbor = await as('harbor.foods');
    const before = harbor.world.transactions.length;
    const [first, again] = [
      await harbor.pay(100, harbor.visa, 'pay-0001'),
      await harbor.pay(100, harbor.visa, 'pay-0001'),
    ];
    expect(again.data).toEqual(first.data);
    const handIn = () => harbor.cheque({ idempotency_key: 'cheque-0001' });
    expect((await handIn()).data).toEqual((await handIn()).data);
    expect(harbor.world.transactions).toHaveLength(before + 2);
    const ask = () => harbor.request({ idempotency_key: 'request-0001' });
    expect((await ask()).data).toEqual((await ask()).data);
    expect(harbor.world.creditRequests.filter(({ status }) => status === 'Pending')).toHaveLength(1);
  });

  it('raises the limit once when a request is approved, and notifies the customer', async () => {
    const harbor = await as('harbor.foods');
    const { data } = await harbor.request();
    expect(data.status).toBe('Pending');
    expect((await harbor.request({ amount: 800_000 })).status).toBe(409);
    const before = harbor.world.notifications.length;
    const approve = () => harbor.call('POST', `/sandbox/credit-requests/${data.id}/approve`);
    expect((await approve()).status).toBe(200);
    expect((await approve()).status).toBe(409);
    expect(await harbor.customer()).toMatchObject({ credit_limit: 750_000, remaining_credits: 568_450.25 });
    expect(harbor.world.notifications).toHaveLength(before + 1);
    expect(harbor.world.transactions.at(-1)).toMatchObject({ type: 'Credit Grant', amount: 250_000_00 });
  });

  it.each([
    [{ amount: 500_000 }, 'amount'],
    [{ amount: 10_000_000.01 }, 'amount'],
    [{ terms_days: 0 }, 'terms_days'],
    [{ reason: 'x'.repeat(501) }, 'reason'],
  ])('refuses a request with %o', async (change, field) => {
    const { status, errors } = await (await as('harbor.foods')).request(change);
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
  });

  it('is only available to corporate customers', async () => {
    const andrea = await as('andrea');
    expect([
      (await andrea.request()).status,
      (await andrea.pay(1, 201)).status,
      (await andrea.cheque()).status,
    ]).toEqual([403, 403, 403]);
  });

  it('is repaid with a card, up to the used credit', async () => {
    const harbor = await as('harbor.foods');
    const { data } = await harbor.pay(1_549.75, harbor.visa);
    expect(data).toMatchObject({
      type: 'Credit Payment',
      status: 'Paid',
      amount: 1549.75,
      balance_after: 320_000,
      method: 'Visa 8820',
    });
    const tooMuch = await harbor.pay(180_000.01, harbor.visa);
    expect([tooMuch.status, Object.keys(tooMuch.errors ?? {})]).toEqual([422, ['amount']]);
    expect((await harbor.pay(180_000, harbor.visa)).data.balance_after).toBe(500_000);
    expect((await harbor.pay(1, harbor.visa)).status).toBe(422);
  });

  it('is not repaid with a card that has expired', async () => {
    const harbor = await as('harbor.foods');
    const card = harbor.world.paymentMethods.find(({ id }) => id === harbor.visa);
    Object.assign(card ?? {}, { expiry_month: 10, expiry_year: 2026 });
    const { status, errors } = await harbor.pay(100, harbor.visa);
    expect([status, Object.keys(errors ?? {})]).toEqual([422, ['method']]);
  });

  it('credits a cheque once it clears', async () => {
    const harbor = await as('harbor.foods');
    const { data } = await harbor.cheque();
    expect(data).toMatchObject({ type: 'Credit Payment', status: 'Pending', amount: 42880.5 });
    expect((await harbor.customer()).remaining_credits).toBe(318_450.25);
    expect((await harbor.cheque()).errors).toHaveProperty('cheque_number');
    harbor.wait(daysToMs(2));
    expect((await harbor.customer()).remaining_credits).toBe(361_330.75);
    expect(harbor.world.transactions.find((transaction) => transaction.id === data.id)?.status).toBe('Paid');
  });

  it('credits a post-dated cheque two days after its date', async () => {
    const harbor = await as('harbor.foods');
    const { data } = await harbor.cheque({ cheque_date: '2027-01-15' });
    const status = async () => {
      await harbor.customer();
      return harbor.world.transactions.find((transaction) => transaction.id === data.id)?.status;
    };
    harbor.wait(Date.parse('2027-01-16T23:59:00+08:00') - harbor.clock.now());
    expect(await status()).toBe('Pending');
    harbor.wait(minutesToMs(1));
    expect(await status()).toBe('Paid');
  });

  it.each([
    [{ cheque_date: '2026-05-20' }, 'cheque_date'],
    [{ cheque_date: '2027-01-21' }, 'cheque_date'],
    [{ cheque_date: '2027-03-01' }, 'cheque_date'],
    [{ cheque_date: '2026-02-30' }, 'cheque_date'],
    [{ cheque_number: '12AB' }, 'cheque_number'],
    [{ bank: '' }, 'bank'],
    [{ amount: '181549.76' }, 'amount'],
    [{ amount: '-5' }, 'amount'],
    [{ photo: 'no file' }, 'photo'],
  ])('refuses a cheque with %o', async (change, field) => {
    const { status, errors } = await (await as('harbor.foods')).cheque(change);
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
  });

  it.each(['2026-05-21', '2026-05-22', '2027-01-20'])('accepts a cheque dated %s', async (cheque_date) => {
    expect((await (await as('harbor.foods')).cheque({ cheque_date })).status).toBe(200);
  });
});
