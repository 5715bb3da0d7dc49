import { expect, test } from '@playwright/test';
import { referrerPolicy, securityHeaders } from '../../build/securityHeaders';
import { API_APP, API_SETTINGS, SANDBOX_API } from '../../playwright.config';
import { startForeignServer } from './attacks';

// not based on `./app`, which fails on console errors: here the policy blocks on purpose
test.use({ baseURL: API_APP });

for (const path of ['/', '/about', '/mybooking?tab=ongoing', '/auth/reset-password']) {
  test(`${path} is served with every header and is not cached`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    for (const [name, value] of Object.entries(securityHeaders(API_SETTINGS))) {
      expect(headers[name.toLowerCase()], name).toBe(value);
    }
    expect(headers['referrer-policy']).toBe(referrerPolicy(path));
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toContain('text/html');
  });
}

test("a customer's page connects to the API while its scripts load; a public page does not", async ({ request }) => {
  const readPage = async (path: string) => (await request.get(path)).text();
  expect(await readPage('/dashboard')).toContain(`<link rel="preconnect" href="${SANDBOX_API}" crossorigin`);
  expect(await readPage('/')).not.toContain('preconnect');
});

test('a login redirected to another origin sends no password there', async ({ page }) => {
  const foreign = await startForeignServer();
  await page.route(`${SANDBOX_API}/api/customers/login`, (route) =>
    route.fulfill({ status: 307, headers: { location: foreign.url, 'access-control-allow-origin': '*' } }),
  );
  await page.goto('/login');
  await page.getByLabel('Email or username').fill('andrea');
  await page.getByLabel('Password', { exact: true }).fill('Padala#2026');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText("We couldn't reach Logistix Global.");
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Padala#2026');
  expect(foreign.bodies).toEqual([]);
  foreign.close();
});
