import { RUSH_HOUR, expect, expectAccessible, expectLost, moveClockTo, test, turnClock, unfoldPayWith } from './app';
import { bookSpecial } from './bookSpecial';
import { findMapOverlaps } from './mapOverlaps';
import { signIn } from './signIn';

const PHOTO = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46, 0x00, 0xff, 0xd9]);

test('a customer follows a delivery, shares it, reports a problem and prints the evidence', async ({ page }) => {
  await signIn(page, 'andrea');
  await page.goto('/mybooking');
  await page.locator('a[href*="maps/routes"]').first().click();
  await expect(page.getByRole('list', { name: 'Timeline' })).toBeVisible();
  await expect(page.getByText(/^(Live, updated|Last known|Updated)/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Timeline' }).focus();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/tab=history/);
  await expect(page.getByRole('list', { name: 'History' })).toBeVisible();
  await page.getByRole('tab', { name: 'Price' }).click();
  await expect(page.getByText('Quoted when booked')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Quoted when booked')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Share tracking' }).click();
  await expect(page.getByRole('img', { name: /^QR code to track LGX-/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share tracking' })).toBeFocused();

  const more = page.getByRole('button', { name: /^More about LGX-/ });
  await more.click();
  await page.getByRole('menuitem', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await dialog.getByLabel('What happened?').fill('One box is wet.');
  await page.keyboard.press('Escape');
  await more.click();
  await page.getByRole('menuitem', { name: 'Report a problem' }).click();
  await expect(dialog.getByLabel('What happened?')).toHaveValue('One box is wet.');
  await dialog.getByRole('button', { name: /What is it about/ }).click();
  await page.getByRole('option', { name: 'Goods are damaged' }).click();
  await dialog.locator('input[type=file]').setInputFiles({ name: 'wet.jpg', mimeType: 'image/jpeg', buffer: PHOTO });
  await expect(dialog.getByRole('button', { name: 'Remove wet.jpg' })).toBeVisible();
  await expectAccessible(page);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (/update-status/.test(request.url())) posts.push(request.headers()['content-type'] ?? '');
  });
  await dialog.getByRole('button', { name: 'Send report' }).dblclick();
  await expect(page.getByText('Report sent.')).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(posts[0]).toMatch(/^multipart\/form-data; boundary=/);

  await more.click();
  await page.getByRole('menuitem', { name: 'Evidence pack' }).click();
  await expect(page.getByRole('article', { name: /^Evidence pack of LGX-/ })).toContainText('One box is wet.');
  await expect(page.getByRole('list', { name: 'Messages' })).toBeVisible();
  // the menu that opened it is gone
  await expect(page.getByRole('main')).toBeFocused();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  // on numbered pages; the price is not split
  await expect(page.locator('body')).toHaveCSS('page', 'paper');
  await expect(page.getByRole('region', { name: 'Price', exact: true }).locator('..')).toHaveCSS(
    'break-inside',
    'avoid',
  );
});

test('a customer opens and closes the reschedule dialog', async ({ page }) => {
  await signIn(page, 'harbor.foods');
  await page.goto('/mybooking');
  const link = page.locator('a[href*="maps/routes"]').first();
  const address = (await link.getAttribute('href')) ?? '';
  await page.goto(`${address}&do=reschedule`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/Choose another time|Too late to reschedule/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/do=reschedule/);
  await expect(page.getByRole('list', { name: 'Timeline' })).toBeVisible();
  // no button opened it
  await expect(page.getByRole('main')).toBeFocused();
});

test('on a small screen the state and the current step are in view, and no label covers a marker', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 700 });
  await signIn(page, 'andrea');
  await page.goto('/booking/exclusive');
  await expect(page.getByRole('heading', { name: 'Goods', exact: true })).toBeVisible();
  await moveClockTo(page, RUSH_HOUR);
  await bookSpecial(page);
  await expect(page.getByText('Natural Earth')).toBeVisible();
  await expect.poll(() => findMapOverlaps(page)).toEqual([]);
  await (await unfoldPayWith(page)).getByRole('radio', { name: /Visa/ }).check();
  await page.getByRole('button', { name: /^Pay ₱/ }).click();

  const delivery = page.getByRole('region', { name: 'Delivery' });
  const state = delivery.getByRole('heading').first();
  const current = page.locator('[aria-current=step]').filter({ hasText: 'Now' });
  await expect(state).toHaveText(/^Waiting for \S+ to accept$/);
  await expect(current).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  await turnClock(page, { advance_minutes: 35 });
  await page.reload();
  await expect(state).toHaveText(/^Arriving at drop-off \d\d:\d\d [AP]M$/);
  await expect(current).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Natural Earth')).toBeVisible();
  await expect.poll(() => findMapOverlaps(page)).toEqual([]);
  await expectAccessible(page);

  await turnClock(page, { advance_minutes: 240 });
  await page.reload();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(state).toHaveText(/^Delivered/);
  await expect(page.getByRole('img', { name: 'Delivered goods' })).toBeInViewport();
  await expectAccessible(page);
});

test('a menu that cannot load offline leaves the page and the button of its panel, and opens on the next try', async ({
  page,
}) => {
  expectLost(page, /\/(assets|art)\//);
  await page.setViewportSize({ width: 1100, height: 700 });
  await signIn(page, 'andrea');
  await page.goto('/mybooking');
  await page.locator('a[href*="maps/routes"]').first().click();
  await expect(page.getByRole('list', { name: 'Timeline' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^More about LGX-/ }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'This part did not load.' });
  await expect(notice).toBeVisible();
  // Playwright clicks only what nothing covers
  await page.getByRole('button', { name: 'Chat with driver' }).click({ trial: true });
  await page.context().setOffline(false);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('menuitem', { name: 'Report a problem' })).toBeFocused();
});

test('a page can be left while its map zooms', async ({ page }) => {
  await signIn(page, 'andrea');
  await page.goto('/mybooking');
  const delivery = page.locator('a[href*="maps/routes"]').first();
  await delivery.click();
  await page.getByRole('application').evaluate(
    (map) =>
      new Promise<void>((resolve) => {
        const { x, y, width, height } = map.getBoundingClientRect();
        const place = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true };
        map.dispatchEvent(new MouseEvent('dblclick', place));
        // the zoom starts in the next frame
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(history.back())));
      }),
  );
  await expect(delivery).toBeVisible();
  // a zoom takes 250 ms; an error at its end fails the test
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
});
