import { type Locator, type Page } from '@playwright/test';
import { expect, test } from './app';

/** More Tab presses than between any two controls; a higher count means that Tab went around the page. */
const FURTHEST = 30;

/** Moves to a control with Tab, and expects every focused control on the way to be visible. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < FURTHEST; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`No Tab leads to ${target.toString()}.`);
}

const press = async (page: Page, target: Locator, key = 'Enter') => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

const type = async (page: Page, target: Locator, text: string) => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};

async function findPlace(page: Page, text: string) {
  const box = page.getByRole('combobox', { name: 'Search a place' });
  await type(page, box, text);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

async function fillContact(page: Page, name: string, mobile: string) {
  await type(page, page.getByLabel('Contact person'), name);
  await type(page, page.getByLabel('Mobile number'), mobile);
  await press(page, page.getByRole('button', { name: 'Done' }));
}

async function choose(page: Page, label: string, option: string) {
  const button = page.getByRole('button', { name: new RegExp(label) });
  await press(page, button);
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type(option.slice(0, 4));
  await expect(page.getByRole('option', { name: option, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  // the list gives the focus back in the next frame
  await expect(button).toBeFocused();
}

test('a customer logs in, books, pays and gets a driver by keyboard', async ({ page }) => {
  await page.goto('/login');
  await type(page, page.getByLabel('Email or username'), 'andrea');
  await type(page, page.getByLabel('Password', { exact: true }), 'Padala#2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/dashboard/);
  await press(page, page.getByRole('main').getByRole('link', { name: 'Book a delivery' }));
  await expect(page.getByRole('heading', { name: 'Goods', exact: true })).toBeVisible();

  // the pickup is filled in, so the form opens at the search of the drop-off
  await expect(page.getByRole('combobox', { name: 'Search a place' })).toBeFocused();
  await findPlace(page, '42 Gilmore Ave');
  await fillContact(page, 'Ramon dela Peña', '9206158843');
  await press(page, page.getByRole('button', { name: 'More details' }));
  await choose(page, 'Goods type', 'Household');
  await choose(page, 'Category', 'Kitchenware');
  await choose(page, 'Subcategory', 'Ceramics and glass');
  await choose(page, 'Unit of measure', 'Box');
  await type(page, page.getByLabel('Weight per unit'), '16.5');
  await press(page, page.getByLabel(/prohibited/i), 'Space');
  await expect(page.getByText('Estimated total')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'See drivers and rates' }));

  const rates = page.getByRole('radiogroup', { name: 'Choose a driver' });
  await expect(rates.getByRole('radio').first()).toBeVisible();
  await tabTo(page, rates.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await expect(rates.getByRole('radio').nth(1)).toBeChecked();
  await press(page, page.getByRole('button', { name: 'Change payment method' }), 'Enter');
  const ways = page.getByRole('radiogroup', { name: 'Pay with' });
  await tabTo(page, ways.getByRole('radio', { checked: true }));
  const card = ways.getByRole('radio', { name: /Visa 4417/ });
  for (let steps = 0; steps < 8 && !(await card.isChecked()); steps += 1) await page.keyboard.press('ArrowDown');
  await expect(card).toBeChecked();
  await press(page, page.getByRole('button', { name: /^Pay ₱/ }));
  // not the cheapest offer
  await press(
    page,
    page.getByRole('dialog', { name: /more than your estimate/ }).getByRole('button', { name: /^Pay ₱/ }),
  );
  await expect(page).toHaveURL(/\/booking\/exclusive\/maps\/routes/);
  await expect(page.getByRole('heading', { name: /^Waiting for .+ to accept$/ })).toBeVisible();
});

test('the header gets the focus without scrolling, and never covers what gets it below', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/help');
  const scroll = () =>
    page.evaluate(() => {
      scrollTo(0, 400);
      return scrollY;
    });
  // until the page is long enough
  await expect.poll(scroll).toBe(400);
  await press(page, page.getByRole('banner').getByRole('link', { name: 'About' }), 'Shift');
  expect(await page.evaluate(() => scrollY)).toBe(400);

  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  const focused = page.getByRole('main').locator(':focus');
  await page.getByRole('main').getByRole('link').last().focus();
  await page.keyboard.press('Shift+Tab');
  let steps = 0;
  for (; await focused.count(); steps += 1) {
    expect((await focused.boundingBox())?.y).toBeGreaterThanOrEqual(header);
    await page.keyboard.press('Shift+Tab');
  }
  expect(steps).toBeGreaterThan(2);
});
