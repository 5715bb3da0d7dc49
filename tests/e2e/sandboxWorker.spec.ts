import type { Page } from '@playwright/test';
import { expect, login, test } from './app';

/** Expects the sandbox, not the web server, to answer a call of the page. */
const expectSandbox = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await fetch('/api/regions')).headers.get('Content-Type')))
    .toMatch(/json/);

test.beforeEach(async ({ page }) => {
  await page.goto('/login');
  await login(page, 'andrea');
  await expect(page).toHaveURL(/dashboard/);
});

test('the sandbox answers on after a customer calls the driver', async ({ page }) => {
  await page.goto('/booking/track-trace');
  await page.getByRole('main').getByRole('link', { name: /LGX-/ }).first().click();
  const left = page.evaluate(() => new Promise((resolve) => window.addEventListener('beforeunload', resolve)));
  await page.getByRole('link', { name: 'Call the driver' }).click();
  await left;
  await expectSandbox(page);
});
