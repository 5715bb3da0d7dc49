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
