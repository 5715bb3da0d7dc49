import { expect, test, type BrowserContext } from '@playwright/test';
import { API_APP, SANDBOX_API } from '../../playwright.config';
import { login } from './app';

/** Plain http that is not this machine: the browser offers it no locks, no WebCrypto and no randomUUID. */
const ORIGIN = 'http://app.test';
// not the test of `./app`, which fails on console errors: the browser logs that it ignores a header without https
test.use({ baseURL: ORIGIN });

/** Serves the site and its API from this machine, which the browser does not let such a site call itself. */
async function serveSite(context: BrowserContext) {
  for (const [origin, server] of [
    [ORIGIN, API_APP],
    [SANDBOX_API, SANDBOX_API],
  ] as const) {
    await context.route(`${origin}/**`, async (route) => {
      const url = route.request().url().replace(origin, server);
      await route.fulfill({ response: await route.fetch({ url, maxRetries: 3 }) });
    });
  }
}

test('a customer logs in, outlives a token and books on a site without https', async ({ page, context }) => {
  await serveSite(context);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  const countPosts = (path: string) => posts.filter((post) => post === path).length;

  await page.goto('/login');
  expect(
    await page.evaluate(() => ['locks' in navigator, 'subtle' in crypto, 'randomUUID' in crypto, isSecureContext]),
  ).toEqual([false, false, false, false]);
  await page.getByLabel('Remember me').check();
  // the dashboard loads the vouchers too; its call must not be the one that is refused below
  const vouchers = page.waitForResponse(`${SANDBOX_API}/api/vouchers`);
  await login(page, 'andrea');
  await expect(page.getByRole('heading', { name: /Andrea/ })).toBeVisible();
  await vouchers;
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Padala#2026');

  const expired = {
    status: 401,
    headers: { 'access-control-allow-origin': '*' },
    json: { success: false, message: '' },
  };
  await context.route(`${SANDBOX_API}/api/vouchers`, (route) => route.fulfill(expired), { times: 1 });
  await page.goto('/voucher');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(countPosts('/api/refresh-token')).toBe(1);

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Repeat last delivery' }).click();
  await page.getByRole('dialog', { name: 'Book again' }).getByRole('button', { name: 'Open the form' }).click();
  await page.getByLabel(/prohibited/i).check();
  await page.getByRole('button', { name: 'See drivers and rates' }).click();
  await expect(page).toHaveURL(/\/booking\/exclusive\/maps\?booking=\d+/);
  expect(countPosts('/api/bookings/book-delivery')).toBe(1);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});
