import type { Page } from '@playwright/test';
import { API_APP, SANDBOX_API } from '../../playwright.config';
import { choose, expect, expectAccessible, newestCode, pickPlace, test, unfoldPayWith } from './app';
import { PASSWORD, fillCompanyDetails, fillDetails, newcomer, putOffProfile, verify, type Newcomer } from './newcomer';

async function logIn(page: Page, { username }: Newcomer) {
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByLabel('Email or username')).toHaveValue(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

async function addCard(page: Page) {
  await page.getByRole('button', { name: 'Create new card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Card' });
  await dialog.getByLabel('Card number').fill('4242 4242 4242 4242');
  await dialog.getByLabel('Expiry date').fill('1240');
  await dialog.getByLabel('CVV').fill('987');
  await dialog.getByLabel('Name on the card').fill('Niña dela Cruz');
  await dialog.getByRole('button', { name: 'Add card' }).click();
  const check = page.getByRole('dialog', { name: 'Verify Visa 4242' });
  await expect(check.getByText('Code sent.')).toBeVisible();
  await check.getByLabel('Code').fill(await newestCode(page));
  await check.getByRole('button', { name: 'Verify' }).click();
  await expect(check).toHaveCount(0);
}

async function fillStop(page: Page, place: string, person: string, mobile: string) {
  await pickPlace(page, 'Search a place', place);
  await page.getByLabel('Contact person').fill(person);
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Done' }).click();
}

async function fillBooking(page: Page) {
  await fillStop(page, '170 Salcedo St', 'Niña dela Cruz', '9174820136');
  await page.getByRole('button', { name: 'Edit drop-off' }).click();
  await fillStop(page, '42 Gilmore Ave', 'Ramon dela Peña', '9206158843');
  await page.getByRole('button', { name: 'More details' }).click();
  await choose(page, 'Goods type', 'Household');
  await choose(page, 'Category', 'Kitchenware');
  await choose(page, 'Subcategory', 'Ceramics and glass');
  await choose(page, 'Unit of measure', 'Box');
  await page.getByLabel('Weight per unit').fill('12.5');
  await page.getByLabel(/prohibited/i).check();
  await expect(page.getByText('Estimated total')).toBeVisible();
  await page.getByRole('button', { name: 'See drivers and rates' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Choose a driver' }).getByRole('radio').first()).toBeVisible();
}

test('an individual signs up, verifies, adds a card and books a first delivery', async ({ page }) => {
  const nina = newcomer('nina');
  await page.goto('/signup');
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Individual/ }).click();
  await fillDetails(page, nina);

  await page.getByLabel('Birth date').fill('1994-03-12');
  await choose(page, 'Gender$', 'Female');
  await page.getByLabel('Street, building, unit').fill('8 Jupiter Street');
  await expectAccessible(page);
  // a reload keeps the input and does not register again
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toContain('8 Jupiter Street');
  await page.reload();
  await expect(page.getByLabel('Street, building, unit')).toHaveValue('8 Jupiter Street');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/signup\/individual\/success/);
  await expectAccessible(page);

  // the reload forgot the password
  await logIn(page, nina);
  await verify(page, 'Verify your email');
  await verify(page, 'Verify your mobile number');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is verified' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to dashboard' }).click();
  await putOffProfile(page);

  await page.goto('/payment-method');
  await addCard(page);
  await page.goto('/booking/exclusive');
  await fillBooking(page);
  const ways = await unfoldPayWith(page);
  await ways.getByRole('radio', { name: /Visa 4242/ }).check();
  await page.getByRole('button', { name: /^Pay ₱/ }).click();
  await expect(page).toHaveURL(/\/booking\/exclusive\/maps\/routes/);
  await expect(page.getByRole('heading', { name: /^Waiting for .+ to accept$/ })).toBeVisible();
});

test('a company signs up with its documents over real HTTP, and books its first delivery', async ({ page }) => {
  const store = newcomer('stores');
  await page.goto(`${API_APP}/signup/corporate`);
  await page.getByLabel('Company name').fill('Niña’s 3 Stores');
  await choose(page, 'Company type$', 'Corporation');
  await fillDetails(page, store);

  await fillCompanyDetails(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(`${API_APP}/signup/success`);
  await expectAccessible(page);

  // logged in with the password of step one
  await page.getByRole('link', { name: 'Verify account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible();
  await expect.poll(() => newestCode(page, SANDBOX_API)).toMatch(/^\d{6}$/);
  await page.getByRole('link', { name: 'Later' }).click();
  await putOffProfile(page);

  await page.goto(`${API_APP}/booking/shared`);
  await fillBooking(page);
  const ways = await unfoldPayWith(page);
  await ways.getByRole('radio', { name: /Cash/ }).check();
  await page.getByRole('button', { name: /^(Pay|Book)/ }).click();
  await expect(page).toHaveURL(/\/booking\/exclusive\/maps\/routes/);
});
