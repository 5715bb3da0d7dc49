import type { Page } from '@playwright/test';
import { choose, enterPin, expect, expectAccessible, test } from './app';
import { bookSpecial } from './bookSpecial';
import { fillCompanyDetails, fillDetails, newcomer, putOffProfile, verify } from './newcomer';

const NAME = 'Luzon Cold Chain (Phils.), Inc. & Sons';

async function signUp(page: Page) {
  await page.goto('/signup/corporate');
  await page.getByLabel('Company name').fill(NAME);
  await choose(page, 'Company type$', 'Corporation');
  await fillDetails(page, newcomer('luzon'));
  await fillCompanyDetails(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/signup\/success$/);
  await page.getByRole('link', { name: 'Verify account' }).click();
  await verify(page, 'Verify your email');
  await verify(page, 'Verify your mobile number');
  await page.getByRole('link', { name: 'Go to dashboard' }).click();
  await putOffProfile(page);
}

/** Approves something in the Sandbox panel, and closes it. */
async function approve(page: Page, name: string) {
  const open = page.getByRole('button', { name: 'Sandbox', exact: true });
  await open.click();
  const button = page.getByRole('button', { name: `Approve ${name}` });
  await button.click();
  await expect(button).toHaveCount(0);
  await open.click();
}

test('a company gets from its sign-up to a first booking on credit along the checklist', async ({ page }) => {
  await signUp(page);
  const checklist = page.getByRole('region', { name: 'Get ready to book' });
  await expect(checklist.getByText('1 of 4 done')).toBeVisible();
  await expect(checklist.getByText("We're reviewing your documents.")).toBeVisible();
  await expectAccessible(page);

  await approve(page, 'permit.pdf');
  await page.goto('/settings');
  await expect(page.getByRole('list', { name: 'Documents' })).toContainText('Approved');
  await page.goto('/dashboard');
  await expect(checklist.getByText('2 of 4 done')).toBeVisible();

  await checklist.getByRole('link', { name: 'Request credit: Credit limit' }).click();
  const request = page.getByRole('region', { name: 'Request credit' });
  await request.getByLabel('New credit limit').fill('250000');
  await request.getByLabel('Reason').fill('Two new branches in Cebu.');
  await request.getByRole('button', { name: 'Request credit' }).click();
  await expect(request.getByText('Under review')).toBeVisible();
  await page.goto('/dashboard');
  await expect(checklist.getByText("We're reviewing your request for ₱250,000.00.")).toBeVisible();
  await approve(page, NAME);
  await page.reload();
  await expect(checklist.getByText('3 of 4 done')).toBeVisible();

  await checklist.getByRole('link', { name: 'Book: Book your first delivery' }).click();
  await bookSpecial(page);
  await page.getByRole('button', { name: /^Book on credit · ₱/ }).click();
  await enterPin(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/booking\/exclusive\/maps\/routes/);
  await page.goto('/dashboard');
  await expect(
    page
      .getByRole('region', { name: /^Active deliveries/ })
      .getByText(/^LGX-/)
      .first(),
  ).toBeVisible();
  await expect(checklist).toHaveCount(0);
});
