import { test, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { DEV_APP } from '../../playwright.config';
import { expect, login, watchFaults } from './app';
import { bookSpecial } from './bookSpecial';

/**
 * Tests of `npm run dev`, where StrictMode runs each effect twice and development builds warn. One customer session and
 * one company session serve all tests, because another start of the app would load each module again.
 */

/** The first visit transforms each module of the page. */
const FIRST_VISIT_MS = 60_000;

type Screen = [path: string, heading: string | RegExp, content: (page: Page) => Locator];

const SCREENS: Screen[] = [
  ['/dashboard', /Andrea/, (page) => page.getByRole('heading', { name: /^Active deliveries/ })],
  ['/mybooking', 'My Bookings', (page) => page.getByRole('main').getByText(/^LGX-/).first()],
  ['/booking/exclusive', 'Book a delivery', (page) => page.getByRole('heading', { name: 'Goods' })],
  ['/booking/shared', 'Book a delivery', (page) => page.getByRole('heading', { name: 'Goods' })],
  ['/booking/batch', 'Many deliveries', (page) => page.getByRole('heading', { name: 'All bookings' })],
  ['/booking/track-trace', 'Track & Trace', (page) => page.getByRole('main').getByText(/LGX-/).first()],
  ['/quickquote/booking', 'Quick Quotation', (page) => page.getByRole('combobox').first()],
  ['/wallet', 'Wallet', (page) => page.getByRole('main').getByText(/₱/).first()],
  ['/wallet/transactions', 'Transactions', (page) => page.getByRole('table', { name: 'Transactions' })],
  ['/payment-method', 'Payment methods', (page) => page.getByRole('img', { name: 'Visa' }).first()],
  ['/voucher', 'Vouchers', (page) => page.getByRole('tab', { name: /^Available \d/ })],
  ['/my-calendar', /\d{4}/, (page) => page.getByRole('grid').first()],
  ['/address', 'Addresses', (page) => page.getByRole('main').getByRole('listitem').first()],
  ['/help-center', 'How can we help?', (page) => page.getByRole('main').getByRole('button').first()],
  ['/settings', 'Settings', (page) => page.getByRole('heading', { name: 'Linked accounts' })],
];

const DRAWERS: [icon: string | RegExp, name: string, content: (drawer: Locator) => Locator][] = [
  [/^Menu$/, 'Menu', (drawer) => drawer.getByText('Andrea').first()],
  [/^Message$/, 'Chats', (drawer) => drawer.getByText(/Noted po/)],
  [/^Notification/, 'Notifications', (drawer) => drawer.getByText(/LGX-/).first()],
];

async function signIn(browser: Browser, username: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: DEV_APP,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Manila',
  });
  const page = await context.newPage();
  await page.goto('/login');
  await expect(page.getByLabel('Email or username')).toBeVisible({ timeout: FIRST_VISIT_MS });
  await login(page, username);
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: FIRST_VISIT_MS });
  await page.close();
  return context;
}

/** Opens a new page, and expects no error on it or its console. */
async function visit(context: BrowserContext, path: string, story: (page: Page) => Promise<void>) {
  const page = await context.newPage();
  const faults = watchFaults(page);
  await page.goto(path);
  await story(page);
  // live regions without an error are empty
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  expect(faults).toEqual([]);
  await page.close();
}

const expectScreen = (context: BrowserContext, [path, heading, content]: Screen) =>
  visit(context, path, async (page) => {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: FIRST_VISIT_MS });
    await expect(content(page)).toBeVisible();
  });

test.describe('on the dev server', () => {
  let customer: BrowserContext;
  test.beforeAll(async ({ browser }) => {
    customer = await signIn(browser, 'andrea');
  });
  test.afterAll(() => customer.close());

  for (const screen of SCREENS) {
    test(`${screen[0]} opens without an error`, () => expectScreen(customer, screen));
  }

  for (const [icon, name, content] of DRAWERS) {
    test(`the drawer ${name} opens without an error, twice`, () =>
      visit(customer, '/dashboard', async (page) => {
        for (let opening = 0; opening < 2; opening += 1) {
          await page.getByRole('button', { name: icon }).click({ timeout: FIRST_VISIT_MS });
          const drawer = page.getByRole('dialog', { name });
          await expect(content(drawer)).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(drawer).toBeHidden();
        }
      }));
  }

  test('the review of a new booking and the live page of a delivery open without an error', async () => {
    await visit(customer, '/booking/exclusive', bookSpecial);
    await visit(customer, '/mybooking', async (page) => {
      await page.locator('a[href*="maps/routes"]').first().click({ timeout: FIRST_VISIT_MS });
      await expect(page.getByRole('list', { name: 'Timeline' })).toBeVisible({ timeout: FIRST_VISIT_MS });
    });
  });

  test('/wallet/corporate opens without an error', async ({ browser }) => {
    const company = await signIn(browser, 'harbor.foods');
    await expectScreen(company, [
      '/wallet/corporate',
      'Credit',
      (page) => page.getByRole('main').getByText(/₱/).first(),
    ]);
    await company.close();
  });
});
