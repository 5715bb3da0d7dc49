import { MEASURING } from '../../playwright.config';
import { expect, readLayoutShift, test } from './app';
import { signIn } from './signIn';

test('the booking form hardly moves while it loads', { tag: MEASURING }, async ({ page }) => {
  await signIn(page, 'andrea');
  for (const [width, height] of [
    [1440, 900],
    [1100, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/booking/exclusive', '/booking/shared']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Goods', exact: true })).toBeVisible();
      // the form has filled in the goods
      await expect(page.getByText('Add a drop-off to see the price.')).toBeVisible();
      expect(await readLayoutShift(page), `${path} at ${width} px`).toBeLessThan(0.012);
    }
  }
});

test('the help center hardly moves while it loads', { tag: MEASURING }, async ({ page }) => {
  await signIn(page, 'andrea');
  await page.goto('/help-center');
  await expect(page.getByRole('navigation', { name: 'Help categories' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Which vehicle do I need?' })).toBeVisible();
  expect(await readLayoutShift(page)).toBeLessThan(0.02);
});
