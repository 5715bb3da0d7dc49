import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './app';
import { signIn } from './signIn';

async function openCompleted(page: Page) {
  await signIn(page, 'andrea');
  await page.goto('/mybooking?status=Completed');
}

test('a customer selects bookings by keyboard, exports them and prints waybills', async ({ page }) => {
  await openCompleted(page);
  const table = page.getByRole('table', { name: 'Completed bookings' });
  await expect(table.getByRole('row')).toHaveCount(11);
  await expectAccessible(page);

  // keyboard only: from the header checkbox down the rows, then to the links of the rows
  await page.getByRole('checkbox', { name: /^Select all/ }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  const bar = page.getByRole('group', { name: 'Selected bookings' });
  await expect(bar.getByRole('status')).toHaveText('2 bookings selected');
  await page.keyboard.press('Tab');
  const third = table.getByRole('row').nth(3).getByRole('link').first();
  await page.keyboard.press('ArrowDown');
  await expect(third).toBeFocused();
  await page.keyboard.press('End');
  await expect(table.getByRole('row').nth(10).getByRole('link').first()).toBeFocused();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/);

  await bar.getByRole('button', { name: 'Print waybills' }).click();
  await expect(page.getByRole('article', { name: /^Waybill LGX-/ })).toHaveCount(2);
  // the button that opened them is gone
  await expect(page.getByRole('main')).toBeFocused();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Waybills' })).toBeHidden();
  const pdf = await page.pdf({ format: 'A4' });
  // one page per waybill and nothing else
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  // Chromium repeats a table header on each sheet of a long waybill
  const header = page.getByRole('article').first().locator('> :first-child');
  await expect(header).toContainText('Scan to track');
  await expect(header).toHaveCSS('display', 'table-header-group');
});

test('a customer searches bookings, keeps the cards over a reload, and books again', async ({ page }) => {
  await openCompleted(page);
  await page.getByRole('searchbox', { name: 'Search bookings' }).fill('gilmore');
  await expect(page.getByText(/^\d+ bookings? found, all \d+ searched\.$/)).toBeVisible();
  await page.getByRole('radio', { name: 'Cards' }).click();
  await expect(page.getByRole('list', { name: 'Completed bookings' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search bookings' })).toHaveValue('gilmore');
  await expect(page.getByRole('list', { name: 'Completed bookings' })).toBeVisible();

  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Book again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book again' });
  await expect(dialog.getByText(/than on|Same price/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Open the form' }).click();
  await expect(page).toHaveURL(/\/booking\/(exclusive|shared)$/);
  await expect(page.getByText(/Gilmore/).first()).toBeVisible();
});
