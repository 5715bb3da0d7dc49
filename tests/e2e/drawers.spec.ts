import type { Page } from '@playwright/test';
import { createHold } from '../hold';
import { expect, expectAccessible, test } from './app';
import { signIn } from './signIn';

// drawers and toasts move here, as for most customers
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function openDashboard(page: Page) {
  await signIn(page, 'andrea');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /Andrea/ })).toBeVisible();
}

/** Records each transition of a toast that leaves, with its duration. */
const watchLeavingToasts = (page: Page) =>
  page.evaluateHandle(() => {
    const transitions: string[] = [];
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (!(target instanceof HTMLElement) || target.dataset.leaving === undefined) return;
      transitions.push(`${propertyName} ${getComputedStyle(target).transitionDuration}`);
    });
    return transitions;
  });

test('each drawer slides in below the header, keeps the focus and returns it', async ({ page }) => {
  await openDashboard(page);
  const drawers = [
    { icon: /^Menu$/, name: 'Menu', width: 360 },
    { icon: /^Message$/, name: 'Chats', width: 400 },
    { icon: /^Notification/, name: 'Notifications', width: 350 },
  ];
  for (const { icon, name, width } of drawers) {
    const opener = page.getByRole('button', { name: icon });
    await opener.click();
    const drawer = page.getByRole('dialog', { name });
    await expect(drawer).toBeVisible();
    await expectAccessible(page);
    const box = await drawer.boundingBox();
    expect([box?.width, Math.round((box?.x ?? 0) + (box?.width ?? 0)), box?.y, box?.height]).toEqual([
      width,
      1440,
      64,
      836,
    ]);
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('Tab');
      expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('the collapsed sidebar opens as a drawer from the left, and Back closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 700 });
  await openDashboard(page);
  await page.getByRole('link', { name: 'Track and Trace' }).click();
  await expect(page).toHaveURL(/\/mybooking/);
  const opener = page.getByRole('button', { name: 'Open sidebar' });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Sidebar' });
  await expect.poll(() => drawer.boundingBox()).toEqual({ x: 0, y: 64, width: 304, height: 636 });
  await expectAccessible(page);
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(/\/mybooking/);
});

test('a drawer opened while the next page loads stays open', async ({ page }) => {
  await openDashboard(page);
  const { held, release } = createHold();
  await page.context().route(/\/VouchersPage-.*\.js$/, (route) => held.then(() => route.continue()));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: /^VOUCHERS/ }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await page.getByRole('button', { name: 'Message', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Chats' });
  await expect(drawer).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  release();
  await expect(page).toHaveURL(/\/voucher$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Vouchers', includeHidden: true })).toBeAttached();
  await expect(drawer).toBeVisible();
});

test('one drawer is open at a time, and Back closes it before it leaves the page', async ({ page }) => {
  await openDashboard(page);
  await page.getByRole('link', { name: 'Track and Trace' }).click();
  await expect(page).toHaveURL(/\/mybooking/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Message', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Chats' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/mybooking/);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('notification pages open above the others, keep the scroll position and end once', async ({ page }) => {
  await openDashboard(page);
  const requested: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/notifications') requested.push(searchParams.get('page'));
  });
  await page.getByRole('button', { name: /^Notification/ }).click();
  const list = page.getByRole('region', { name: 'Notification list' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const last = list.getByRole('listitem').last();
  const text = await last.textContent();
  const toBottom = () => list.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  const away = () => list.evaluate((element) => element.scrollBy(0, -200));
  for (const count of [20, 28]) {
    await toBottom();
    await expect(list.getByRole('listitem')).toHaveCount(count);
    expect(await last.textContent()).toBe(text);
    await expect(last).toBeInViewport();
    await away();
  }
  await page.mouse.move(1300, 60);
  const transitions = await watchLeavingToasts(page);
  await toBottom();
  const toast = page.getByRole('status').filter({ hasText: 'No more notification' });
  await expect(toast).toHaveCount(1);
  // often enough to see it between its two transitions
  await expect
    .poll(() => toast.boundingBox(), { intervals: [100] })
    .toMatchObject({ x: 1440 - 24 - 300, y: 24, width: 300 });
  // The toast opens under the pointer and still closes. `:hover` follows a box under a resting pointer some frames later.
  await expect(toast.and(page.locator(':hover'))).toHaveCount(1);
  expect(requested).toEqual(['1', '2', '3']);
  await expectAccessible(page);
  await expect(toast).toHaveCount(0);
  expect((await transitions.jsonValue()).toSorted()).toEqual(['opacity 0.3s', 'translate 0.3s']);

  // The dialog opens over the drawer, also after a double click; Escape closes only the dialog.
  await last.getByRole('button').dblclick({ delay: 60 });
  await expect(page.getByRole('dialog').filter({ hasText: 'Booking number' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(last.getByRole('button')).toBeFocused();
});

test('a dialog is 25vw wide, 75vw below 1199px and 90vw below 575px', async ({ page }) => {
  await page.goto('/forgot');
  await page.getByRole('button', { name: 'Privacy Policy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Privacy Policy' });
  await expect(dialog).toBeVisible();
  for (const [width, share] of [
    [1440, 0.25],
    [1199, 0.25],
    [1198, 0.75],
    [575, 0.75],
    [574, 0.9],
    [360, 0.9],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBeCloseTo(width * share, 0);
  }
  await expectAccessible(page);
});

test('a dialog higher than the window scrolls inside it and keeps its buttons in view', async ({ page }) => {
  await page.goto('/forgot');
  await page.getByRole('button', { name: 'Privacy Policy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Privacy Policy' });
  await expect(dialog).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 200 });
  await expect(dialog).toBeInViewport({ ratio: 1 });
  const close = dialog.getByRole('button', { name: 'Close' });
  await expect(close).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('End');
  const lastLine = dialog.getByText('The final text will cover');
  await expect
    .poll(async () => {
      const [line, button] = [await lastLine.boundingBox(), await close.boundingBox()];
      return line && button && line.y + line.height <= button.y;
    })
    .toBe(true);
  await expectAccessible(page);
});

test('a drawer whose code does not load shows an error and opens on retry', async ({ browser }) => {
  // A separate page: the failed request logs to the console.
  const page = await browser.newPage();
  await openDashboard(page);
  const code = /\/assets\/MessageDrawer-.*\.js$/;
  await page.context().route(code, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: 'Message', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Chats' });
  await expect(drawer.getByText('Chats did not open')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.context().unroute(code);
  await drawer.getByRole('button', { name: 'Try again' }).click();
  await expect(drawer.getByRole('listitem').first()).toBeVisible();
  await page.close();
});

test('a dialog stays hidden behind the mobile wall, whose links work', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Privacy Policy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Privacy Policy' });
  await expect(dialog).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 600 });
  await expect(page.getByRole('heading', { name: 'Book from your phone with our app' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: /Google Play/ }).click({ trial: true });
  await page.setViewportSize({ width: 1025, height: 900 });
  await expect(dialog).toBeVisible();
});

test('Back restores the scroll position of a list; a link starts at the top', async ({ page }) => {
  await openDashboard(page);
  await page.goto('/mybooking?status=Completed');
  const booking = page.locator('main a[href*="maps/routes"]').last();
  await expect(booking).toBeVisible();
  await page.evaluate(() => scrollTo(0, 120));
  expect(await page.evaluate(() => scrollY)).toBe(120);
  // Clicks without Playwright's scroll into view.
  await booking.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/maps\/routes/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(booking).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
  await page.getByRole('link', { name: 'Track and Trace' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('Ctrl K searches from every page by keyboard, and the question mark lists the shortcuts', async ({ page }) => {
  await openDashboard(page);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  const field = palette.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await expect(palette.getByRole('option', { name: /^LGX-/ })).toHaveCount(3);
  await expectAccessible(page);
  await field.pressSequentially('book special from studio');
  const first = palette.getByRole('option', { name: /^Book Special from Studio to/ });
  // react-aria marks the first result half a second after the last key
  await expect(field).toHaveAttribute('aria-activedescendant', String(await first.getAttribute('id')));
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(palette.getByRole('combobox', { name: 'Drop-off' })).toBeFocused();
  await page.keyboard.type('showroom');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/booking\/exclusive$/);
  await expect(page.getByLabel('Street, building, unit')).toHaveValue(/G\/F Shoppes/);
  await expect(palette).toBeHidden();

  await page.locator('#main').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
});

test('the first dialog that a menu opens returns the focus to the button of the menu', async ({ page }) => {
  await openDashboard(page);
  await page.goto('/payment-method');
  const menu = page.getByRole('button', { name: 'More about Visa 4417' });
  await menu.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeFocused();
  // the menu has faded in; it fades out while the code of the dialog loads
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('the rating waits for a drawer that was opened while the code of both loads', async ({ page }) => {
  await openDashboard(page);
  const { held, release } = createHold();
  await page
    .context()
    .route(/\/(RatingDialog|NotificationDrawer)-.*\.js$/, (route) => held.then(() => route.continue()));
  await page.getByRole('button', { name: /^Rate/ }).first().click();
  await page.getByRole('button', { name: /^Notification/ }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  // React shows what has loaded within 300 ms of each other at once
  await page.waitForTimeout(1000);
  await expect(page.locator('[role=dialog]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Rate your experience' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a dialog and a drawer whose code arrives at the same time are not both inert', async ({ page }) => {
  await signIn(page, 'andrea');
  await page.goto('/payment-method');
  const { held, release } = createHold();
  await expect(page.getByText('ending in 4417')).toBeVisible();
  // the code that both share, too
  await page.context().route(/\/assets\/(?!.*Drawer).*\.js$/, (route) => held.then(() => route.continue()));
  await page.getByRole('button', { name: 'Create new card' }).click();
  await page.getByRole('button', { name: /^Notification/ }).click();
  // a slow connection: React shows both in the same moment
  await page.waitForTimeout(1500);
  release();
  const dialogs = page.locator('[role=dialog]');
  const inertDialogs = page.locator('[inert] [role=dialog]');
  await expect(dialogs).toHaveCount(2);
  await expect(inertDialogs).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialogs).toHaveCount(1);
  await expect(inertDialogs).toHaveCount(0);
});
