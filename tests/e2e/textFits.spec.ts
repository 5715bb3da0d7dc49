import type { Locator, Page } from '@playwright/test';
import { expect, test } from './app';
import { signIn } from './signIn';

test.use({ viewport: { width: 1280, height: 800 } });

const LONG_WORD = 'Abcdefghij'.repeat(7);

const expectNoSideways = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

test('a printed list of bookings shows complete routes and drivers', async ({ page }) => {
  await signIn(page, 'andrea');
  await page.goto('/mybooking?status=Completed');
  const table = page.getByRole('table', { name: 'Completed bookings' });
  await expect(table.getByText('42 Gilmore Ave').first()).toBeVisible();
  const driver = table.getByRole('row').nth(1).getByRole('cell').nth(4).locator('span').last();
  await driver.evaluate((name, word) => (name.textContent = word), LONG_WORD);
  await page.emulateMedia({ media: 'print' });
  // A4 without its margins
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const cells = table.getByRole('row').getByRole('cell');
  const cut = await cells.evaluateAll((elements) =>
    elements
      .flatMap((cell) => [...cell.querySelectorAll('span:not(.sr-only), a')])
      .filter(({ textContent, scrollWidth, clientWidth }) => textContent !== '' && scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
  await expectNoSideways(page);
  // paper has no buttons
  await expect(page.getByRole('main').getByRole('link', { name: 'Book a delivery' })).toBeHidden();
});

for (const [path, width] of [
  ['/quickquote/booking', 1280],
  ['/booking/exclusive', 1280],
  ['/booking/exclusive', 1440],
] as const) {
  test(`the box size of every vehicle takes one line on ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'andrea');
    await page.goto(path);
    const sizes = page.getByRole('radiogroup', { name: 'Vehicle' }).getByText(/^\d+ × \d+ × \d+ cm$/);
    await expect(sizes).toHaveCount(7);
    const heights = await sizes.evaluateAll((elements) => elements.map((size) => size.getBoundingClientRect().height));
    expect(new Set(heights).size).toBe(1);
  });
}

test('the label of the middle name takes one line', async ({ page }) => {
  await signIn(page, 'andrea');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const heights = await Promise.all(
    ['First name', 'Middle name', 'Last name'].map((label) =>
      page.locator('label', { hasText: label }).evaluate((element) => element.getBoundingClientRect().height),
    ),
  );
  expect(new Set(heights).size).toBe(1);
});

for (const username of ['andrea', 'harbor.foods']) {
  test(`the fields of the profile of ${username} fill every row`, async ({ page }) => {
    await signIn(page, username);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Edit profile' }).click();
    const grid = page.getByRole('form', { name: 'Edit profile' }).locator('.grid').first();
    const gaps = await grid.evaluate((element) => {
      const { right } = element.getBoundingClientRect();
      const ends = new Map<number, number>();
      for (const field of element.children) {
        const box = field.getBoundingClientRect();
        ends.set(Math.round(box.top), Math.max(box.right, ends.get(Math.round(box.top)) ?? 0));
      }
      return [...ends.values()].map((end) => Math.round(right - end));
    });
    expect(new Set(gaps)).toEqual(new Set([0]));
  });
}

test('a long description leaves the amount of a transaction in view', async ({ page }) => {
  await signIn(page, 'andrea');
  await page.goto('/wallet');
  const row = page.getByRole('region', { name: 'Latest transactions' }).getByRole('row').nth(1);
  await row.getByRole('link').evaluate((link) => {
    link.textContent = `Special booking with ${'a very long description '.repeat(8)}${'x'.repeat(80)}`;
  });
  await expect(row.getByRole('cell').last()).toBeInViewport({ ratio: 1 });
  const region = page.getByRole('region', { name: 'Latest transactions' });
  expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('the sidebar cuts the long address of a finished stop and does not scroll sideways', async ({ page }) => {
  await signIn(page, 'andrea');
  await page.goto('/dashboard');
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  const done = sidebar.getByRole('list', { name: 'Stops' }).getByText(', done').first();
  await done.evaluate((note) => note.before('a very long address '.repeat(4)));
  expect(await sidebar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('the bar of the booking form fits the narrowest window with a scrollbar', async ({ page }) => {
  await page.setViewportSize({ width: 1025, height: 700 });
  await signIn(page, 'andrea');
  await page.goto('/booking/exclusive');
  const modes = page.getByRole('main').getByRole('radiogroup', { name: 'Choose how you transfer' });
  await expect(modes).toBeVisible();
  // a scrollbar takes 15px; the browser of the tests has none
  await page.evaluate(() => (document.documentElement.style.width = '1010px'));
  const right = await modes.evaluate((element) => element.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(1010 - 24);
});

test('the kinds of goods show their names in one line in the narrowest window', async ({ page }) => {
  await page.setViewportSize({ width: 1025, height: 700 });
  await signIn(page, 'andrea');
  await page.goto('/quickquote/booking');
  const kinds = page.getByRole('radiogroup', { name: 'What are you sending?' });
  for (const name of ['Small box', 'Documents', 'Appliance', 'Furniture']) {
    const lines = await kinds.getByText(name, { exact: true }).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    expect(lines, name).toBe(1);
  }
});

test('the axis of the spending shows complete amounts of a large account', async ({ page }) => {
  await signIn(page, 'harbor.foods');
  await page.goto('/dashboard');
  const chart = page.getByRole('img', { name: 'Spending by month, Special against Joint' });
  await chart.scrollIntoViewIfNeeded();
  // the amounts depend on the month
  await expect(chart.getByText(/^₱[\d.]+k$/).first()).toBeVisible();
  const overflow = await chart.evaluate((svg) =>
    [...svg.querySelectorAll('text')].map(
      (text) => svg.getBoundingClientRect().left - text.getBoundingClientRect().left,
    ),
  );
  expect(Math.max(...overflow)).toBeLessThanOrEqual(0);
});

test('the mobile number next to a long contact stays on one line', async ({ page }) => {
  await signIn(page, 'harbor.foods');
  await page.goto('/booking/exclusive');
  await page.getByRole('button', { name: 'All stops' }).click();
  await page.getByRole('button', { name: 'Edit pickup' }).click();
  await page.getByLabel('Contact person').fill('Maria Clara Santos-Villanueva');
  await page.getByRole('button', { name: 'Done' }).click();
  const mobile = page.getByRole('list', { name: 'Stops' }).getByText('0918 804 2217', { exact: true });
  await expect(mobile).toBeVisible();
  expect(await mobile.evaluate((element) => element.getClientRects().length)).toBe(1);
});

test('the sandbox panel shows the buttons of a document with a long name', async ({ page }) => {
  await signIn(page, 'harbor.foods');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const name = `bir-certificate-${'of-the-year-2026-'.repeat(4)}.pdf`;
  await page
    .getByLabel('More documents: Add a document')
    .setInputFiles([{ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }]);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('list', { name: 'Documents' })).toContainText('For review');
  await page.getByRole('button', { name: 'Sandbox', exact: true }).click();
  const refuse = page.getByRole('button', { name: `Refuse ${name}` });
  await expect(refuse).toBeVisible();
  const overflow = await refuse.evaluate(
    (button) => button.getBoundingClientRect().right - (button.closest('ul')?.getBoundingClientRect().right ?? 0),
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

/** Returns the texts of the elements that are cut off. */
const readCutTexts = (elements: Locator) =>
  elements.evaluateAll((found) =>
    found.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
  );

test('the latest transactions show complete booking numbers, each in one line', async ({ page }) => {
  await signIn(page, 'andrea');
  await page.goto('/wallet');
  const numbers = page.getByRole('region', { name: 'Latest transactions' }).getByText(/^LGX-\d{6}-\d{4}$/);
  await expect(numbers).toHaveCount(5);
  expect(await readCutTexts(numbers)).toEqual([]);
  const heights = await numbers.evaluateAll((found) => found.map((number) => number.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(24);
});

test('the open tasks of a company are shown in full', async ({ page }) => {
  await signIn(page, 'isla.trading');
  await page.goto('/dashboard');
  const tasks = page.getByRole('region', { name: 'Needs attention' });
  await expect(tasks.getByText('Pay your balance or request a higher limit to book.')).toBeVisible();
  expect(await readCutTexts(tasks.locator('span'))).toEqual([]);
});

test('the longest status of a delivery is shown in full', async ({ page }) => {
  await signIn(page, 'harbor.foods');
  await page.goto('/mybooking');
  const status = page.getByRole('table', { name: 'Ongoing bookings' }).getByRole('cell').nth(5).locator('span').last();
  await status.evaluate((element) => (element.textContent = 'On the way to drop-off'));
  expect(await readCutTexts(status)).toEqual([]);
});

test('the date and a large amount of a transaction take one line each', async ({ page }) => {
  await signIn(page, 'harbor.foods');
  await page.goto('/wallet/transactions');
  const cells = page.getByRole('table', { name: 'Transactions' }).getByRole('row').nth(2).getByRole('cell');
  await cells.nth(4).evaluate((amount) => (amount.textContent = '+₱1,170,899.55'));
  const [date, amount] = await Promise.all([cells.nth(1).boundingBox(), cells.nth(4).boundingBox()]);
  // the date has its time on a second line
  expect(date!.height).toBeLessThan(amount!.height * 2);
  expect(amount!.height).toBeLessThan(25);
  expect(await readCutTexts(cells.nth(4))).toEqual([]);
});

test('the name of each kind of goods takes one line on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 700 });
  await page.goto('/quickquote/booking');
  const kinds = page.getByRole('radiogroup', { name: 'What are you sending?' });
  await expect(kinds.getByText('Documents')).toBeVisible();
  const heights = await kinds
    .getByText(/^[A-Z]/)
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().height));
  expect(heights.length).toBe(5);
  expect(Math.max(...heights)).toBeLessThan(25);
});

test('the buttons of a priced quote stay within its summary on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 700 });
  await page.goto('/quickquote/booking');
  for (const [index, place] of ['Salcedo St', 'Gilmore Ave'].entries()) {
    await page.getByRole('combobox').nth(index).fill(place);
    await page.getByRole('option').first().click();
  }
  const summary = page.getByRole('region', { name: 'Price summary' });
  await expect(summary.getByRole('button', { name: 'Copy' })).toBeVisible();
  const overhang = await summary.evaluate((card) => {
    const { right } = card.getBoundingClientRect();
    return Math.max(
      ...[...card.querySelectorAll('button')].map((button) => button.getBoundingClientRect().right - right),
    );
  });
  // the padding of the card
  expect(overhang).toBeLessThan(-16);
});

test('an amount of a receipt takes one line beside a long label', async ({ page }) => {
  await signIn(page, 'andrea');
  await page.goto('/mybooking?status=Completed');
  await page.getByRole('table', { name: 'Completed bookings' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Receipt' }).click();
  const price = page.getByRole('dialog', { name: 'Receipt' }).getByRole('region', { name: 'Price' });
  await price
    .getByRole('term')
    .first()
    .evaluate((label) => (label.textContent = 'Holiday surcharge of the pickup, Bonifacio Day'));
  const amount = price.getByRole('definition').first();
  await expect(amount).toHaveText(/^₱/);
  const lines = await amount.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return text.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('the filters of the bookings take one line beside a scrollbar', async ({ page }) => {
  await signIn(page, 'andrea');
  await page.goto('/mybooking?status=Completed');
  await page.evaluate(() => (document.documentElement.style.paddingRight = '17px'));
  const [search, view] = await Promise.all([
    page.getByRole('searchbox', { name: 'Search bookings' }).boundingBox(),
    page.getByRole('radio', { name: 'Cards' }).boundingBox(),
  ]);
  expect(view!.y).toBeLessThan(search!.y + search!.height);
});

test('the date of a notification takes one line beside its longest type', async ({ page }) => {
  await signIn(page, 'andrea');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Notification/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  await drawer
    .getByRole('button', { name: /rate your driver/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /rate your driver/i });
  await expect(dialog.getByText('For Confirmation')).toBeVisible();
  const date = dialog.getByText(/^[A-Z][a-z]{2} \d\d,\d{4} \d\d:\d\d [AP]M$/);
  expect((await date.boundingBox())!.height).toBeLessThan(25);
  expect(await readCutTexts(dialog.locator('p'))).toEqual([]);
});

test('a long word continues on the next line of its card', async ({ page }) => {
  await signIn(page, 'andrea');
  await page.goto('/address');
  const card = page.getByRole('list', { name: 'Addresses' }).getByRole('listitem').nth(2);
  await expect(card).toBeVisible();
  const { width } = (await card.boundingBox())!;
  for (const text of [card.getByRole('button', { name: 'Kim, BGC', exact: true }), card.getByText(/Fort Bonifacio/)]) {
    await text.evaluate((element, word) => (element.textContent = word), LONG_WORD);
  }
  const overflow = await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(overflow).toBe(0);
  expect((await card.boundingBox())!.width).toBe(width);
  await expectNoSideways(page);
});

test('a long label of a price line leaves its amount in view', async ({ page }) => {
  await signIn(page, 'andrea');
  await page.goto('/mybooking?status=Completed');
  await page.getByRole('table', { name: 'Completed bookings' }).getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Price' }).click();
  const price = page.getByRole('region', { name: 'Price' });
  await price.getByText('Base fare').evaluate((label, word) => (label.textContent = word), LONG_WORD);
  await price.getByText(/^Visa|^GCash/).evaluate((method, word) => (method.textContent = word), LONG_WORD);
  expect(await price.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('a larger text size of the browser keeps the layout of the booking form', async ({ page }) => {
  await signIn(page, 'andrea');
  await page.goto('/booking/exclusive');
  const modes = page.getByRole('main').getByRole('radiogroup', { name: 'Choose how you transfer' });
  await expect(modes).toBeVisible();
  const before = await modes.boundingBox();
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  expect(await modes.boundingBox()).toEqual(before);
  await expectNoSideways(page);
});
