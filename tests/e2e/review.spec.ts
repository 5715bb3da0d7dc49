import type { Page } from '@playwright/test';
import { expect, moveClockTo, test, unfoldPayWith } from './app';
import { bookSpecial } from './bookSpecial';
import { signIn } from './signIn';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 1100, height: 700 },
  { width: 1100, height: 600 },
];
const getOffers = (page: Page) => page.getByRole('radiogroup', { name: 'Choose a driver' }).getByRole('radio');

/** Expects the total and the Pay button in view at every size, with the first, the next and the last offer chosen. */
async function expectTotalAndPay(page: Page) {
  const offers = getOffers(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const offer of [offers.first(), offers.nth(1), offers.last()]) {
      await offer.check();
      await expect(page.getByText('Total, VAT included')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: /^(Pay|Book on credit ·) ₱/ })).toBeInViewport({ ratio: 1 });
    }
  }
}

test('the vehicle of the filter is in view on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 700 });
  await signIn(page, 'andrea');
  await page.goto('/booking/exclusive');
  // the smallest vehicle is chosen once the goods have loaded
  await expect(page.getByRole('radio', { name: /^Motorcycle/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Sedan/ }).check();
  await bookSpecial(page);
  const chip = page.getByRole('group', { name: 'Vehicle' }).getByRole('button', { pressed: true });
  await expect(chip).toHaveText(/^Sedan/);
  await expect(chip).toBeInViewport({ ratio: 1 });
});

/** The evening's surcharge adds a line to every price. */
const EVENING = 20;

for (const [mode, path, account] of [
  ['Special', '/booking/exclusive', 'andrea'],
  ['Joint', '/booking/shared', 'harbor.foods'],
] as const) {
  test(`the review of a ${mode} booking of ${account} keeps the total and the Pay button in view`, async ({ page }) => {
    await signIn(page, account);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Goods', exact: true })).toBeVisible();
    await moveClockTo(page, EVENING);
    await bookSpecial(page);
    const cards = getOffers(page).locator('xpath=ancestor::div[1]');
    for (const size of SIZES.filter(({ height }) => height >= 700)) {
      await page.setViewportSize(size);
      for (const index of [0, 1, 2]) await expect(cards.nth(index)).toBeInViewport({ ratio: 1 });
    }
    await expectTotalAndPay(page);

    const ways = await unfoldPayWith(page);
    await expect(ways.getByRole('radio').nth(2)).toBeVisible();
    await expectTotalAndPay(page);
    // the last method and the policy below it are reached by scrolling
    await ways.getByRole('radio').last().check();
    await expect(ways.getByRole('radio').last()).toBeInViewport({ ratio: 1 });

    await page.getByRole('button', { name: /^See vouchers/ }).click();
    const vouchers = page.getByRole('dialog');
    await expect(vouchers).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Total, VAT included')).toBeInViewport({ ratio: 1 });
  });
}
