import type { Request } from '@playwright/test';
import { API_APP, API_SETTINGS } from '../../playwright.config';
import { expect, expectAccessible, test } from './app';
import { signIn } from './signIn';

test.use({ baseURL: API_APP });

const CORS = { 'access-control-allow-origin': '*' };

/** Saved card, as the backend would answer; the sandbox behind the API knows no PayMongo token. */
const SAVED = {
  id: 990001,
  kind: 'card',
  brand: 'Visa',
  last_four: '4345',
  holder_name: 'Dina Ocampo',
  expiry_month: 12,
  expiry_year: 2040,
  is_default: true,
  is_verified: false,
};

test('a card goes to PayMongo past the security policy, with nothing of the session', async ({ page, context }) => {
  const toPaymongo: Request[] = [];
  await context.route('https://api.paymongo.com/v1/payment_methods', (route) => {
    toPaymongo.push(route.request());
    return route.fulfill({ headers: CORS, json: { data: { id: 'pm_browser1', type: 'payment_method' } } });
  });
  const bodies: unknown[] = [];
  await context.route('**/api/payments/methods/create', (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ headers: CORS, json: { success: true, message: 'Added.', data: SAVED } });
  });
  await signIn(page, 'dina', API_APP);
  await page.goto('/payment-method?add=card');
  const dialog = page.getByRole('dialog', { name: 'Create New Card' });
  await dialog.getByLabel('Card number').fill('4343 4343 4343 4345');
  await dialog.getByLabel('Expiry date').fill('1240');
  await dialog.getByLabel('CVV').fill('987');
  await dialog.getByLabel('Name on the card').fill('Dina Ocampo');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add card' }).click();
  await expect(page.getByRole('dialog', { name: 'Verify Visa 4345' })).toBeVisible();

  const headers = await toPaymongo[0]?.allHeaders();
  expect(headers?.authorization).toBe(`Basic ${btoa(`${API_SETTINGS.VITE_PAYMONGO_PUBLIC_KEY}:`)}`);
  expect(Object.keys(headers ?? {}).filter((name) => ['referer', 'cookie'].includes(name))).toEqual([]);
  expect(toPaymongo).toHaveLength(1);
  expect(JSON.stringify(bodies)).not.toMatch(/4343|987/);
  expect(bodies).toMatchObject([{ token: 'pm_browser1', brand: 'Visa', last_four: '4345' }]);
});
