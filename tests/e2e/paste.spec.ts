import { expect, login, test } from './app';

/** Far more text than a customer pastes, longer than the limit of every field. */
const LONG = 'Juan dela Cruz, Barangay San Isidro. '.repeat(1400).slice(0, 50_000);
const PAGES = ['/login', '/signup/individual', '/signup/corporate', '/tracktrace', '/quickquote/booking'];
const OF_CUSTOMERS = ['/booking/exclusive', '/settings', '/voucher', '/mybooking', '/help-center'];

test('a paste of 50,000 characters is taken whole by each field of text, and the page goes on', async ({ page }) => {
  test.slow();
  const pasteEverywhere = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const fields = page
      .getByRole('main')
      .locator('input[type=text], input[type=search], input[type=password], textarea')
      .filter({ visible: true });
    await expect(fields.first()).toBeVisible();
    let count = 0;
    for (const field of await fields.all()) {
      // a number takes digits alone, and of those no more than there is use for
      if (/numeric|decimal|tel/.test((await field.getAttribute('inputmode')) ?? '') || !(await field.isEditable()))
        continue;
      await field.fill(LONG);
      await field.press('End');
      await field.press('x');
      await expect(field).toHaveValue(`${LONG}x`);
      await field.fill('');
      count += 1;
    }
    expect(count, path).toBeGreaterThan(0);
  };
  for (const path of PAGES) await pasteEverywhere(path);
  await page.goto('/login');
  await login(page, 'andrea');
  await expect(page.getByRole('heading', { name: /Andrea/ })).toBeVisible();
  for (const path of OF_CUSTOMERS) await pasteEverywhere(path);
});
