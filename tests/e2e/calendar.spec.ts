import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, login, test } from './app';

test('a month by keyboard alone, and the other views', async ({ page }) => {
  await page.goto('/login?next=%2Fmy-calendar%3Fday%3D2026-11-30');
  await login(page, 'andrea');
  const day = (name: RegExp) => page.getByRole('grid').getByRole('button', { name });
  await expect(day(/^Monday, 30 November 2026, Bonifacio Day/)).toBeVisible();
  await expectAccessible(page);

  // the grid is one stop between the export and the panel of the day
  await page.getByRole('radio', { name: 'Any status' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Export .ics' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(day(/^Monday, 30 November 2026/)).toBeFocused();

  const path: [key: string, day: RegExp][] = [
    ['ArrowRight', /^Tuesday, 1 December 2026/],
    ['ArrowDown', /^Tuesday, 8 December 2026, Immaculate Conception/],
    ['Home', /^Sunday, 6 December 2026/],
    ['End', /^Saturday, 12 December 2026/],
    ['ArrowUp', /^Saturday, 5 December 2026/],
    ['ArrowLeft', /^Friday, 4 December 2026/],
    ['PageDown', /^Monday, 4 January 2027/],
    ['PageUp', /^Friday, 4 December 2026/],
  ];
  for (const [key, name] of path) {
    await page.keyboard.press(key);
    await expect(day(name), key).toBeFocused();
  }
  await expect(page).toHaveURL(/day=2026-12-04/);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Chosen day' });
  await expect(panel.getByRole('heading', { name: 'Friday, 4 December 2026' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Book on this day' })).toBeFocused();

  for (const view of ['Week', 'Agenda']) {
    const choice = page.getByRole('radio', { name: view });
    await choice.click();
    // the address owns the view, and answers a moment later
    await expect(choice).toBeChecked();
    await expectAccessible(page);
  }
});

test('a calendar file of what is shown, and a booking on the chosen day', async ({ page }) => {
  // shortly after midnight nothing was picked up today, and on a first day nothing in its month
  const tenDaysAgo = new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/login?next=${encodeURIComponent(`/my-calendar?day=${tenDaysAgo}`)}`);
  await login(page, 'andrea');
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
  await panel.getByRole('button', { name: 'Book on this day' }).click();
  await expect(page).toHaveURL(/\/booking\/exclusive/);
  await expect(page.getByRole('radio', { name: 'Later' })).toBeChecked();
});
