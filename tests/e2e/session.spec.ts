import { expect, login, test } from './app';

test('a reload with a good session never shows the login page (fault row 33)', async ({ page }) => {
  await page.goto('/login');
  await login(page, 'andrea');
  await expect(page.getByRole('heading', { name: /Andrea/ })).toBeVisible();
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenTitles: seen });
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading && seen.at(-1) !== heading) seen.push(heading);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: /Andrea/ })).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seenTitles: string[] }).seenTitles);
  expect(seen).toHaveLength(1);
  expect(seen[0]).toContain('Andrea');
});

test('a logout in one tab ends the other within 2 s', async ({ page, context }) => {
  await page.goto('/login');
  await login(page, 'andrea');
  await expect(page.getByRole('heading', { name: /Andrea/ })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/mybooking');
  await expect(other.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'LOGOUT' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeHidden({ timeout: 2000 });
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('booking'))).not.toContain('Andrea');
});
