import type { Page } from '@playwright/test';
import { choose, expect, expectAccessible, newestCode } from './app';

export const PASSWORD = 'Bagong.Padala#27';

export type Newcomer = { username: string; email: string };
export const newcomer = (name: string): Newcomer => {
  const username = `${name}.${Date.now()}`;
  return { username, email: `${username}@example.ph` };
};

export async function fillDetails(page: Page, { username, email }: Newcomer) {
  await page.getByLabel('First name').fill('Niña Rose');
  await page.getByLabel('Last name').fill('dela Cruz');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile number').fill('0917 482 0136');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await choose(page, 'Region$', 'National Capital Region (NCR)');
  await choose(page, 'City$', 'Makati City');
  await choose(page, 'Barangay$', 'Bel-Air');
  await page.getByLabel(/^I agree/).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Fills step two of a company, with one document. */
export async function fillCompanyDetails(page: Page) {
  await page.getByLabel('TIN', { exact: true }).fill('123-456-789-000');
  await page.getByLabel('Business address').fill('8 Jupiter Street');
  await page.getByLabel('Contact person').fill('Niña dela Cruz');
  await page.getByLabel('Contact number').fill('9174820136');
  await page
    .getByLabel('Company documents: Add a document')
    .setInputFiles([{ name: 'permit.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 permit') }]);
  await expect(page.getByText('permit.pdf')).toBeVisible();
}

export async function verify(page: Page, heading: string) {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByText('Code sent.')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  // the last digit submits
  await page.keyboard.type(await newestCode(page));
}

export async function putOffProfile(page: Page) {
  const prompt = page.getByRole('dialog', {
    name: 'Please update your profile details and documents before booking.',
  });
  await expect(prompt).toBeVisible();
  await expectAccessible(page);
  await prompt.getByRole('button', { name: 'Later' }).click();
  await expect(prompt).toHaveCount(0);
}
