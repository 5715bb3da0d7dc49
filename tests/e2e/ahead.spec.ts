import type { Page } from '@playwright/test';
import { API_APP } from '../../playwright.config';
import { expect, login, test } from './app';

// where the sandbox answers, which starts with the app, nothing can be asked before it
test.use({ baseURL: API_APP });

const list = (status: string) => `/api/bookings?page=0&status=${status}`;

const PAGES = [
  ['/dashboard', [list('Ongoing'), list('Pending'), list('Completed'), '/api/payments/methods'], /Active deliveries/],
  ['/mybooking', [list('Ongoing'), list('Completed'), list('Cancelled')], /Bookings/],
  ['/booking/exclusive', ['/api/customers/', '/api/payments/methods', '/api/vouchers'], /Book a delivery/],
] as const;

/** A customer whose next page does without one of the app's scripts until it is let go. */
async function comeBackWithout(script: string, page: Page): Promise<() => void> {
  await page.goto('/login');
  await login(page, 'andrea');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await page.goto('about:blank');

  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.context().route(new RegExp(`/assets/${script}-.*\\.js$`), async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}

for (const [path, calls, heading] of PAGES) {
  test(`${path}: what it shows first is asked for while the app’s code is on its way, and once`, async ({ page }) => {
    const letGo = await comeBackWithout('renderer', page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname + search);
    });
    await page.goto(path);
    await expect.poll(() => asked).toEqual(expect.arrayContaining([...calls]));
    letGo();
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const call of calls) expect(asked.filter((one) => one === call)).toEqual([call]);
  });
}

for (const path of ['/dashboard', '/mybooking']) {
  test(`${path}: what was asked for that early is shown before the code is there that sends calls`, async ({
    page,
  }) => {
    const letGo = await comeBackWithout('instances', page);
    await page.goto(path);
    await expect(
      page
        .getByRole('main')
        .getByText(/LGX-\d{6}-\d{4}/)
        .first(),
    ).toBeVisible();
    letGo();
    await expect(page.getByRole('button', { name: /^Notification/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
  });
}

test('/dashboard: is drawn with the answers that are there, and nothing moves', async ({ page }) => {
  const letGo = await comeBackWithout('renderer', page);
  const answered: string[] = [];
  page.on('requestfinished', (request) => answered.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const seen = { shift: 0, first: '' };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const mains = [...document.querySelectorAll<HTMLElement>('main:has(h1)')];
      seen.first ||= mains.find((main) => main.checkVisibility())?.innerText ?? '';
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/dashboard');
  await expect.poll(() => answered.filter((path) => path.startsWith('/api/')).length).toBeGreaterThan(4);
  letGo();
  await expect(page.getByRole('heading', { name: /Active deliveries \d/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => (window as unknown as { seen: { shift: number; first: string } }).seen);
  expect(seen.first).toMatch(/Needs attention[^]*Active deliveries\s*\d[^]*LGX-\d{6}-\d{4}/);
  expect(seen.shift).toBeLessThan(0.001);
});

test('/dashboard: what sends calls is fetched once the page is there, where its answers came before', async ({
  page,
}) => {
  const letGo = await comeBackWithout('renderer', page);
  const answered: string[] = [];
  page.on('requestfinished', (request) => answered.push(new URL(request.url()).pathname));
  await page.goto('/dashboard');
  await expect.poll(() => answered.filter((path) => path.startsWith('/api/')).length).toBeGreaterThan(4);
  letGo();
  const times = () =>
    page.evaluate(() => ({
      shown: performance.getEntriesByName('usable')[0]?.startTime,
      fetched: performance.getEntriesByType('resource').find(({ name }) => name.includes('/instances-'))?.startTime,
    }));
  await expect.poll(async () => (await times()).fetched).toBeGreaterThan(0);
  const { shown = Infinity, fetched = 0 } = await times();
  expect(fetched).toBeGreaterThan(shown);
});

test('what a page is drawn from is made ready while React’s renderer is on its way', async ({ page }) => {
  const letGo = await comeBackWithout('renderer', page);
  const code = page.waitForRequest(/\/assets\/VouchersPage-.*\.js$/);
  await page.goto('/voucher');
  await code;
  letGo();
  await expect(page.getByRole('heading', { name: 'Vouchers', exact: true })).toBeVisible();
});
