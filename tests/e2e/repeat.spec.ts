import { type Locator, type Page } from '@playwright/test';
import { expect, test } from './app';
import { signIn } from './signIn';

/** Presses keys, and counts them. */
function createKeyboard(page: Page) {
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  return {
    press,
    count: () => presses,
    tabTo: async (target: Locator) => {
      await expect(target).toBeEnabled();
      while (!(await isFocused(target))) {
        if (presses > 50) throw new Error(`No Tab leads to ${target.toString()}.`);
        await press('Tab');
      }
    },
  };
}

test('a customer repeats the last delivery in nine key presses, and pays before thirty', async ({ page }) => {
  await signIn(page, 'andrea');
  await page.goto('/dashboard');
  const repeat = page.getByRole('button', { name: 'Repeat last delivery' });
  await expect(repeat).toBeVisible();
  // a fresh page: the first Tab leads to the skip link
  await page.reload();
  await expect(repeat).toBeVisible();

  const keyboard = createKeyboard(page);
  await keyboard.tabTo(page.getByRole('link', { name: 'Skip to content' }));
  await keyboard.press('Enter');
  await keyboard.tabTo(repeat);
  await keyboard.press('Enter');
  await keyboard.tabTo(page.getByRole('dialog', { name: 'Book again' }).getByRole('button', { name: 'Open the form' }));
  await keyboard.press('Enter');
  // the form opens at the one answer that it still needs
  const declaration = page.getByLabel(/prohibited/i);
  await expect(declaration).toBeFocused();
  await keyboard.press('Space');
  await expect(declaration).toBeChecked();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/booking\/exclusive\/maps\?booking=\d+/);
  expect(keyboard.count()).toBe(9);

  const pay = page.getByRole('button', { name: /^Pay ₱/ });
  await keyboard.tabTo(pay);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/booking\/exclusive\/maps\/routes/);
  expect(keyboard.count()).toBeLessThan(30);
});
