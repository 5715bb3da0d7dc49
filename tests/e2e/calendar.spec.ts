import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from './app';
import { signIn } from './signIn';

/** Today may have no pickups after midnight, a week none on its Sunday, and a month none on its first day. */
const getTenDaysAgo = () => new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10);

test('the month works by keyboard alone, and the other views open', async ({ page }) => {
  // Years ahead: the name of today's cell contains "today".
  await signIn(page, 'andrea');
  await page.goto('/my-calendar?day=2031-11-30');
  const day = (name: RegExp) => page.getByRole('grid').getByRole('button', { name });
  await expect(day(/^Sunday, 30 November 2031, Bonifacio Day/)).toBeVisible();
  await expectAccessible(page);

  // The grid is one tab stop; the disabled Export button is none.
  await page.getByRole('radio', { name: 'Any status' }).focus();
  await page.keyboard.press('Tab');
  await expect(day(/^Sunday, 30 November 2031/)).toBeFocused();

  const path: [key: string, day: RegExp][] = [
    ['ArrowRight', /^Monday, 1 December 2031/],
    ['ArrowDown', /^Monday, 8 December 2031, Immaculate Conception/],
    ['Home', /^Sunday, 7 December 2031/],
    ['End', /^Saturday, 13 December 2031/],
    ['ArrowUp', /^Saturday, 6 December 2031/],
    ['ArrowLeft', /^Friday, 5 December 2031/],
    ['PageDown', /^Monday, 5 January 2032/],
    ['PageUp', /^Friday, 5 December 2031/],
  ];
  for (const [key, name] of path) {
    await page.keyboard.press(key);
    await expect(day(name), key).toBeFocused();
  }
  await expect(page).toHaveURL(/day=2031-12-05/);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Chosen day' });
  await expect(panel.getByRole('heading', { name: 'Friday, 5 December 2031' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(0);

  for (const view of ['Week', 'Agenda']) {
    const choice = page.getByRole('radio', { name: view });
    await choice.click();
    // The view is in the URL, which updates asynchronously.
    await expect(choice).toBeChecked();
    await expectAccessible(page);
  }
});

test('the calendar exports the bookings in view and books on the chosen day', async ({ page }) => {
  await signIn(page, 'andrea');
  await page.goto(`/my-calendar?day=${getTenDaysAgo()}`);
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('button', { name: /, \d+ deliver(y|ies)$/ }).first()).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export .ics' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^deliveries-\d{4}-\d{2}-\d{2}\.ics$/);
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n/);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Chosen day' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(panel.getByRole('button', { name: 'Book on this day' })).toBeInViewport({ ratio: 1 });
  await panel.getByRole('button', { name: 'Book on this day' }).click();
  await expect(page).toHaveURL(/\/booking\/exclusive/);
  await expect(page.getByRole('radio', { name: 'Later' })).toBeChecked();
});

test('the week shows each delivery in the row of its hour', async ({ page }) => {
  await signIn(page, 'andrea');
  await page.goto(`/my-calendar?view=week&day=${getTenDaysAgo()}`);
  const week = page.getByRole('list', { name: 'Days of the week' });
  const chips = week.getByRole('link');
  await expect(chips.first()).toBeVisible();
  await expect(week).toHaveAttribute('aria-busy', 'false');
  const rows = await page.getByText(/^\d{1,2} [AP]M$/).evaluateAll((labels) =>
    labels.map((label) => {
      const { top, bottom } = label.getBoundingClientRect();
      return { hour: label.textContent, top, bottom };
    }),
  );
  for (const chip of await chips.all()) {
    const [, hour, half] = /(\d+):\d+ ([AP]M)/.exec((await chip.textContent()) ?? '') ?? [];
    const row = rows.find((entry) => entry.hour === `${Number(hour)} ${half}`);
    const box = await chip.boundingBox();
    expect(box?.y).toBeGreaterThan(row?.top ?? Infinity);
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(row?.bottom ?? 0);
  }
});
