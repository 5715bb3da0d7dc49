import type { Page } from '@playwright/test';
import { expect, login, test } from './app';

test.use({ viewport: { width: 1280, height: 800 } });

async function openAs(page: Page, username: string) {
  await page.goto('/login');
  await login(page, username);
  await expect(page).toHaveURL(/dashboard/);
}

test('a printed list of bookings shows complete routes and drivers', async ({ page }) => {
  await openAs(page, 'andrea');
  await page.goto('/mybooking?status=Completed');
  const table = page.getByRole('table', { name: 'Completed bookings' });
  await expect(table.getByText('42 Gilmore Ave').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // A4 without its margins
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const cells = table.getByRole('row').getByRole('cell');
  const cut = await cells.evaluateAll((elements) =>
    elements
      .flatMap((cell) => [...cell.querySelectorAll('span:not(.sr-only), a')])
      .filter(({ textContent, scrollWidth, clientWidth }) => textContent !== '' && scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
  // paper has no buttons
  await expect(page.getByRole('main').getByRole('link', { name: 'Book a delivery' })).toBeHidden();
});

test('the label of the middle name takes one line', async ({ page }) => {
  await openAs(page, 'andrea');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const heights = await Promise.all(
    ['First name', 'Middle name', 'Last name'].map((label) =>
      page.locator('label', { hasText: label }).evaluate((element) => element.getBoundingClientRect().height),
    ),
  );
  expect(new Set(heights).size).toBe(1);
});

test('a long description leaves the amount of a transaction in view', async ({ page }) => {
  await openAs(page, 'andrea');
  await page.goto('/wallet');
  const row = page.getByRole('region', { name: 'Latest transactions' }).getByRole('row').nth(1);
  await row.getByRole('link').evaluate((link) => {
    link.textContent = `Special booking with ${'a very long description '.repeat(8)}${'x'.repeat(80)}`;
  });
  await expect(row.getByRole('cell').last()).toBeInViewport({ ratio: 1 });
  const region = page.getByRole('region', { name: 'Latest transactions' });
  expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
