import type { Page } from '@playwright/test';
import { API_APP, SANDBOX_API, SANDBOX_APP } from '../../playwright.config';
import { expect, expectAccessible, expectLost, login, test } from './app';

// the server of a site allows its API in the policy; the server of these builds cannot know it
test.use({ baseURL: API_APP, bypassCSP: true });

/** Serves `config` as the site's config.json. Returns a function that counts its requests. */
async function serveConfig(page: Page, config: object) {
  let requests = 0;
  await page.unroute('**/config.json');
  await page.route('**/config.json', (route) => {
    requests += 1;
    return route.fulfill({ json: config });
  });
  return () => requests;
}

/** Records the origins of API calls, and refuses each call. */
async function watchOrigins(page: Page) {
  const origins: string[] = [];
  await page.route('**/api/**', (route) => {
    origins.push(new URL(route.request().url()).origin);
    return route.fulfill({ status: 401, json: { success: false, message: 'Wrong password.' } });
  });
  return origins;
}

/** Opens the login page and logs in, which the watched API refuses. */
async function tryLogin(page: Page) {
  await page.goto('/login');
  await login(page, 'andrea');
  await expect(page.getByRole('alert')).toContainText('Wrong password.');
}

const google = (page: Page) => page.getByRole('button', { name: /^Continue with Google/ });

test('one build serves two sites, each with its API, provider and links', async ({ page }) => {
  const origins = await watchOrigins(page);
  const countRequests = await serveConfig(page, { VITE_API_BASE_URL: 'https://luzon.example' });
  await tryLogin(page);
  expect(origins).toEqual(['https://luzon.example']);
  await expect(google(page)).toHaveAccessibleName('Continue with Google');
  // the app uses the response that the HTML preloads
  expect(countRequests()).toBe(1);

  await serveConfig(page, {
    VITE_API_BASE_URL: 'https://visayas.example',
    VITE_GOOGLE_CLIENT_ID: '',
    VITE_APP_STORE_URL: 'https://apps.visayas.example/',
  });
  await tryLogin(page);
  expect(origins.slice(1)).toEqual(['https://visayas.example']);
  await expect(google(page)).toHaveAccessibleName('Continue with Google, unavailable');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Apple Store' })).toHaveAttribute(
    'href',
    'https://apps.visayas.example/',
  );
});

test('wrong settings show their names and the reasons, and nothing else starts', async ({ page }) => {
  const origins = await watchOrigins(page);
  await serveConfig(page, { VITE_API_BASE_URL: 'api.example.com', VITE_API_URL: 'https://api.example.com' });
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'The app is not configured correctly' })).toBeVisible();
  const reasons = page.getByRole('listitem');
  await expect(reasons.filter({ hasText: 'VITE_API_BASE_URL is "api.example.com"; it must be a full' })).toBeVisible();
  await expect(reasons.filter({ hasText: 'VITE_API_URL is not a setting' })).toBeVisible();
  await expect(google(page)).toHaveCount(0);
  await expectAccessible(page);
  expect(origins).toEqual([]);
});

for (const [name, response] of [
  ['a missing file', { status: 404 }],
  ['a fallback that answers with a page', { contentType: 'text/html', body: '<!doctype html><title>App</title>' }],
] as const) {
  test(`${name} leaves the settings of the build`, async ({ page }) => {
    expectLost(page, /\/config\.json$/);
    await page.route('**/config.json', (route) => route.fulfill(response));
    const origins = await watchOrigins(page);
    await tryLogin(page);
    expect(origins).toEqual([SANDBOX_API]);
    await expect(google(page)).toHaveAccessibleName('Continue with Google');
  });
}

test.describe('a build with the sandbox', () => {
  test.use({ baseURL: SANDBOX_APP });

  test('starts no sandbox if config.json names an API', async ({ page }) => {
    const origins = await watchOrigins(page);
    await serveConfig(page, { VITE_API_BASE_URL: 'https://luzon.example' });
    await tryLogin(page);
    expect(origins).toEqual(['https://luzon.example']);
    await expect(google(page)).toHaveAccessibleName('Continue with Google, unavailable');
    await expect(page.getByRole('button', { name: 'Sandbox' })).toHaveCount(0);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  });
});
