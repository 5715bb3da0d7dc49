import { expect, login, test } from './app';

test('the sandbox answers on after a customer calls the driver', async ({ page }) => {
  // before the sandbox listens: it stops the event
  await page.addInitScript(() => {
    window.addEventListener('beforeunload', () => (document.body.dataset.asked = ''), { capture: true });
  });
  await page.goto('/booking/track-trace');
  await login(page, 'andrea');
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
