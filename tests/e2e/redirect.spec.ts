import { expect, expectAccessible, test, unfoldPayWith } from './app';
import { bookSpecial } from './bookSpecial';
import { signIn } from './signIn';

for (const [answer, title, next] of [
  ['Approve', 'Payment received', 'Follow the delivery'],
  ['Decline', 'The payment did not go through', 'Try again'],
] as const) {
  test(`a GCash payment redirects to its page and returns: ${answer}`, async ({ page }) => {
    await signIn(page, 'andrea');
    await page.goto('/booking/exclusive');
    await bookSpecial(page);
    await (await unfoldPayWith(page)).getByRole('radio', { name: /GCash/ }).check();
    await page.getByRole('button', { name: /^Pay ₱/ }).click();
    await expect(page.getByRole('heading', { name: 'Sandbox Bank' })).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await page.getByRole('button', { name: answer }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: next }).click();
    await expect(page).toHaveURL(/\/booking\/exclusive\/maps/);
  });
}
