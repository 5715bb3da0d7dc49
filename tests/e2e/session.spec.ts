import type { Page } from '@playwright/test';
import { expect, login, test } from './app';

test('a reload with a valid session never shows the login page', async ({ page }) => {
  await page.goto('/login');
  await login(page, 'andrea');
  await expect(page.getByRole('heading', { name: /Andrea/ })).toBeVisible();
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenTitles: seen });
    // read before each frame is painted
    const recordHeading = () => {
      const shown = [...document.querySelectorAll('h1')].find((heading) =>
        heading.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
      const heading = shown?.textContent;
      if (heading && seen.at(-1) !== heading) seen.push(heading);
      requestAnimationFrame(recordHeading);
    };
    requestAnimationFrame(recordHeading);
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: /Andrea/ })).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seenTitles: string[] }).seenTitles);
  expect(seen).toHaveLength(1);
  expect(seen[0]).toContain('Andrea');
});

test('a reload of the verification page puts the focus back into the code field', async ({ page }) => {
  await page.goto('/login');
  await login(page, 'bea');
  await expect(page).toHaveURL(/\/auth\/verification\/email/);
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('6-digit code')).toBeFocused();
});

test('a logout in one tab ends the other', async ({ page, context }) => {
  await page.goto('/login');
  await login(page, 'andrea');
  await expect(page.getByRole('heading', { name: /Andrea/ })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/mybooking');
  await expect(other.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'LOGOUT' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeHidden({ timeout: 5_000 });
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('booking'))).not.toContain('Andrea');
});

/** Records the private calls from now on; the sandbox's service worker runs in the page, so all calls are visible. */
function watchBearers(page: Page) {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.headers().authorization) calls.push(new URL(request.url()).pathname);
  });
  return calls;
}

test('a deep link of a visitor shows nothing private, sends no call, and opens after the login', async ({ page }) => {
  const bearers = watchBearers(page);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenTexts: seen });
    new MutationObserver(() => seen.push(document.documentElement.innerText)).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await page.goto('/wallet');
  await expect(page).toHaveURL(/\/login\?next=%2Fwallet$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seenTexts: string[] }).seenTexts.join('\n'));
  expect(seen).not.toMatch(/Points|Transactions|LOGOUT|Top up/);
  expect(bearers).toEqual([]);
  await login(page, 'andrea');
  await expect(page).toHaveURL(/\/wallet$/);
  await expect(page.getByRole('main').getByText('Points').first()).toBeVisible();
  expect(bearers.length).toBeGreaterThan(0);
});

test('Back after a logout shows nothing of the customer', async ({ page }) => {
  await page.goto('/login');
  await login(page, 'andrea');
  await expect(page.getByRole('heading', { name: /Andrea/ })).toBeVisible();
  await page.getByRole('link', { name: 'Track and Trace' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'LOGOUT' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  const bearers = watchBearers(page);
  for (let back = 0; back < 2; back += 1) {
    await page.goBack();
    // a page restored from the back/forward cache reloads itself, so the event belongs to the next page
    await expect(() =>
      page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
    ).toPass();
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect(page.getByText(/Andrea|Villanueva|My Bookings/)).toHaveCount(0);
  }
  expect(bearers).toEqual([]);
});

test('a tab that closes within a second of Logout is logged out', async ({ page, context }) => {
  await page.goto('/login');
  await login(page, 'andrea');
  await expect(page.getByRole('heading', { name: /Andrea/ })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'LOGOUT' }).click();
  await page.close({ runBeforeUnload: true });
  const again = await context.newPage();
  await again.goto('/dashboard');
  await expect(again).toHaveURL(/\/login\?next=%2Fdashboard$/);
  expect(await again.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/Villanueva|andrea|sbx_/);
});
