import { expect, expectAccessible, test } from './app';
import { signIn } from './signIn';

/** A4 in points, as Chromium writes it. */
const A4 = /\/MediaBox\s*\[0 0 594\.\d+ 841\.\d+\]/g;
/** Width of A4 in pixels, less the margins of the statement. */
const PAPER = { width: 703, height: 1000 };

test('a company opens its statement, prints it on A4 and pays it', async ({ page }) => {
  await signIn(page, 'harbor.foods');
  await page.goto('/wallet/corporate');
  await expect(page.getByRole('heading', { name: /^₱[\d,.]+ is overdue$/ })).toBeVisible();
  await expectAccessible(page);
  const statements = page.getByRole('table', { name: 'Statement of account' });
  await statements.getByRole('row').filter({ hasText: 'Due in' }).first().getByRole('link').click();
  const sheet = page.getByRole('article', { name: /^Statement of account SOA-\d{4}-\d\d-[12]-30-118-4402$/ });
  await expect(sheet).toContainText('Harbor Foods Corp.');
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^SOA-.*\.csv$/);

  // enough rows for several pages
  await sheet.locator('tbody').evaluate((rows) => {
    const row = rows.children[1];
    for (let count = 0; row && count < 60; count += 1) row.after(row.cloneNode(true));
  });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(2);
  expect(pdf.match(A4)).toHaveLength(pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0);
  await page.emulateMedia({ media: 'print' });
  const screenSize = page.viewportSize();
  await page.setViewportSize(PAPER);
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('link', { name: /^Pay this statement/ })).toBeHidden();
  await expect(sheet.locator('thead')).toHaveCSS('display', 'table-header-group');
  await expect(sheet.locator('tfoot')).toHaveCSS('display', 'table-footer-group');
  await expect(sheet.locator('tfoot')).toContainText('SOA-');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PAPER.width);
  await page.emulateMedia({ media: 'screen' });
  if (screenSize) await page.setViewportSize(screenSize);

  const payLink = page.getByRole('link', { name: /^Pay this statement/ });
  const amount = /₱[\d,.]+\d/.exec((await payLink.textContent()) ?? '')?.[0] ?? '';
  await payLink.click();
  const pay = page.getByRole('region', { name: 'Pay' });
  await expect(pay.getByRole('button', { name: `Pay ${amount} by cheque` })).toBeVisible();
  await pay.getByRole('radio', { name: 'Card or e-wallet' }).check({ force: true });
  await pay.getByRole('button', { name: `Pay ${amount}` }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Pay ${amount}` })
    .click();
  await expect(pay.getByText("We've received your payment.")).toBeVisible();
  await expect(page.getByRole('heading', { name: /is overdue$/ })).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Amount to pay' })).toContainText('₱0.00');
  await expectAccessible(page);
});
