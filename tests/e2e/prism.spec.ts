import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@/sandbox/accounts';
import { API_APP, MOCK_APIS, SANDBOX_API } from '../../playwright.config';
import { runDoctor } from '../../scripts/doctor/run.mjs';
import { choose, expect, login, test } from './app';
import { fillContact } from './bookSpecial';
import { COMPANY, INDIVIDUAL, UNVERIFIED, VISITOR, type Screen } from './screens';

/** A page whose session is taken for another customer's reloads within this time. */
const RELOAD_MS = 1500;
const NUMBER = 'LGX-2611-0009001';

const pathsOf = (screens: Screen[]) => screens.map(([path]) => path);

/** Returns the booking that a mock server answers with for any id. */
async function bookingOf(mock: string, method: string, path: string) {
  const response = await fetch(mock + path, {
    method,
    headers: { Authorization: 'Bearer access-1', 'Content-Type': 'application/json' },
    ...(method === 'POST' && { body: '{}' }),
  });
  const { data } = (await response.json()) as { data: { id: string | number; booking_number: string } };
  return { id: encodeURIComponent(data.id), number: encodeURIComponent(data.booking_number) };
}

/** Returns the pages of the booking of a mock server. */
async function bookingPaths(mock: string) {
  const booking = await bookingOf(mock, 'GET', '/api/bookings/1');
  const live = await bookingOf(mock, 'POST', '/api/bookings/route/1');
  return [
    `/booking/exclusive/maps?booking=${booking.id}`,
    `/booking/exclusive?booking=${booking.id}`,
    `/payment/method/success?booking=${booking.id}`,
    `/payment/method/failure?booking=${booking.id}`,
    `/booking/exclusive/maps/routes?booking=${live.id}`,
    `/booking/exclusive/maps/routes?booking=${live.id}&view=evidence`,
    `/booking/track-trace?number=${live.number}`,
    `/tracktrace?number=${live.number}`,
    `/track/${live.number}`,
  ];
}

/** Sends the API calls of the app to a mock server; `example` names the example of the customer. */
async function mockApi(context: BrowserContext, mock: string, example?: string) {
  await context.route(`${SANDBOX_API}/**`, (route) => {
    const request = route.request();
    const url = request.url().replace(SANDBOX_API, mock);
    const isCustomer = /\/api\/customers\/(login)?$/.test(url);
    const headers = { ...request.headers(), ...(example && isCustomer && { prefer: `example=${example}` }) };
    return route.continue({ url, headers });
  });
}

/** Collects what a screen must not do: load again, be refused by the contract, or show a value that is none. */
function watch(page: Page) {
  let documents = 0;
  const refused: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  page.on('response', (response) => {
    if (response.url().startsWith(SANDBOX_API) && response.status() >= 400) {
      refused.push(`${response.request().method()} ${response.url()} ${response.status()}`);
    }
  });
  return { documents: () => documents, refused };
}

/** Expects the screen to have loaded, with values that can be read; a walk goes on after a fault. */
async function expectLoaded(page: Page, name: string) {
  await expect.soft(page.getByRole('heading').first(), name).toBeVisible();
  const loading = page.locator('[class*="shimmer"]').or(page.getByText('Loading...')).filter({ visible: true });
  await expect.soft(loading, `${name} has loaded`).toHaveCount(0);
  const text = await page.locator('body').innerText();
  expect.soft(text.match(/.*(undefined|NaN|Invalid Date|\[object).*/)?.[0], name).toBeUndefined();
}

async function visit(page: Page, paths: string[]) {
  const { documents, refused } = watch(page);
  for (const path of paths) {
    await page.goto(API_APP + path);
    await expectLoaded(page, path);
  }
  await page.waitForTimeout(RELOAD_MS);
  expect(documents()).toBe(paths.length);
  expect(refused).toEqual([]);
}

async function signIn(page: Page) {
  await page.goto(`${API_APP}/login`);
  await login(page, 'andrea');
  await expect(page).not.toHaveURL(/login/);
  await page.goto(`${API_APP}/dashboard`);
}

/** Picks the place with this address; a mock server gives the same places to every search. */
async function pick(page: Page, address: string) {
  await page.getByRole('combobox', { name: 'Search a place' }).fill(address);
  await page.getByRole('option', { name: address }).click();
}

/** Opens each drawer, and the first chat and notification. */
async function openDrawers(page: Page) {
  const { documents, refused } = watch(page);
  for (const [icon, name] of [
    [/^Menu$/, 'Menu'],
    [/^Message$/, 'Chats'],
    [/^Notification/, 'Notifications'],
  ] as const) {
    await page.getByRole('button', { name: icon }).click();
    const drawer = page.getByRole('dialog', { name });
    await expect(drawer).toBeVisible();
    await expectLoaded(page, name);
    if (name !== 'Menu') {
      await drawer.getByRole('listitem').first().getByRole('button').click();
      await expectLoaded(page, `${name}, first row`);
    }
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 500 });
    }).toPass();
  }
  expect(documents()).toBe(0);
  expect(refused).toEqual([]);
}

