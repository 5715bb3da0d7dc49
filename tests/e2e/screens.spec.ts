import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './app';
import { COMPANY, INDIVIDUAL, UNVERIFIED, VISITOR, type Screen } from './screens';
import { signIn } from './signIn';

async function visit(page: Page, screens: Screen[]) {
  for (const [path, heading] of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
    // a screen reader says this name after a link
    await expect(page.getByRole('main', { name: heading }), path).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  }
}

test('no screen of a visitor has an error or an accessibility violation', async ({ page }) => {
  await visit(page, VISITOR);
});

for (const [username, screens] of [
  ['andrea', INDIVIDUAL],
  ['harbor.foods', COMPANY],
  ['bea', UNVERIFIED],
] as const) {
  test(`no screen of ${username} has an error or an accessibility violation`, async ({ page }) => {
    await signIn(page, username);
    await visit(page, screens);
  });
}

const GATES = [
  ['bea', 'Verify your account'],
  ['carlo', 'Please update your profile details and documents before booking.'],
  ['dina', 'Create New Card'],
] as const;

for (const [username, title] of GATES) {
  test(`the gate of ${username} has no accessibility violation`, async ({ page }) => {
    await signIn(page, username);
    await page.goto('/booking/exclusive');
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expectAccessible(page);
  });
}

/** Returns true if the element covers each of its corners inside the viewport. */
const isOnTop = (element: Element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const corners = [left + 12, right - 12].flatMap((x) => [top + 12, bottom - 12].map((y) => [x, y] as const));
  return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
};

test('the places that the quote box suggests are in view and above the page, at every size', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Add a stop' }).click();
  // the new stop takes the focus, which closes the list of another field
  await expect(page.getByRole('combobox', { name: 'Stop 1' })).toBeFocused();
  const box = page.getByRole('combobox', { name: 'Drop-off' });
  const list = page.getByRole('listbox');
  for (const [width, height] of [
    [1440, 900],
    [1100, 700],
    [1025, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await box.fill('ma');
    await expect(list).toBeInViewport({ ratio: 1 });
    await expect.poll(() => list.evaluate(isOnTop)).toBe(true);
    await box.fill('');
    await expect(list).toHaveCount(0);
  }
});

test('the app-download screen fits its window, with an uncut picture', async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of [
    [1024, 768],
    [1024, 600],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('heading', { level: 1, name: /our app$/ })).toBeInViewport({ ratio: 1 });
    for (const store of ['Google Play', 'Apple Store']) {
      await expect(page.getByRole('link', { name: store })).toBeInViewport({ ratio: 1 });
    }
    const picture = await page.locator('main > div > svg').evaluate((svg) => {
      const { width: boxWidth, height: boxHeight } = svg.getBoundingClientRect();
      return { scale: (svg as SVGSVGElement).getScreenCTM()?.a ?? 0, fits: Math.min(boxWidth / 390, boxHeight / 438) };
    });
    // the drawing, 390 by 438 units, is as large as its box allows
    expect(picture.scale).toBeCloseTo(picture.fits, 2);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  }
});

test('the footer starts where the form beside the picture starts', async ({ page }) => {
  for (const [path, width] of [
    ['/login', 1440],
    ['/signup', 1440],
    ['/signup', 1280],
    ['/signup/success', 1100],
    ['/forgot', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const getLeft = (element: SVGElement | HTMLElement) => Math.round(element.getBoundingClientRect().left);
    // the first visit reloads once when its service worker takes over
    await expect(async () => {
      const heading = await page.getByRole('heading', { level: 1 }).evaluate(getLeft);
      expect(await page.getByText(/^© \d{4}/).evaluate(getLeft), path).toBe(heading);
    }).toPass({ timeout: 20_000 });
  }
});
