import { expect, test } from './app';
import { signIn } from './signIn';

// Playwright switches the memory of Back (bfcache) off, which every browser of a customer has
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    },
    { scope: 'worker' },
  ],
});

test('the sandbox answers a page that Back restores from memory', async ({ page }) => {
  await signIn(page, 'harbor.foods');
  await page.goto('/wallet/corporate');
  await expect(page.getByRole('heading', { name: 'Credit limit', exact: true })).toBeVisible();
  // another document, as a page of a bank is
  await page.goto('/about');
  // the call has to end before its document does
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page.getByRole('heading', { name: 'Credit limit', exact: true })).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await fetch('/api/regions')).headers.get('content-type')))
    .toContain('application/json');
});

test('a page that is opened by its address starts at its top', async ({ page }) => {
  await signIn(page, 'andrea');
  await page.goto('/address');
  await expect(page.getByRole('button', { name: 'Studio', exact: true })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 300));
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a reloaded page returns to its position, although its data loads after the router has scrolled', async ({
  page,
}) => {
  await signIn(page, 'andrea');
  await page.goto('/address');
  await expect(page.getByRole('button', { name: 'Studio', exact: true })).toBeVisible();
  // the code that keeps the position loads after the page
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 300));
  const readPosition = () => page.evaluate(() => Math.round(scrollY));
  // what loads above the view moves it by a few pixels
  await expect.poll(readPosition).toBeGreaterThan(250);
  await page.reload();
  await expect.poll(readPosition).toBeGreaterThan(250);
  // a second reload at once, before the page is long enough
  await page.reload();
  await page.reload();
  await expect.poll(readPosition).toBeGreaterThan(250);
  // once the customer has scrolled, the page stays where they are
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, -200);
  await expect.poll(readPosition).toBeLessThan(250);
});

test('Back to the booking form returns to its position, although the gate checks the customer first', async ({
  page,
}) => {
  await signIn(page, 'andrea');
  await page.goto('/booking/exclusive');
  await expect(page.getByRole('heading', { name: 'Goods' })).toBeVisible();
  const readPosition = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(readPosition).toBe(300);
  // click() would scroll first, and a keyboard would move the focus to the first missing field
  const link = await page.getByRole('link', { name: 'Track and Trace' }).boundingBox();
  await page.mouse.click((link?.x ?? 0) + 10, (link?.y ?? 0) + 10);
  await expect(page.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible();
  await expect.poll(readPosition).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Goods' })).toBeVisible();
  await expect.poll(readPosition).toBe(300);
});
