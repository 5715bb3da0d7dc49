import {
  RUSH_HOUR,
  choose,
  expect,
  expectAccessible,
  login,
  moveClockTo,
  pickPlace,
  test,
  turnClock,
  unfoldPayWith,
} from './app';
import { fillContact } from './bookSpecial';

test('a visitor gets a quote, signs in, books Special, pays and follows it to the door', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Home - Logistix Global');
  await expectAccessible(page);
  await moveClockTo(page, RUSH_HOUR);
  await pickPlace(page, 'Pickup', '170 Salcedo St');
  await pickPlace(page, 'Drop-off', '42 Gilmore Ave');
  await page.getByRole('button', { name: 'Get a Quote' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Quick Quotation' })).toBeVisible();
  await page.getByRole('button', { name: 'More details' }).click();
  await choose(page, 'Goods type', 'Household');
  await choose(page, 'Category', 'Kitchenware');
  await choose(page, 'Subcategory', 'Ceramics and glass');
  await choose(page, 'Unit of measure', 'Box');
  await page.getByLabel('Weight per unit').fill('16.5');
  // between its buttons there is room for the number
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveCSS('padding-left', '4px');
  const summary = page.getByRole('region', { name: 'Price summary' });
  await expect(summary.getByText('Base fare')).toBeVisible();
  await expect(summary.getByRole('region', { name: 'Route' }).locator('.leaflet-overlay-pane path')).not.toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Joint', exact: true }).getByText(/^₱/)).toBeVisible();
  await expectAccessible(page);
  await summary.getByRole('button', { name: 'Book this' }).click();

  await expect(page).toHaveTitle('Login - Logistix Global');
  await expectAccessible(page);
  await login(page, 'andrea');

  // what the visitor typed came along, and survives a reload
  await expect(page.getByText('170 Salcedo St, Makati City')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit pickup' }).click();
  await fillContact(page, 'Andrea Villanueva', '9174820136');
  await page.getByRole('button', { name: 'Edit drop-off' }).click();
  await fillContact(page, 'Ramon dela Peña', '9206158843');
  await page.getByLabel(/prohibited/i).check();
  await expect(page.getByText(/^Saved \d\d:\d\d [AP]M$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Ramon dela Peña')).toBeVisible();

  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /book-delivery|bookings\/pay/.test(request.url())) posts.push(request.url());
  });
  await expect(page.getByText('Estimated total')).toBeVisible();

  // on a low screen total and button stay visible; the terms of the price are below them
  await page.setViewportSize({ width: 1280, height: 800 });
  const goOn = page.getByRole('button', { name: 'See drivers and rates' });
  await expect(goOn).toBeInViewport({ ratio: 1 });
  await page.getByText('Possible extra charges').click();
  await expect(page.getByText('Cancelling before a driver is assigned')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Estimated total')).toBeInViewport({ ratio: 1 });
  await expect(goOn).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await goOn.dblclick();

  const rates = page.getByRole('radiogroup', { name: 'Choose a driver' });
  await expect(rates.getByRole('radio').first()).toBeVisible();
  await expectAccessible(page);
  const ways = await unfoldPayWith(page);
  await expectAccessible(page);
  await ways.getByRole('radio', { name: /Visa 4417/ }).check();
  await page.getByRole('button', { name: /^Pay ₱/ }).dblclick();

  await expect(page).toHaveURL(/\/booking\/exclusive\/maps\/routes/);
  const state = page.getByRole('region', { name: 'Delivery' }).getByRole('heading').first();
  await expect(state).toHaveText(/^Waiting for \S+ to accept$/);
  expect(posts).toHaveLength(2);
  await expectAccessible(page);

  await turnClock(page, { advance_minutes: 30 });
  await page.reload();
  await expect(state).toHaveText(/^Arriving at/);
  await turnClock(page, { advance_minutes: 240 });
  await page.reload();
  await expect(state).toHaveText(/^Delivered/);
  await expect(page.getByRole('img', { name: 'Delivered goods' })).toBeVisible();

  // a delivery that is done asks for its rating, once
  const rating = page.getByRole('dialog', { name: 'Rate your experience' });
  await expect(rating).toBeVisible();
  await expectAccessible(page);
  await rating.getByRole('button', { name: 'Cancel' }).click();
  await expect(rating).toBeHidden();

  await page.getByRole('link', { name: 'My Bookings' }).click();
  await page.getByRole('tab', { name: /Completed/ }).click();
  await expect(page.getByRole('table', { name: 'Completed bookings' })).toBeVisible();
  await expectAccessible(page);
});
