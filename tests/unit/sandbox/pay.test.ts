import { describe, expect, it } from 'vitest';
import { minutesToMs } from '@/sandbox/clock';
import { newKey, openAs, requireAppointment } from './bookingCalls';
import { formOf } from './call';

async function withOffer(username: string, changes: Record<string, unknown> = {}) {
  const opened = await openAs(username);
  const { data: booking } = await opened.book(changes);
  const { data: offers } = await opened.rates(booking.id);
  const rate = offers[0];
  if (!rate) throw new Error('there is no offer');
  const ledger = () =>
    opened.world.transactions.filter((transaction) => transaction.booking_number === booking.booking_number);
  return { ...opened, booking, rate, ledger };
}

describe('paying a booking', () => {
  it('debits the wallet by the total once per key and leaves the Points', async () => {
    const { booking, rate, pay, customer, methodId, newPin, ledger } = await withOffer('andrea');
    const before = customer.wallet;
    const { points } = customer;
    const body = { rate: rate.id, method: methodId('wallet'), pin: await newPin(), idempotency_key: newKey() };
    const first = await pay(booking.id, body);
    const again = await pay(booking.id, body);
    expect(first.data.booking).toMatchObject({ status: 'Ongoing', payment_status: 'Paid', payment_method: 'Wallet' });
    expect(requireAppointment(first.data.booking)).toMatchObject({ status: 'Finding Driver', driver: null });
    expect([again.status, again.data.booking.id]).toEqual([200, booking.id]);
    expect(before - customer.wallet).toBe(Math.round(rate.total * 100));
    expect(customer.points).toBe(points);
    expect(ledger().map((transaction) => [transaction.type, transaction.status, transaction.method])).toEqual([
      ['Payment', 'Paid', 'Wallet'],
    ]);
  });

  it('bills the credit of a corporate customer', async () => {
    const { booking, rate, pay, newPin, customer } = await withOffer('harbor.foods');
    const before = customer.credit_used;
    const { data } = await pay(booking.id, { rate: rate.id, method: 'credit', pin: await newPin() });
    expect(data.booking).toMatchObject({ payment_status: 'Billed', payment_method: 'Credit' });
    expect(customer.credit_used - before).toBe(Math.round(rate.total * 100));
  });

  it('confirms cash now and marks it paid at the pickup', async () => {
    const { booking, rate, pay, get, ledger, clock } = await withOffer('andrea');
    const { data } = await pay(booking.id, { rate: rate.id, method: 'cash' });
    expect(data.booking).toMatchObject({ status: 'Ongoing', payment_status: 'Unpaid', payment_method: 'Cash' });
    clock.jumpAhead(minutesToMs(45));
    expect((await get(booking.id)).payment_status).toBe('Paid');
    expect(ledger().map((transaction) => transaction.status)).toEqual(['Paid']);
  });

  it('charges a card at once', async () => {
    const { booking, rate, pay, methodId } = await withOffer('andrea');
    const { data } = await pay(booking.id, { rate: rate.id, method: methodId('card') });
    expect(data).toMatchObject({
      booking: { payment_status: 'Paid', payment_method: 'Visa 4417' },
      redirect_url: null,
    });
  });

  it.each([
    [true, 'Ongoing', 'Paid', 'Paid'],
    [false, 'Pending', 'Unpaid', 'Failed'],
  ])('sends GCash to the bank page; approved: %s', async (approve, status, payment, transaction) => {
    const { booking, rate, pay, methodId, call, get, ledger } = await withOffer('andrea');
    const { data } = await pay(booking.id, { rate: rate.id, method: methodId('gcash') });
    expect(data.booking.status).toBe('Pending');
    const id = new URL(data.redirect_url ?? '').searchParams.get('id');
    await call('POST', `/sandbox/authorize/${id}`, { body: { approve } });
    expect(await get(booking.id)).toMatchObject({ status, payment_status: payment });
    expect(ledger().map((transaction) => transaction.status)).toEqual([transaction]);
  });

  it('accepts the same key again after the bank has declined', async () => {
    const { booking, rate, pay, methodId, call } = await withOffer('andrea');
    const body = { rate: rate.id, method: methodId('gcash'), idempotency_key: newKey() };
    const first = await pay(booking.id, body);
    expect((await pay(booking.id, body)).data.redirect_url).toBe(first.data.redirect_url);
    const id = new URL(first.data.redirect_url ?? '').searchParams.get('id');
    await call('POST', `/sandbox/authorize/${id}`, { body: { approve: false } });
    const again = await pay(booking.id, body);
    expect([again.status, again.data.redirect_url === first.data.redirect_url]).toEqual([200, false]);
  });

  it('closes the bank page if another method pays', async () => {
    const { booking, rate, pay, methodId, call, get, ledger } = await withOffer('andrea');
    const { data } = await pay(booking.id, { rate: rate.id, method: methodId('gcash') });
    await pay(booking.id, { rate: rate.id, method: methodId('card') });
    const id = new URL(data.redirect_url ?? '').searchParams.get('id');
    await call('POST', `/sandbox/authorize/${id}`, { body: { approve: true } });
    expect((await get(booking.id)).payment_method).toBe('Visa 4417');
    expect(ledger().map((transaction) => [transaction.method, transaction.status])).toEqual([
      ['GCash', 'Failed'],
      ['Visa 4417', 'Paid'],
    ]);
  });

  it('shows no method and no charge for a booking that is cancelled while the bank page is open', async () => {
    const { booking, rate, pay, methodId, call, token, get } = await withOffer('andrea');
    await pay(booking.id, { rate: rate.id, method: methodId('gcash') });
    const form = formOf({ status: 'Cancelled', reason: 'Wrong address' });
    await call('POST', `/api/bookings/update-status/${booking.id}`, { token, form });
    expect(await get(booking.id)).toMatchObject({
      status: 'Cancelled',
      payment_status: 'Unpaid',
      payment_method: null,
      charged: null,
    });
  });

  it('charges the chosen offer, also if the rates are computed again while the bank page is open', async () => {
    const { booking, pay, rates, methodId, call, get, clock } = await withOffer('andrea');
    const { data: offers } = await rates(booking.id);
    const dearest = offers.reduce((most, offer) => (offer.total > most.total ? offer : most));
    const { data } = await pay(booking.id, { rate: dearest.id, method: methodId('gcash') });
    clock.jumpAhead(minutesToMs(11));
    await rates(booking.id);
    const id = new URL(data.redirect_url ?? '').searchParams.get('id');
    await call('POST', `/sandbox/authorize/${id}`, { body: { approve: true } });
    const { total, charged } = await get(booking.id);
    expect([total, charged?.total]).toEqual([dearest.total, dearest.total]);
  });

  it('uses the voucher, and a cancellation returns it', async () => {
    const { booking, rate, pay, methodId, world, customer, token, call } = await withOffer('andrea', {
      voucher_code: 'PADALA150',
    });
    const left = () => world.vouchers.find((voucher) => voucher.code === 'PADALA150')?.uses_left[customer.id];
    expect(rate.discount).toBe(150);
    await pay(booking.id, { rate: rate.id, method: methodId('card'), voucher_code: 'PADALA150' });
    expect(left()).toBe(0);
    const form = new FormData();
    form.append('status', 'Cancelled');
    form.append('reason', 'Wrong address');
    await call('POST', `/api/bookings/update-status/${booking.id}`, { token, form });
    expect(left()).toBe(1);
  });

  it('keeps the last use of a voucher for the booking that waits for the bank', async () => {
    const { booking, rate, pay, methodId, book, rates, call, get } = await withOffer('andrea', {
      voucher_code: 'PADALA150',
    });
    const { data: other } = await book({ voucher_code: 'PADALA150' });
    const { data: offers } = await rates(other.id);
    const { data } = await pay(booking.id, { rate: rate.id, method: methodId('gcash'), voucher_code: 'PADALA150' });
    const refused = await pay(other.id, {
      rate: offers[0]?.id,
      method: methodId('card'),
      voucher_code: 'PADALA150',
      idempotency_key: newKey(),
    });
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([409, ['voucher_code']]);

    const id = new URL(data.redirect_url ?? '').searchParams.get('id');
    await call('POST', `/sandbox/authorize/${id}`, { body: { approve: true } });
    expect(await get(booking.id)).toMatchObject({ payment_status: 'Paid', voucher_code: 'PADALA150' });
    expect(await get(other.id)).toMatchObject({ payment_status: 'Unpaid', voucher_code: null });
  });
});

