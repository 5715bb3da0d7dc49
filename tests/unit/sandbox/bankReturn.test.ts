import { expect, it } from 'vitest';
import { openAs } from './bookingCalls';

it.each([
  [true, 'success', 'Ongoing'],
  [false, 'failure', 'Pending'],
])('returns from the bank (approved: %s) to %s with the paid booking', async (approve, page, status) => {
  const andrea = await openAs('andrea');
  const { data: booking } = await andrea.book();
  const { data: rates } = await andrea.rates(booking.id);
  const { data } = await andrea.pay(booking.id, { rate: rates[0]?.id, method: andrea.methodId('gcash') });
  const id = new URL(data.redirect_url ?? '').searchParams.get('id') ?? '';
  const settled = await andrea.ask<{ return_url: string; reference: string }>('POST', `/sandbox/authorize/${id}`, {
    approve,
  });
  const url = new URL(settled.data.return_url);
  expect(url.pathname).toBe(`/payment/method/${page}`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    reference: settled.data.reference,
    booking: String(booking.id),
  });
  expect((await andrea.get(booking.id)).status).toBe(status);
});
