import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, getResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { PATHS } from '@/config/paths';
import { PAYMENT_METHODS_URL, PAYMONGO_CARDS, PAYMONGO_TEST_KEY, paymongo } from '../builders/paymongo';
import { watchCalls } from '../calls';
import { createHold } from '../hold';
import { renderApp } from '../render';
import { server } from '../server';
import { settled } from '../time';

vi.hoisted(() => {
  vi.stubEnv('VITE_API_BASE_URL', 'http://localhost:3000');
  vi.stubEnv('VITE_PAYMONGO_PUBLIC_KEY', 'pk_test_journeys123');
});

const CVC = '987';
const CREATE = 'POST /api/payments/methods/create';
const PAYMONGO = 'POST /v1/payment_methods';
/** The number, grouped or not, and the code as a whole value. */
const SECRETS = [new RegExp([...PAYMONGO_CARDS.good].join('[ -]?')), new RegExp(`(?<![\\w.-])${CVC}(?![\\w.-])`)];

/** Opens the card form of a customer and types a card; the backend accepts the tokens of PayMongo. */
async function typeCard() {
  const app = await renderApp(`${PATHS.paymentMethods}?add=card`, { as: 'dina' });
  const acceptPaymongo = http.post('*/api/payments/methods/create', async ({ request }) => {
    const { method, url, headers } = request;
    const body = (await request.json()) as { token: string };
    const token = body.token.startsWith('pm_') ? 'tok_sandbox_paymongo' : '';
    const toSandbox = new Request(url, { method, headers, body: JSON.stringify({ ...body, token }) });
    return getResponse(app.sandbox.handlers, toSandbox);
  });
  server.use(acceptPaymongo, paymongo());
  const calls = watchCalls();
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Card' }));
  await app.user.type(dialog.getByLabelText('Card number'), PAYMONGO_CARDS.good);
  await app.user.type(dialog.getByLabelText('Expiry date'), '1240');
  await app.user.type(dialog.getByLabelText('CVV'), CVC);
  await app.user.type(dialog.getByLabelText('Name on the card'), 'Dina Ocampo');
  const add = () => app.user.click(dialog.getByRole('button', { name: 'Add card' }));
  const expectKept = () => {
    expect(dialog.getByLabelText('Card number')).toHaveValue('4343 4343 4343 4345');
    expect(dialog.getByLabelText('Expiry date')).toHaveValue('12/40');
    expect(dialog.getByLabelText('CVV')).toHaveValue(CVC);
    expect(dialog.getByLabelText('Name on the card')).toHaveValue('Dina Ocampo');
  };
  return { ...app, calls, dialog, add, expectKept };
}

const paymongoAnswers = (response: () => Response) =>
  server.use(http.post(PAYMENT_METHODS_URL, response, { once: true }));

describe('a card of a build with an API and PayMongo', () => {
  it('reaches PayMongo alone; the backend gets its token, brand and last four digits', async () => {
    const { calls, add, store } = await typeCard();
    await add();
    expect(await screen.findByRole('dialog', { name: 'Verify Visa 4345' })).toBeVisible();

    const [create] = calls.of(CREATE);
    expect(await create?.request.clone().json()).toEqual({
      kind: 'card',
      token: expect.stringMatching(/^pm_\w+$/) as string,
      brand: 'Visa',
      last_four: '4345',
      holder_name: 'Dina Ocampo',
      expiry_month: 12,
      expiry_year: 2040,
      is_default: true,
    });
    expect(calls.of(PAYMONGO).map(({ request }) => request.headers.get('authorization'))).toEqual([
      `Basic ${btoa(`${PAYMONGO_TEST_KEY}:`)}`,
    ]);

    const ours = calls.all.filter(({ call }) => call !== PAYMONGO);
    const sent = await Promise.all(
      ours.map(
        async ({ request }) => request.url + JSON.stringify([...request.headers]) + (await request.clone().text()),
      ),
    );
    const kept = JSON.stringify([store.getState(), { ...localStorage }, { ...sessionStorage }]);
    for (const secret of SECRETS) expect([...sent, kept].filter((text) => secret.test(text))).toEqual([]);
    const paymongoBody = await calls.of(PAYMONGO)[0]?.request.text();
    expect(SECRETS.map((secret) => secret.test(paymongoBody ?? ''))).toEqual([true, true]);
  });

  it('shows each field that PayMongo refuses, keeps what is typed and sends the backend nothing', async () => {
    const { calls, dialog, add, expectKept } = await typeCard();
    const faults = ['details.card_number', 'exp_month', 'cvc'].map((pointer) => ({
      code: 'parameter_invalid',
      detail: `${pointer} is invalid.`,
      source: { pointer, attribute: pointer.replace('details.', '') },
    }));
    paymongoAnswers(() => HttpResponse.json({ errors: faults }, { status: 400 }));
    await add();
    const number = dialog.getByLabelText('Card number');
    await waitFor(() =>
      expect(number).toHaveAccessibleDescription(/This card number wasn't accepted. Check the digits, or use another/),
    );
    await waitFor(() => expect(number).toHaveFocus());
    expect(dialog.getByLabelText('Expiry date')).toHaveAccessibleDescription(
      "This expiry date wasn't accepted. Check the month and year on the card.",
    );
    expect(dialog.getByLabelText('CVV')).toHaveAccessibleDescription(
      "This security code wasn't accepted. Check the digits on the card.",
    );
    expect(dialog.getByRole('alert')).toBeEmptyDOMElement();
    expectKept();
    expect(calls.count(CREATE)).toBe(0);
  });

  it('is not added after Cancel, when PayMongo answers late', async () => {
    const { calls, dialog, add, user, world } = await typeCard();
    const before = world.paymentMethods.length;
    const { held, release } = createHold();
    server.use(http.post(PAYMENT_METHODS_URL, () => held));
    await add();
    await waitFor(() => expect(calls.count(PAYMONGO)).toBe(1));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    release();
    await settled();
    expect(calls.count(CREATE)).toBe(0);
    expect(world.paymentMethods).toHaveLength(before);
    expect(within(screen.getByRole('region', { name: 'Messages' })).queryByRole('alert')).toBeNull();
  });

  it('names each failure that no field can fix, and is added by the next press', async () => {
    const { calls, dialog, add, expectKept } = await typeCard();
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failures = [
      [
        () => HttpResponse.error(),
        "We couldn't reach our payment provider, so no card was added. Check your connection",
      ],
      [() => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }), "Our payment provider can't take cards"],
      [() => HttpResponse.json({ errors: [] }, { status: 401 }), 'This is a problem on our side, not with your card.'],
    ] as const;
    for (const [response, message] of failures) {
      paymongoAnswers(response);
      await add();
      await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(message));
      expectKept();
    }
    expect(log).toHaveBeenCalledTimes(1);
    expect(calls.count(CREATE)).toBe(0);
    await add();
    expect(await screen.findByRole('dialog', { name: 'Verify Visa 4345' })).toBeVisible();
    expect(calls.count(CREATE)).toBe(1);
  });
});