for (const [mode, mock] of Object.entries(MOCK_APIS)) {
  test(`a ${mode} mock server carries every screen of a visitor`, async ({ page, context }) => {
    await mockApi(context, mock);
    await visit(page, pathsOf(VISITOR));
  });

  test(`a ${mode} mock server carries every screen and drawer of a customer`, async ({ page, context }) => {
    await mockApi(context, mock);
    await signIn(page);
    await openDrawers(page);
    await visit(page, [...pathsOf(INDIVIDUAL), ...pathsOf(UNVERIFIED), ...(await bookingPaths(mock))]);
  });
}

test('a static mock server carries the credit of a company', async ({ page, context }) => {
  await mockApi(context, MOCK_APIS.static, 'corporate');
  await signIn(page);
  await visit(page, [...pathsOf(COMPANY), '/booking/exclusive', '/settings']);
  await page.goto(`${API_APP}/wallet/corporate`);
  await expect(page.getByRole('heading', { level: 1, name: 'Credit' })).toBeVisible();
});

test('a static mock server carries a booking from login to tracking', async ({ page, context }) => {
  await mockApi(context, MOCK_APIS.static);
  await page.goto(`${API_APP}/login?next=%2Fbooking%2Fexclusive`);
  const { documents, refused } = watch(page);
  await login(page, 'andrea');
  await page.getByRole('button', { name: 'All stops' }).click();
  await page.getByRole('button', { name: 'Edit pickup' }).click();
  await pick(page, '45 Scout Tuason Street');
  await fillContact(page, 'Andrea Reyes', '9171234567');
  await page.getByRole('button', { name: 'Edit drop-off' }).click();
  await pick(page, '8 Jupiter Street');
  await fillContact(page, 'Jun Cruz', '9189876543');
  await choose(page, 'Goods type', 'Food');
  await choose(page, 'Category', 'Baked goods');
  await choose(page, 'Subcategory', 'Bread');
  await choose(page, 'Unit of measure', 'Box');
  await page.getByLabel('Weight per unit').fill('2.5');
  await page.getByLabel(/prohibited/i).check();
  await expect(page.getByText('Estimated total')).toBeVisible();
  await page.getByRole('button', { name: 'See drivers and rates' }).click();
  await expect(page.getByRole('radio', { name: /Ramon Dizon/ })).toBeChecked();
  await page.getByRole('button', { name: 'Pay ₱413.20' }).click();

  await expect(page).toHaveURL(/\/booking\/exclusive\/maps\/routes\?booking=9001/);
  await expect(page.getByText(NUMBER).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Arriving at drop-off/ })).toBeVisible();
  await expect(page.getByText('₱413.20 paid with Visa 4417').first()).toBeVisible();
  expect(documents()).toBe(0);
  expect(refused).toEqual([]);

  await page.goto(`${API_APP}/track/${NUMBER}`);
  await expect(page.getByText(NUMBER).first()).toBeVisible();
});

test('an answer about another booking counts as not found', async ({ page, context }) => {
  await mockApi(context, MOCK_APIS.static);
  await signIn(page);
  for (const path of [
    '/booking/exclusive/maps?booking=9000',
    '/booking/exclusive/maps/routes?booking=9000',
    '/tracktrace?number=LGX-2611-0009000',
    '/track/LGX-2611-0009000',
  ]) {
    await page.goto(API_APP + path);
    await expect.soft(page.getByText(/not found|could not find|couldn.t find/i).first(), path).toBeVisible();
    await expect.soft(page.getByRole('main').getByText(NUMBER), path).toHaveCount(0);
  }
});

test('the check of a backend accepts the examples, and names what a mock server cannot do', async () => {
  const { checks } = await runDoctor({
    url: MOCK_APIS.static,
    origin: API_APP,
    user: 'andrea',
    password: DEMO_PASSWORD,
    write: true,
  });
  const differing = checks.filter(({ status }) => status === 'differs').map(({ id }) => id);
  // it checks no token, knows no second page and no unknown id, keeps nothing, and has one example per call
  expect(differing).toEqual([
    ...['session.wrongPassword', 'session.wrongToken', 'session.wrongRefresh', 'trackBooking'],
    ...['pages.bookings.start', 'pages.bookings.end', 'pages.payments.start', 'pages.payments.end'],
    ...['pages.notifications.end', 'errors.404', 'errors.unknown.getBooking', 'errors.unknown.computeRates'],
    ...['errors.unknown.getBookingRoute', 'errors.unknown.getConversation'],
    ...['booking.listedOnce', 'booking.messageListed', 'booking.cancel'],
  ]);
});