describe('a payment', () => {
  it.each<[string, string, Record<string, unknown>, number, string[]]>([
    ['without a PIN for the wallet', 'wallet', {}, 422, ['pin']],
    ['with a wrong PIN', 'wallet', { pin: '000000' }, 422, ['pin']],
    ['with an unknown method', 'none', { method: 'barter' }, 422, ['method']],
    ['with credit by an individual', 'none', { method: 'credit', pin: '123456' }, 422, ['method']],
    ['with an unknown voucher', 'card', { voucher_code: 'NOSUCH' }, 422, ['voucher_code']],
    ['for a rate that was never offered', 'card', { rate: 'nothing' }, 409, []],
  ])('is refused %s', async (_, kind, changes, status, fields) => {
    const { booking, rate, pay, methodId, get, ledger } = await withOffer('andrea');
    const answer = await pay(booking.id, { rate: rate.id, method: methodId(kind), ...changes });
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([status, fields]);
    expect(await get(booking.id)).toMatchObject({ status: 'Pending', payment_status: 'Unpaid' });
    expect(ledger()).toEqual([]);
  });

  it('is refused if the wallet balance is too low', async () => {
    const { booking, rate, pay, methodId, newPin, customer, world } = await withOffer('andrea');
    customer.wallet = 10_00;
    const pin = await newPin();
    const answer = await pay(booking.id, { rate: rate.id, method: methodId('wallet'), pin });
    expect([answer.status, customer.wallet]).toEqual([402, 10_00]);
    expect(world.otps.map(({ code }) => code)).toEqual([pin]);
  });

  it('is refused if the remaining credit is too low', async () => {
    const { booking, rate, pay, newPin, customer } = await withOffer('harbor.foods');
    customer.credit_used = customer.credit_limit - 1;
    expect((await pay(booking.id, { rate: rate.id, method: 'credit', pin: await newPin() })).status).toBe(402);
  });

  it('is refused with a message if the bank declines the card', async () => {
    const { booking, rate, pay, methodId, world } = await withOffer('andrea');
    const card = world.paymentMethods.find((method) => method.id === methodId('card'));
    if (card) card.last_four = '0002';
    const answer = await pay(booking.id, { rate: rate.id, method: methodId('card') });
    expect([answer.status, answer.message]).toEqual([
      402,
      'The bank declined Visa 0002. You were not charged. Use another payment method.',
    ]);
  });

  it('is refused after ten minutes until new rates are requested', async () => {
    const { booking, rate, pay, rates, methodId, clock } = await withOffer('andrea');
    clock.jumpAhead(minutesToMs(11));
    expect((await pay(booking.id, { rate: rate.id, method: methodId('card') })).status).toBe(409);
    const { data: renewed } = await rates(booking.id);
    expect((await pay(booking.id, { rate: renewed[0]?.id, method: methodId('card') })).status).toBe(200);
  });

  it('is refused if the booking has already been paid', async () => {
    const { booking, rate, pay, methodId, ledger } = await withOffer('andrea');
    await pay(booking.id, { rate: rate.id, method: methodId('card') });
    expect((await pay(booking.id, { rate: rate.id, method: methodId('card') })).status).toBe(409);
    expect(ledger().length).toBe(1);
  });

  it('is refused for the booking of another customer', async () => {
    const { world, pay, methodId } = await openAs('andrea');
    const other = world.bookings.find((booking) => booking.customer_id !== 1);
    expect((await pay(other?.id ?? 0, { rate: 'any', method: methodId('card') })).status).toBe(404);
  });

  it('is refused with a used one-time PIN', async () => {
    const { booking, rate, pay, book, rates, methodId, newPin } = await withOffer('harbor.foods');
    const pin = await newPin();
    expect((await pay(booking.id, { rate: rate.id, method: methodId('wallet'), pin })).status).toBe(200);
    const { data: next } = await book();
    const { data: offers } = await rates(next.id);
    const again = await pay(next.id, { rate: offers[0]?.id, method: 'credit', pin });
    expect([again.status, again.errors?.pin]).toEqual([422, ['This code has expired. Request a new one.']]);
  });

  it('is refused with a one-time PIN older than five minutes', async () => {
    const { booking, rate, pay, methodId, newPin, wait } = await withOffer('andrea');
    const pin = await newPin();
    wait(minutesToMs(5));
    const late = await pay(booking.id, { rate: rate.id, method: methodId('wallet'), pin });
    expect([late.status, late.errors?.pin]).toEqual([422, ['This code has expired. Request a new one.']]);
  });

  it('is refused after five wrong PINs, even with the right one, until a new one is requested', async () => {
    const { booking, rate, pay, methodId, newPin, wait } = await withOffer('andrea');
    const body = { rate: rate.id, method: methodId('wallet') };
    const pin = await newPin();
    const wrong = pin === '111111' ? '222222' : '111111';
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await pay(booking.id, { ...body, pin: wrong })).status).toBe(422);
    }
    const locked = await pay(booking.id, { ...body, pin });
    expect([locked.status, locked.errors?.pin]).toEqual([422, ['Too many incorrect codes. Request a new one.']]);
    wait(minutesToMs(1));
    expect((await pay(booking.id, { ...body, pin: await newPin() })).status).toBe(200);
  });
});
