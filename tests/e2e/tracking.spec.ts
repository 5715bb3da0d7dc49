import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectLost, test } from './app';
import { signIn } from './signIn';

/** Expects the map above the progress, with driver and drop-off area inside it, and one left edge of the page. */
async function expectMapFirst(page: Page, number: string) {
  const map = page.getByRole('region', { name: `Driver of ${number}` });
  const box = await getBox(map);
  expect(box.y + box.height).toBeLessThan((await getBox(page.getByRole('list', { name: `Progress of ${number}` }))).y);
  for (const name of ['Vehicle, current position', /^Drop-off: .+, .+/]) {
    const marker = map.getByRole('img', { name });
    await expect(marker).toBeInViewport({ ratio: 1 });
    const { x, y, width, height } = await getBox(marker);
    expect(x).toBeGreaterThan(box.x);
    expect(x + width).toBeLessThan(box.x + box.width);
    expect(y).toBeGreaterThan(box.y);
    expect(y + height).toBeLessThan(box.y + box.height);
  }
  const edges = [
    page.getByRole('link', { name: 'Logistix Global, home' }),
    page.getByRole('heading', { level: 1 }),
    map,
    page.getByText(/^© \d{4}/),
  ];
  for (const edge of edges) expect((await getBox(edge)).x).toBeCloseTo(16, 0);
}

async function getBox(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the page');
  return box;
}

test('a recipient follows a delivery on a phone from the shared link', async ({ page }) => {
  await signIn(page, 'andrea');
  await page.goto('/booking/track-trace');
  const chips = page.getByRole('navigation', { name: 'Ongoing bookings' });
  const number = (await chips.getByRole('link').first().textContent()) ?? '';
  await expectAccessible(page);

  // pasted lines become one search, and a missing number is shown apart
  const box = page.getByRole('textbox', { name: 'Booking number' });
  await box.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, `${number}\nLGX-000000-0000`);
  await expect(box).toHaveValue(`${number} LGX-000000-0000`);
  await box.press('Enter');
  await expect(
    page.getByRole('article', { name: number }).getByRole('link', { name: 'Open the delivery' }),
  ).toBeVisible();
  await expect(page.getByText('LGX-000000-0000 was not found')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent searches' })).toBeVisible();
  await expectAccessible(page);

  // same data, on a phone without an account
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/track/${number.toLowerCase()}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your delivery' })).toBeVisible();
  const card = page.getByRole('article', { name: number });
  await expect(card).toContainText(/\d+ of \d+ stops? done\./);
  await expect(card.getByText(/^Live, updated/)).toHaveCount(1);
  await expect(card.getByRole('region', { name: 'Vehicle' })).toContainText(/Plate .+Driver \w+ rated \d\.\d/);
  // rows above the map may still come in
  await expect(() => expectMapFirst(page, number)).toPass({ timeout: 20_000 });
  await expect(page.getByRole('link', { name: 'Book with our app' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
});

test('a visitor looks up a number, but not eleven at once', async ({ page }) => {
  await page.goto('/tracktrace');
  const box = page.getByRole('textbox', { name: 'Booking number' });
  const eleven = Array.from({ length: 11 }, (_, index) => `LGX-260716-${1000 + index}`).join(' ');
  await box.fill(eleven);
  await page.getByRole('button', { name: 'Track', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(/You entered 11 booking numbers/);
  await expect(box).toHaveValue(eleven);
  await expect(box).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear the booking numbers' }).click();
  await box.fill('LGX-000000-0000');
  await box.press('Enter');
  await expect(page.getByText('LGX-000000-0000 was not found')).toBeVisible();
  await expectAccessible(page);
});

test('a map whose code does not load leaves the delivery, and loads on retry', async ({ page }) => {
  const code = /\/assets\/TrackingMap-.*\.js$/;
  expectLost(page, code);
  await signIn(page, 'andrea');
  await page.goto('/booking/track-trace');
  const chips = page.getByRole('navigation', { name: 'Ongoing bookings' });
  const number = (await chips.getByRole('link').first().textContent()) ?? '';
  await page.context().route(code, (route) => route.fulfill({ status: 404 }));
  await page.goto(`/track/${number}`);
  const card = page.getByRole('article', { name: number });
  await expect(card.getByText('The map did not load.')).toBeVisible();
  await expect(card.getByRole('list', { name: `Progress of ${number}` })).toBeVisible();
  await page.context().unroute(code);
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByRole('region', { name: `Driver of ${number}` })).toBeVisible();
});
