import type { Page } from '@playwright/test';
import { expect, expectAccessible, login, test } from './app';
import { COMPANY, INDIVIDUAL, UNVERIFIED, VISITOR, type Screen } from './screens';

async function visit(page: Page, screens: Screen[]) {
  for (const [path, heading] of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  }
}

test('no screen of a visitor has an error or an accessibility violation', async ({ page }) => {
  await visit(page, VISITOR);
});

for (const [username, screens] of [
  ['andrea', INDIVIDUAL],
  ['harbor.foods', COMPANY],
  ['bea', UNVERIFIED],
] as const) {
  test(`no screen of ${username} has an error or an accessibility violation`, async ({ page }) => {
    await page.goto('/login');
    await login(page, username);
    await expect(page).not.toHaveURL(/login/);
    await visit(page, screens);
  });
}

const GATES = [
  ['bea', 'Verify your account'],
  ['carlo', 'Please update your profile details and documents before booking.'],
  ['dina', 'Create New Card'],
] as const;

for (const [username, title] of GATES) {
  test(`the gate of ${username} has no accessibility violation`, async ({ page }) => {
    await page.goto('/login?next=%2Fbooking%2Fexclusive');
    await login(page, username);
    await expect(page).not.toHaveURL(/login/);
    await page.goto('/booking/exclusive');
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expectAccessible(page);
  });
}
