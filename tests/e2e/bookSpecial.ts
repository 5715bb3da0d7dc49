import { expect, type Page } from '@playwright/test';
import { choose, pickPlace } from './app';

/** Fills the booking form of a signed-in customer and goes on to the rates. */
export async function bookSpecial(page: Page) {
  await expect(page.getByRole('heading', { name: 'Goods', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'All stops' }).click();
  await page.getByRole('button', { name: 'Edit pickup' }).click();
  await pickPlace(page, 'Search a place', '170 Salcedo St');
  await fillContact(page, 'Andrea Villanueva', '9174820136');
  await page.getByRole('button', { name: 'Edit drop-off' }).click();
  await pickPlace(page, 'Search a place', '42 Gilmore Ave');
  await fillContact(page, 'Ramon dela Peña', '9206158843');
  await page.getByRole('button', { name: 'More details' }).click();
  await choose(page, 'Goods type', 'Household');
  await choose(page, 'Category', 'Kitchenware');
  await choose(page, 'Subcategory', 'Ceramics and glass');
  await choose(page, 'Unit of measure', 'Box');
  await page.getByLabel('Weight per unit').fill('16.5');
  await page.getByLabel(/prohibited/i).check();
  await expect(page.getByText('Estimated total')).toBeVisible();
  await page.getByRole('button', { name: 'See drivers and rates' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Choose a driver' }).getByRole('radio').first()).toBeVisible();
}

export async function fillContact(page: Page, name: string, mobile: string) {
  await page.getByLabel('Contact person').fill(name);
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Done' }).click();
}
