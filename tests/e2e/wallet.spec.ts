import type { Page } from '@playwright/test';
import { enterPin, expect, expectAccessible, test, unfoldPayWith } from './app';
import { bookSpecial } from './bookSpecial';
import { signIn } from './signIn';

/** Records the POST calls that move money. */
function recordPayments(page: Page) {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /payments\/top-up|bookings\/pay/.test(request.url())) posts.push(request.url());
  });
  return posts;
}

/** Width of A4 in pixels, less the margins of a receipt. */
const PAPER = { width: 673, height: 1000 };

/** Returns the texts below an element that do not fit and are cut; texts for screen readers are 1 px wide. */
const listCutTexts = (element: Element) =>
  [...element.querySelectorAll('button, span')]
    .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
    .map(({ textContent }) => textContent);

test('tops up, pays a booking with the wallet and prints its receipt, while another tab follows', async ({
  page,
  context,
}) => {
  await signIn(page, 'andrea');
  const other = await context.newPage();
  await other.goto('/wallet');
  const otherWallet = other.getByRole('region', { name: 'Wallet' });
  await expect(otherWallet.getByText('₱2,480.00')).toBeVisible();

  await page.bringToFront();
  await page.goto('/wallet');
  await expect(page.getByRole('img', { name: 'Spending by month, Special against Joint' })).toBeVisible();
  await expectAccessible(page);
  const posts = recordPayments(page);
  await page.getByRole('button', { name: '₱2,000.00' }).click();
  await page.getByRole('button', { name: 'Top up', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Top up ₱2,000.00' });
  await expect(dialog.getByRole('radio', { name: /Visa 4417/ })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Top up ₱2,000.00' }).dblclick();
  await expect(page.getByText('₱2,000.00 added to your wallet.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Wallet' }).getByText('₱4,480.00')).toBeVisible();
  expect(posts).toHaveLength(1);
  // the other tab refetches
  await expect(otherWallet.getByText('₱4,480.00')).toBeVisible();

  await page.goto('/booking/exclusive');
  await bookSpecial(page);
  await (await unfoldPayWith(page)).getByRole('radio', { name: /^Wallet/ }).check();
  const pay = page.getByRole('button', { name: /^Pay ₱/ });
  const price = (await pay.innerText()).replace('Pay ', '');
  await pay.click();
  // the sandbox panel opens above the prompt
  await page.getByRole('button', { name: 'Sandbox', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Copy code \d{6}$/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Sandbox', exact: true }).click();
  await page.getByRole('dialog').getByLabel('One-time PIN').focus();
  await enterPin(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay ₱/ })
    .dblclick();
  await expect(page).toHaveURL(/\/booking\/exclusive\/maps\/routes/);
  expect(posts).toHaveLength(2);
  const left = 4480 - Number(price.replace(/[₱,]/g, ''));
  const points = `₱${left.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  await expect(otherWallet.getByText(points)).toBeVisible();

  await page.goto('/wallet/transactions');
  const table = page.getByRole('table', { name: 'Transactions' });
  await expect(table.getByRole('button', { name: /receipt/ }).first()).toContainText('Special booking');
  await expectAccessible(page);
  // paper is narrower: nothing is wider than the sheet, and what only a screen needs is left out
  const screenSize = page.viewportSize();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
  await expect(page.getByRole('search', { name: 'Transactions' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PAPER.width);
  await expect(table.getByRole('row').nth(2)).toHaveCSS('break-inside', 'avoid');
  // a booking number is complete on paper
  await expect.poll(() => table.evaluate(listCutTexts)).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
  if (screenSize) await page.setViewportSize(screenSize);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^transactions-\d{4}-\d\d-\d\d\.csv$/);
  await table
    .getByRole('button', { name: /receipt/ })
    .first()
    .click();
  const receipt = page.getByRole('dialog', { name: 'Receipt' });
  await expect(receipt.getByText(`−${price}`)).toBeVisible();
  await expect(receipt.getByText(points)).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await receipt.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(receipt.getByText(`−${price}`)).toBeVisible();
  await expect(receipt.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(table).toBeHidden();
  // no grey page on paper
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  // one sheet of A4, in two columns: customer and price on the left
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 594\.\d+ 841\.\d+\]/);
  await page.setViewportSize(PAPER);
  const [customer, stops] = await Promise.all(
    ['Customer', 'Stops'].map((name) => receipt.getByRole('region', { name }).boundingBox()),
  );
  expect(stops!.x).toBeGreaterThan(customer!.x + customer!.width);
  expect(stops!.x + stops!.width).toBeLessThanOrEqual(PAPER.width);

  // the narrowest window shows two tickets beside each other
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1100, height: 700 });
  await page.goto('/voucher');
  const tickets = page.getByRole('tabpanel').getByRole('listitem');
  await expect(tickets.nth(1)).toBeVisible();
  await expect.poll(async () => (await tickets.nth(1).boundingBox())?.y).toBe((await tickets.first().boundingBox())?.y);
});

test('the transactions print on numbered pages, with the customer and a header on each', async ({ page }) => {
  await signIn(page, 'harbor.foods');
  await page.goto('/wallet/transactions');
  const table = page.getByRole('table', { name: 'Transactions' });
  const months = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(months.nth(1)).toBeVisible();
  await expect(page.getByText(/^Harbor Foods Corp\., account no\./)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 703, height: 1000 });
  await expect(page.getByText(/^Harbor Foods Corp\., account no\./)).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('page', 'paper');
  const header = table.getByRole('rowgroup').first();
  await expect(header).toHaveCSS('display', 'table-header-group');
  await expect(header).toHaveCSS('break-inside', 'avoid');
  // the largest total of a month stays on one line
  const totals = await months.evaluateAll((rows) =>
    rows.map((row) => row.querySelector('[role=cell]')?.getBoundingClientRect().height ?? 0),
  );
  expect(Math.max(...totals)).toBeLessThan(24);
});

test('a receipt keeps the scroll position of the transactions, and returns the focus', async ({ page }) => {
  await signIn(page, 'andrea');
  await page.goto('/wallet/transactions');
  const row = page.getByRole('button', { name: /, receipt / }).nth(8);
  await row.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(100);
  for (const close of ['Escape', 'Close']) {
    await row.click();
    const receipt = page.getByRole('dialog', { name: 'Receipt' });
    await expect(receipt).toBeVisible();
    if (close === 'Escape') await page.keyboard.press(close);
    else await receipt.getByRole('button', { name: close }).click();
    await expect(row).toBeFocused();
    // the virtual list corrects its position by the height of measured rows
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(scrolled - 20);
  }
});
