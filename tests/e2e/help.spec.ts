import { expect, expectAccessible, test } from './app';
import { signIn } from './signIn';

test('an error links to its article, and the search works by keyboard', async ({ page }) => {
  await signIn(page, 'andrea');
  await page.goto('/payment/method/failure');
  await page.getByRole('link', { name: 'What if a payment fails?' }).click();
  await expect(page.getByRole('button', { name: 'My payment failed', expanded: true })).toBeVisible();
  await expectAccessible(page);

  const search = page.getByRole('textbox', { name: 'Search the help center' });
  await search.fill('');
  await search.pressSequentially('refund');
  await expect(page).toHaveURL(/q=refund/);
  const results = page.getByRole('region', { name: 'Search results' });
  await results.getByRole('link', { name: 'What does cancelling cost?' }).click();
  await expect(page.getByText(/Cancelling is free until a driver is assigned/)).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('refund');

  // Tab reaches the clear button; Enter opens a question.
  await search.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(search).toHaveValue('');
  const second = page.getByRole('region', { name: 'Booking', exact: true }).getByRole('button').nth(1);
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
});

test('the About page and the two dialogs of the footer open', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'About Logistix Global' })).toBeVisible();
  const column = await page.getByRole('article').boundingBox();
  expect(column?.width).toBeLessThanOrEqual(720);
  for (const name of ['Privacy Policy', 'Terms and Condition']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name })).toBeHidden();
  }
  // the page is printed, not a dialog over it
  await page.getByRole('button', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog')).toBeHidden();
});
