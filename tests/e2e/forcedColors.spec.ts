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

test('high contrast paints the steps of a flow, the legend of a chart and icons in a readable colour', async ({
  page,
}) => {
  await page.goto('/login');
  await login(page, 'andrea');
  const legend = page.getByText('Joint', { exact: true }).filter({ has: page.locator('.bg-harbor-500') });
  await expect(legend.locator('span').first()).toHaveCSS('forced-color-adjust', 'none');
  const month = page.getByRole('img', { name: 'Spending by month' }).locator('text').last();
  expect(await month.evaluate((text) => getComputedStyle(text).fill)).toBe(
    await legend.evaluate((label) => getComputedStyle(label).color),
  );

  await page.goto('/booking/exclusive');
  // its ring is a shadow
  const current = page.getByRole('list', { name: 'Steps' }).locator('[aria-current=step] > span');
  await expect(current).not.toHaveCSS('box-shadow', 'none');
  const icon = page.getByRole('radio', { name: 'Now' }).locator('xpath=ancestor::label').locator('svg');
  expect(await icon.evaluate((svg) => getComputedStyle(svg).color)).toBe(
    await icon.evaluate((svg) => getComputedStyle(svg.parentElement ?? svg).color),
  );
});

test('high contrast marks the focused item of a menu alone', async ({ page }) => {
  await page.goto('/login');
  await login(page, 'andrea');
  await page.getByRole('link', { name: 'Track and Trace' }).click();
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await expect(page.getByRole('menuitem').first()).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('menuitem').nth(1)).toHaveCSS('outline-style', 'none');
});

test('high contrast shows the digits of a code once, each in a box', async ({ page }) => {
  await page.goto('/login');
  await login(page, 'bea');
  const code = page.getByLabel('6-digit code');
  await expect(code).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  await expect(code.locator('xpath=preceding-sibling::div').locator('span').last()).toHaveCSS('outline-style', 'solid');
});
