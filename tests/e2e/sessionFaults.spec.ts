import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { API_APP, SANDBOX_API } from '../../playwright.config';
import { expect, login, test } from './app';
import { signIn } from './signIn';

// token handling over real HTTP, with the browser's own locks and channels
test.use({ baseURL: API_APP });

const CORS = { 'access-control-allow-origin': '*' };
const json = (status: number, body: unknown) => ({
  status,
  headers: CORS,
  contentType: 'application/json',
  body: JSON.stringify(body),
});
const EXPIRED = json(401, { success: false, message: 'Token expired' });
const QUIET_MS = 2500;

const bearerOf = (request: Request) => request.headers().authorization?.replace('Bearer ', '') ?? null;
const placeOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;

/** Returns a stored field of the user slice. */
const kept = (page: Page, field: string) =>
  page.evaluate((name) => {
    const fields = JSON.parse(localStorage.getItem('user') ?? '{}') as Record<string, string>;
    return JSON.parse(fields[name] ?? 'null') as string | null;
  }, field);

type Rules = {
  /** Decides whether a call with that bearer reaches the backend. */
  takes: (bearer: string, request: Request) => boolean;
  /** Response to a refresh. */
  refresh: (route: Route) => Promise<void>;
};

/** Signs andrea in, then intercepts the calls to the backend and counts every bearer and every refresh. */
async function interceptCalls(page: Page, context: BrowserContext, rules: Rules) {
  await signIn(page, 'andrea', API_APP);
  const [access, refresh] = [await kept(page, 'token'), await kept(page, 'refreshToken')];
  const sent: { place: string; bearer: string; page: string }[] = [];
  const refreshes: unknown[] = [];
  await context.route(`${SANDBOX_API}/api/**`, async (route) => {
    const request = route.request();
    if (request.url().endsWith('/api/refresh-token')) {
      refreshes.push(request.postDataJSON());
      return rules.refresh(route);
    }
    const bearer = bearerOf(request);
    if (bearer === null) return route.continue();
    sent.push({ place: placeOf(request), bearer, page: request.frame().url() });
    if (!rules.takes(bearer, request)) return route.fulfill(EXPIRED);
    // the backend only accepts its own token
    return route.continue({ headers: { ...request.headers(), authorization: `Bearer ${access}` } });
  });
  return {
    access,
    refresh,
    sent,
    refreshes,
    of: (place: string) => sent.filter((call) => call.place === place).map(({ bearer }) => bearer),
  };
}

/** Counts the navigations to an address. */
function countVisits(page: Page, path: string) {
  let visits = 0;
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).pathname === path) visits += 1;
  });
  return () => visits;
}

test('a call with an expired token is refreshed once and replayed with the new token', async ({ page, context }) => {
  let refused = 0;
  const wire = await interceptCalls(page, context, {
    takes: (_bearer, request) => placeOf(request) !== 'GET /api/vouchers' || (refused += 1) > 1,
    refresh: (route) => route.fulfill(json(200, { access: 'fresh-1' })),
  });
  await page.goto('/voucher');
  await expect(page.getByRole('heading', { level: 1, name: 'Vouchers' })).toBeVisible();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await page.waitForTimeout(QUIET_MS);
  expect(wire.refreshes).toEqual([{ refresh: wire.refresh }]);
  expect(wire.of('GET /api/vouchers')).toEqual([wire.access, 'fresh-1']);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await kept(page, 'token')).toBe('fresh-1');
});

test('simultaneous 401s wait for one refresh, and each call is replayed once', async ({ page, context }) => {
  const wire = await interceptCalls(page, context, {
    takes: (bearer) => bearer === 'fresh-1',
    refresh: async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.fulfill(json(200, { access: 'fresh-1' }));
    },
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /Andrea/ })).toBeVisible();
  await page.waitForTimeout(QUIET_MS);
  expect(wire.refreshes).toEqual([{ refresh: wire.refresh }]);
  const spent = wire.sent.filter(({ bearer }) => bearer === wire.access).map(({ place }) => place);
  expect(spent.length).toBeGreaterThanOrEqual(3);
  const fresh = wire.sent.filter(({ bearer }) => bearer === 'fresh-1').map(({ place }) => place);
  for (const place of new Set(spent)) {
    expect(fresh.filter((path) => path === place).length, place).toBeGreaterThanOrEqual(
      spent.filter((path) => path === place).length,
    );
  }
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a call that fails again after the refresh is not sent a third time, and the page shows an error', async ({
  page,
  context,
}) => {
  const wire = await interceptCalls(page, context, {
    takes: (_bearer, request) => placeOf(request) !== 'GET /api/vouchers',
    refresh: (route) => route.fulfill(json(200, { access: 'fresh-1' })),
  });
  await page.goto('/voucher');
  await expect(page.getByText('Token expired')).toBeVisible();
  await page.waitForTimeout(QUIET_MS);
  expect(wire.refreshes).toHaveLength(1);
  expect(wire.of('GET /api/vouchers')).toEqual([wire.access, 'fresh-1']);
  await expect(page).toHaveURL(/\/voucher$/);
});

