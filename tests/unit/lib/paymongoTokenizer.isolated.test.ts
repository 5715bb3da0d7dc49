import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tokenizeCard } from '@/lib/paymongoTokenizer';
import { PAYMENT_METHODS_URL, PAYMONGO_CARDS, paymongo } from '../../builders/paymongo';
import { network, onRequest } from '../../network';

vi.hoisted(() => vi.stubEnv('VITE_PAYMONGO_PUBLIC_KEY', 'pk_test_journeys123'));

const card = { number: '4343 4343 4343 4345', cvc: '987', expiryMonth: 12, expiryYear: 2040 };

beforeEach(() => network.use(paymongo()));

const answer = (response: () => Response) => network.use(http.post(PAYMENT_METHODS_URL, response));
const errors = (...sources: object[]) => ({ errors: sources.map((source) => ({ code: 'x', detail: 'x', source })) });

describe('the tokenizer of PayMongo', () => {
  it.each(Object.values(PAYMONGO_CARDS))('exchanges %s for the id of a payment method', async (number) => {
    expect(await tokenizeCard({ ...card, number })).toEqual({ token: expect.stringMatching(/^pm_\w+$/) as string });
  });

  it('sends the card with the public key alone: no cookies, no referrer, no cache, no redirect', async () => {
    let sent: Request | undefined;
    onRequest((request) => (sent = request.clone()));
    await tokenizeCard(card);
    expect(sent?.headers.get('authorization')).toBe(`Basic ${btoa('pk_test_journeys123:')}`);
    expect(sent).toMatchObject({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'error',
    });
    expect(await sent?.json()).toEqual({
      data: {
        attributes: {
          type: 'card',
          details: { card_number: PAYMONGO_CARDS.good, exp_month: 12, exp_year: 2040, cvc: '987' },
        },
      },
    });
  });

  it.each([
    ['the number', { number: '4242 4242 4242 4242' }, ['number']],
    ['the expiry date', { expiryYear: 2020 }, ['expiry']],
    ['the code', { cvc: '98' }, ['cvc']],
    ['everything', { number: '5555', expiryYear: 2020, cvc: '' }, ['number', 'expiry', 'cvc']],
  ])('reports that %s is refused', async (_what, change, fields) => {
    expect(await tokenizeCard({ ...card, ...change })).toEqual({ failure: { kind: 'refused', fields } });
  });

  it.each([
    ['a pointer alone', { pointer: 'details.exp_year' }, 'expiry'],
    ['a JSON pointer', { pointer: '/data/attributes/details/cvc' }, 'cvc'],
    ['an attribute alone', { attribute: 'number' }, 'number'],
  ])('reads the field from %s', async (_what, source, field) => {
    answer(() => HttpResponse.json(errors(source, { pointer: 'metadata' }), { status: 400 }));
    expect(await tokenizeCard(card)).toEqual({ failure: { kind: 'refused', fields: [field] } });
  });

  it.each([
    ['too many requests, as text', () => new HttpResponse('Too many requests', { status: 429 })],
    ['a failure of the server', () => HttpResponse.json(errors({ pointer: 'cvc' }), { status: 500 })],
    ['a gateway without JSON', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })],
    ['a success without JSON', () => new HttpResponse('<h1>Welcome</h1>')],
    ['a success without an id', () => HttpResponse.json({ data: { attributes: {} } })],
    ['an id of something else', () => HttpResponse.json({ data: { id: 'pi_1' } })],
  ])('reports %s as unavailable', async (_what, response) => {
    answer(response);
    expect(await tokenizeCard(card)).toEqual({ failure: { kind: 'unavailable' } });
  });

  it('reports a response that does not arrive in time as unavailable', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const wait = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(20));
    network.use(http.post(PAYMENT_METHODS_URL, () => new Promise<never>(() => undefined)));
    expect(await tokenizeCard(card)).toEqual({ failure: { kind: 'unavailable' } });
    expect(wait).toHaveBeenCalledExactlyOnceWith(30_000);
  });

  it.each([
    ['no connection', () => HttpResponse.error()],
    ['a redirect', () => HttpResponse.redirect('https://elsewhere.example.com/', 307)],
  ])('reports %s as unreached', async (_what, response) => {
    answer(response);
    expect(await tokenizeCard(card)).toEqual({ failure: { kind: 'unreached' } });
  });

  it.each([
    ['a refused key', 401, { errors: [{ code: 'x', detail: 'x' }] }],
    ['a forbidden call', 403, null],
    ['a fault that is none of the customer', 400, errors({ pointer: 'type', attribute: 'type' })],
  ])('reports %s as our mistake, and logs the setting without the card and the key', async (_what, status, body) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answer(() => HttpResponse.json(body, { status }));
    expect(await tokenizeCard(card)).toEqual({ failure: { kind: 'misconfigured' } });
    expect(log.mock.calls).toEqual([[`[PayMongo] ${status} Check VITE_PAYMONGO_PUBLIC_KEY and the PayMongo account.`]]);
  });
});
