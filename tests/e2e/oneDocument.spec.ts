import type { BrowserContext, Page } from '@playwright/test';
import { expect, login, test } from './app';

const WATCHED_MS = 3000;

const PROFILE = {
  first_name: 'Andrea',
  last_name: 'Reyes',
  account_number: 'LGX-000041',
  birth_date: '1994-03-12',
  gender: 'Female',
  is_email_verified: true,
  is_mobile_verified: true,
};
const { account_number: _number, ...UNNUMBERED } = PROFILE;

const customer = (user_profile: object | null) => ({
  id: 41,
  customer_type: 'individual',
  remaining_credits: 1250.5,
  points: 1250.5,
  credit_limit: 0,
  billing_type: 'Prepaid',
  company: null,
  user: { id: 77, username: 'andrea', email: 'andrea@example.com', mobile: '9171234567', user_profile },
});

/** Mocks the whole API instead of the sandbox: `login` and `GET customers/` with these records, every list empty. */
async function answerWith(context: BrowserContext, atLogin: object, fresh: object) {
  // without a service worker the calls reach the network
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await context.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const data =
      pathname === '/api/customers/login'
        ? { access: 'access-1', refresh: 'refresh-1', customer: atLogin }
        : pathname === '/api/customers/'
          ? fresh
          : [];
    return route.fulfill({ json: { success: true, message: '', data, count: 0, unread_count: 0 } });
  });
}

/** Counts the documents that a tab loads from now on. */
function countDocuments(page: Page) {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

const VARIANTS: [string, object, object][] = [
  ['has another account number', customer(PROFILE), customer({ ...PROFILE, account_number: 'LGX-000042' })],
  ['has a number that was assigned after the login', customer(UNNUMBERED), customer(PROFILE)],
  ['has no account number', customer(PROFILE), customer(UNNUMBERED)],
  ['has an account number of null', customer(PROFILE), customer({ ...PROFILE, account_number: null })],
  ['has no profile', customer(PROFILE), customer(null)],
];
for (const [name, atLogin, fresh] of VARIANTS) {
  test(`a customer record that ${name} loads one document per page, in two tabs`, async ({ page, context }) => {
    await answerWith(context, atLogin, fresh);
    const ofLogin = countDocuments(page);
    await page.goto('/login');
    await login(page, 'andrea');
    await expect(page).toHaveURL(/\/(dashboard|auth\/verification)/);
    await page.waitForTimeout(WATCHED_MS);
    expect(ofLogin()).toBe(1);

    const other = await context.newPage();
    const counts = [countDocuments(page), countDocuments(other)];
    await page.goto('/settings');
    await other.goto('/mybooking');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(other.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible();
    await page.waitForTimeout(WATCHED_MS);
    expect(counts.map((count) => count())).toEqual([1, 1]);
  });
}
