import type { Page } from '@playwright/test';
import { API_APP, SANDBOX_API } from '../../playwright.config';
import { enterPin, expect, expectAccessible, test, turnClock } from './app';

/** Presses Tab until the element named so has the focus: a keyboard alone, as a person would. */
async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp) {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${String(name)}`);
}

async function type(page: Page, role: 'textbox' | 'combobox', name: string | RegExp, text: string) {
  await tabTo(page, role, name);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

async function pickByKeys(page: Page, name: string | RegExp, text: string) {
  await type(page, 'combobox', name, text);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

async function chooseByKeys(page: Page, label: string, option: string) {
  await tabTo(page, 'button', new RegExp(label));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible();
  await page.keyboard.type(option.slice(0, 4));
  await page.keyboard.press('Enter');
}

test('a company books Joint on its credit with the keyboard alone, over real HTTP', async ({ page }) => {
  await page.goto(`${API_APP}/login`);
  await type(page, 'textbox', 'Email or username', 'harbor.foods');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Padala#2026');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Credit Limit Available Balance')).toBeVisible();
  await expectAccessible(page);

  await tabTo(page, 'link', /^Joint/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Goods', exact: true })).toBeVisible();
  await tabTo(page, 'button', 'All stops');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Edit pickup');
  await page.keyboard.press('Enter');
  await pickByKeys(page, 'Search a place', '170 Salcedo St');
  await type(page, 'textbox', 'Contact person', 'Paolo Reyes');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9174820136');
  await tabTo(page, 'button', 'Done');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Edit drop-off');
  await page.keyboard.press('Enter');
  await pickByKeys(page, 'Search a place', '42 Gilmore Ave');
  await type(page, 'textbox', 'Contact person', 'Ramon dela Peña');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9206158843');
  await tabTo(page, 'button', 'Done');
  await page.keyboard.press('Enter');

  await tabTo(page, 'button', 'More details');
  await page.keyboard.press('Enter');
  await chooseByKeys(page, 'Goods type', 'Household');
  await chooseByKeys(page, 'Category', 'Kitchenware');
  await chooseByKeys(page, 'Subcategory', 'Ceramics and glass');
  await chooseByKeys(page, 'Unit of measure', 'Box');
  await tabTo(page, 'textbox', /Weight per unit/);
  await page.keyboard.type('12.5');
  await tabTo(page, 'checkbox', /prohibited/i);
  await page.keyboard.press('Space');
  await expect(page.getByText('Estimated total')).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, 'button', 'See drivers and rates');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('radiogroup', { name: 'Choose a driver' }).getByRole('radio').first()).toBeVisible();
  const payment = page.getByRole('region', { name: 'Rates and payment' });
  await expect(payment.getByText('Credit', { exact: true })).toBeVisible();
  await tabTo(page, 'button', /^Book on credit · ₱/);
  await page.keyboard.press('Enter');
  await enterPin(page, SANDBOX_API);
  await expectAccessible(page);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/booking\/exclusive\/maps\/routes/);
  await expect(page.getByText(/^₱[\d,.]+ charged to your credit$/)).toBeVisible();
  await turnClock(page, { advance_minutes: 600 }, SANDBOX_API);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Delivered' })).toBeVisible();
  await expectAccessible(page);
});