const FAILURES: [string, (route: Route) => Promise<void>][] = [
  ['400', (route) => route.fulfill(json(400, { success: false, message: 'No' }))],
  ['401', (route) => route.fulfill(EXPIRED)],
  ['500', (route) => route.fulfill(json(500, {}))],
  ['no answer', (route) => route.abort()],
  ['an empty token', (route) => route.fulfill(json(200, { access: '' }))],
  ['the text Invalid Token', (route) => route.fulfill(json(200, { access: 'Invalid Token' }))],
  ['a page of HTML', (route) => route.fulfill({ status: 200, headers: CORS, contentType: 'text/html', body: '<p>' })],
];
for (const [name, refresh] of FAILURES) {
  test(`a refresh that ends in ${name} leads to /session once, and no bearer leaves after it`, async ({
    page,
    context,
  }) => {
    const wire = await interceptCalls(page, context, { takes: () => false, refresh });
    const visits = countVisits(page, '/session');
    await page.goto('/voucher');
    await expect(page.getByRole('dialog', { name: 'Session Expired' })).toBeVisible();
    const sent = wire.sent.length;
    await page.waitForTimeout(QUIET_MS);
    expect([visits(), wire.refreshes.length, wire.sent.length]).toEqual([1, 1, sent]);
    expect(await kept(page, 'token')).toBeNull();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/Villanueva|sbx_|Invalid Token/);
  });
}

test('no call has a bearer after a logout in another tab', async ({ page, context }) => {
  const wire = await interceptCalls(page, context, { takes: () => true, refresh: (route) => route.abort() });
  await page.goto('/about');
  const other = await context.newPage();
  await other.goto('/mybooking');
  await expect(other.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'LOGOUT' }).click();
  const sent = wire.sent.length;
  await expect(other.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeHidden({ timeout: 5_000 });
  await other.evaluate(() => window.dispatchEvent(new Event('focus')));
  await other.waitForTimeout(QUIET_MS * 2);
  expect([wire.sent.length, wire.refreshes.length]).toEqual([sent, 0]);
});

test('two tabs that expire at once share one refresh', async ({ page, context }) => {
  const spent: unknown[] = [];
  let current = '';
  let refreshable: string | null = null;
  const wire = await interceptCalls(page, context, {
    takes: (bearer) => bearer === current,
    refresh: async (route) => {
      const { refresh } = route.request().postDataJSON() as { refresh: string };
      await new Promise((resolve) => setTimeout(resolve, 300));
      if (refresh !== refreshable) {
        spent.push(refresh);
        return route.fulfill(EXPIRED);
      }
      // the server rotates refresh tokens: the used one becomes invalid
      [current, refreshable] = ['fresh-1', 'fresh-refresh-1'];
      return route.fulfill(json(200, { access: current, refresh: refreshable }));
    },
  });
  refreshable = wire.refresh;
  const other = await context.newPage();
  await Promise.all([page.goto('/voucher'), other.goto('/voucher')]);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1, name: 'Vouchers' })).toBeVisible();
    await expect(tab.getByRole('listitem').first()).toBeVisible();
    await expect(tab).toHaveURL(/\/voucher$/);
  }
  expect([wire.refreshes.length, spent]).toEqual([1, []]);
  expect(await kept(other, 'token')).toBe('fresh-1');
});

test('the app starts in a browser that blocks storage, and a login lasts as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/login');
  await login(page, 'andrea');
  await expect(page.getByRole('heading', { name: /Andrea/ })).toBeVisible();
  await page.getByRole('link', { name: 'Track and Trace' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible();
});
