import type { BrowserContext } from '@playwright/test';
import { API_APP } from '../../playwright.config';
import { expect, login, test } from './app';

/** Pages with a map, a chart, pictures and texts of the server. */
const PAGES = ['/dashboard', '/booking/exclusive', '/my-calendar', '/address', '/wallet', '/help-center', '/settings'];

test('the app runs with the Trusted Types that a site without third-party scripts enforces', async ({ page }) => {
  const response = await page.goto('/about');
  expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  for (const path of ['/', '/quickquote/booking', '/tracktrace', '/login']) await page.goto(path);
  await login(page, 'andrea');
  await expect(page.getByRole('heading', { name: /Andrea/ })).toBeVisible();
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await page.goto('/mybooking');
  await page.getByRole('link', { name: /^LGX-/ }).first().click();
  await expect(page.getByRole('region', { name: /^Map of LGX-/ })).toBeVisible();
  await expect(page.locator('.leaflet-container')).toBeVisible();
});

/** Enforces what the site's policy only reports. */
const enforce = (context: BrowserContext) =>
  context.route(
    (url) => url.port !== '' && !url.pathname.startsWith('/api/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const policy = response.headers()['content-security-policy'];
      const headers = {
        ...response.headers(),
        'content-security-policy': `${policy}; require-trusted-types-for 'script'`,
      };
      await route.fulfill({ response, headers });
    },
  );

test.describe('with providers to sign in with', () => {
  test.use({ baseURL: API_APP });

  test('their scripts load with enforced Trusted Types', async ({ page, context }) => {
    await enforce(context);
    for (const url of ['https://accounts.google.com/gsi/client', 'https://connect.facebook.net/**'])
      await context.route(url, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: `window.loaded = [...(window.loaded ?? []), '${new URL(url.replace('/**', '')).hostname}'];`,
        }),
      );
    await page.goto('/login');
    await page.waitForFunction(() =>
      (window as unknown as { loaded?: string[] }).loaded?.includes('accounts.google.com'),
    );
  });
});
