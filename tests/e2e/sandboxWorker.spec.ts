import { expect, login, test } from './app';
import { signIn } from './signIn';

test('the sandbox answers on after a customer calls the driver', async ({ page }) => {
  // before the sandbox listens: it stops the event
  await page.addInitScript(() => {
    window.addEventListener('beforeunload', () => (document.body.dataset.asked = ''), { capture: true });
  });
  await signIn(page, 'andrea');
  await page.goto('/booking/track-trace');
  await page.getByRole('main').getByRole('link', { name: /LGX-/ }).first().click();
  await page.getByRole('link', { name: 'Call the driver' }).click();
  await expect(page.locator('body[data-asked]')).toBeAttached();
  const type = await page.evaluate(async () => (await fetch('/api/regions')).headers.get('Content-Type'));
  expect(type).toMatch(/json/);
});

test('the service worker answers calls of the backend alone, so that no file of a screen waits for the page', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.locator('[data-sandbox]')).toBeAttached();
  const paths = { worker: new Set<string>(), server: new Set<string>() };
  page.on('response', (response) => {
    const folder = new URL(response.url()).pathname.split('/')[1] ?? '';
    paths[response.fromServiceWorker() ? 'worker' : 'server'].add(folder);
  });

  await login(page, 'andrea');
  await expect(page.getByRole('button', { name: 'Repeat last delivery' })).toBeVisible();
  expect([...paths.worker]).toEqual(['api']);
  expect([...paths.server]).toContain('assets');
  expect([...paths.server]).not.toContain('api');
});

test('a page that opens while the worker starts is not reloaded, and keeps what was typed', async ({
  page,
  context,
}) => {
  await context.route('**/sandboxWorker.js', async (route) => {
    const response = await route.fetch();
    const slowly =
      "addEventListener('install', (event) => event.waitUntil(new Promise((go) => setTimeout(go, 1500))));";
    await route.fulfill({ response, body: slowly + (await response.text()) });
  });
  await page.goto('/forgot');
  await page.evaluate(async () => {
    while (!(await navigator.serviceWorker.getRegistration())?.installing) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });

  await page.goto('/forgot');
  await page.getByLabel('Email').fill('dina.ocampo@example.ph');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  const types = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => (entry as PerformanceNavigationTiming).type),
  );
  expect(types).toEqual(['navigate']);
});

test('a page that is reloaded without the worker (Shift+reload) gets it back without another reload', async ({
  page,
}) => {
  await page.goto('/forgot');
  await expect(page.locator('[data-sandbox]')).toBeAttached();
  let loads = 0;
  page.on('load', () => (loads += 1));
  const cdp = await page.context().newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await cdp.send('Page.reload', { ignoreCache: true });
  await loaded;
  await expect(page.locator('[data-sandbox]')).toBeAttached();
  const type = await page.evaluate(async () => (await fetch('/api/regions')).headers.get('Content-Type'));
  expect(type).toMatch(/json/);
  expect(loads).toBe(1);
});

test('a request starts a worker that the browser has stopped, and is answered', async ({ page }) => {
  await page.goto('/forgot');
  await expect(page.locator('[data-sandbox]')).toBeAttached();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('ServiceWorker.enable');
  for (const stop of [1, 2]) {
    await test.step(`stop ${stop}`, async () => {
      await cdp.send('ServiceWorker.stopAllWorkers');
      const answers = await page.evaluate(() => {
        const get = fetch('/api/regions');
        const post = fetch('/api/customers/login', { method: 'POST', body: JSON.stringify({ username: 'andrea' }) });
        return Promise.all([get, post].map(async (call) => (await call).json() as Promise<{ message: string }>));
      });
      expect(answers).toEqual([
        expect.objectContaining({ success: true }),
        expect.objectContaining({ success: false, errors: expect.anything() }),
      ]);
    });
  }
});
