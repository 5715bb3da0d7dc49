import { expect, login, test, unfoldPayWith } from './app';
import { bookSpecial } from './bookSpecial';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1100, height: 700 },
];

for (const [mode, path] of [
  ['Special', '/booking/exclusive'],
  ['Joint', '/booking/shared'],
] as const) {
  test(`the review of a ${mode} booking shows three whole offers, the total and the Pay button`, async ({ page }) => {
    await page.goto(path);
    await login(page, 'andrea');
    await bookSpecial(page);
    const offers = page.getByRole('radiogroup', { name: 'Choose a driver' }).getByRole('radio');
    const cards = offers.locator('xpath=ancestor::div[1]');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const index of [0, 1, 2]) await expect(cards.nth(index)).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('Total, VAT included')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: /^Pay ₱/ })).toBeInViewport({ ratio: 1 });
    }
    // the last offer expands within the list
    await offers.nth(2).check();
    await expect(cards.nth(2)).toBeInViewport({ ratio: 1 });

    const ways = await unfoldPayWith(page);
    await expect(ways.getByRole('radio')).toHaveCount(5);
  });
}
