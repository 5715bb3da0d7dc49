import type { Page } from '@playwright/test';
import { enterPin, expect, expectAccessible, test } from './app';
import { bookSpecial } from './bookSpecial';
import { signIn } from './signIn';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Expects credit, payment and request beside each other to end on one line. */
async function expectEqualHeights(page: Page) {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1440, height: 900 });
  const bottoms = async () => {
    const boxes = ['Credit limit', 'Pay', 'Request credit'].map((name) =>
      page.getByRole('region', { name, exact: true }).boundingBox(),
    );
    return new Set((await Promise.all(boxes)).map((box) => box && Math.round(box.y + box.height))).size;
  };
  await expect.poll(bottoms).toBe(1);
  if (size) await page.setViewportSize(size);
}

test('a company without credit requests more, books on credit, and pays by cheque', async ({ page }) => {
  await signIn(page, 'isla.trading');
  await page.goto('/wallet');
  // a company is redirected to its credit
  await expect(page).toHaveURL(/\/wallet\/corporate$/);
  await expect(page.getByRole('img', { name: /^₱150,000.00 of ₱150,000.00 used, ₱0.00 available$/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/booking/exclusive');
  await expect(page.getByText('You have no credit limit. Please request credit limit.').first()).toBeVisible();

  await page.goto('/wallet/corporate');
  const request = page.getByRole('region', { name: 'Request credit' });
  await request.getByRole('button', { name: '₱300,000.00' }).click();
  await request.getByLabel('Reason').fill('Two new branches in Cebu.');
  await request.getByRole('button', { name: 'Request credit' }).dblclick();
  await expect(request.getByText('Under review')).toBeVisible();
  await expectAccessible(page);
  await expectEqualHeights(page);
  await page.getByRole('button', { name: 'Sandbox', exact: true }).click();
  const approve = page.getByRole('button', { name: /^Approve/ });
  await approve.click();
  // reloads only after the request has left the list
  await expect(approve).toBeHidden();
  await page.reload();
  await expect(page.getByRole('img', { name: /of ₱300,000.00 used, ₱150,000.00 available$/ })).toBeVisible();

  await page.goto('/booking/exclusive');
  await bookSpecial(page);
  const payment = page.getByRole('region', { name: 'Rates and payment' });
  await expect(payment.getByText('Credit', { exact: true })).toBeVisible();
  await expect(page.getByText(/left after this booking/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Book on credit · ₱/ }).click();
  await enterPin(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^₱[\d,.]+ charged to your credit$/)).toBeVisible();
  await expect(page).toHaveURL(/\/booking\/exclusive\/maps\/routes/);

  await page.goto('/wallet/corporate');
  await expect(page.getByRole('table', { name: 'Statement of account' })).toContainText('Open');
  const pay = page.getByRole('region', { name: 'Pay' });
  const today = new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Manila',
    month: '2-digit',
    day: '2-digit',
    year: 'numeric',
  }).format(new Date());
  await pay.getByLabel('Bank', { exact: true }).fill('BDO Unibank');
  await pay.getByLabel('Cheque number').fill('0004182937');
  await pay.getByLabel('Cheque date').pressSequentially(today.replace(/\D/g, ''));
  await expect(pay.getByLabel('Cheque date')).toHaveValue(today.replaceAll('/', '-'));
  await pay.getByLabel('Amount').fill('142880');
  await pay
    .getByLabel(/Photo of the cheque: Add a photo/)
    .setInputFiles({ name: 'cheque.png', mimeType: 'image/png', buffer: PNG });
  await expectAccessible(page);
  const sent = page.waitForRequest((sentRequest) => sentRequest.url().endsWith('/api/credits/pay/cheque'));
  await pay.getByRole('button', { name: 'Pay ₱142,880.00 by cheque' }).click();
  const question = page.getByRole('alertdialog', { name: 'Pay ₱142,880.00?' });
  await expect(question).toContainText('Cheque 0004182937, BDO Unibank');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Pay ₱142,880.00' }).dblclick();
  expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  await expect(
    pay.getByText("We've received your cheque details. We'll credit your account once the cheque clears."),
  ).toBeVisible();
  await expect(page.getByText('₱142,880.00 in cheques is awaiting clearance by the bank.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Cheque BDO Unibank 0004182937');
  await expectAccessible(page);
});
