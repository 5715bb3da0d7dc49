import { expect, login, test } from './app';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('high contrast marks buttons, the chosen mode and the current page without backgrounds', async ({ page }) => {
  await page.goto('/');
  const special = page.locator('label').filter({ hasText: 'Special' }).first();
  const joint = page.locator('label').filter({ hasText: 'Joint' }).first();
  await expect(special).toHaveCSS('outline-style', 'solid');
  await expect(joint).toHaveCSS('outline-style', 'none');
  await joint.click();
  await expect(joint).toHaveCSS('outline-style', 'solid');
  await expect(special).toHaveCSS('outline-style', 'none');
  await expect(page.getByRole('button', { name: 'Get a Quote' }).last()).toHaveCSS('outline-style', 'solid');

  await page.goto('/login');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Login' })).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
  // the drawn box is a background and a shadow
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).toHaveCSS('appearance', 'auto');

  await login(page, 'andrea');
  await page.getByRole('link', { name: 'Track and Trace' }).click();
  await expect(page.getByRole('tab', { name: /Ongoing/ })).toHaveCSS('outline-width', '3px');
  await expect(page.getByRole('tab', { name: /Completed/ })).toHaveCSS('outline-width', '1px');
});

test('high contrast shows the focus on a chosen option', async ({ page }) => {
  await page.goto('/');
  const special = page.locator('label').filter({ hasText: 'Special' }).first();
  const unfocused = await special.evaluate((label) => getComputedStyle(label).outline);
  await special.getByRole('radio').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(special.getByRole('radio')).toBeFocused();
  expect(await special.evaluate((label) => getComputedStyle(label).outline)).not.toBe(unfocused);
});
