import { expect, expectAccessible, pickPlace, readLayoutShift, test } from './app';
import { signIn } from './signIn';

test('the dashboard shows deliveries, lanes and spending, and books from a comparison', async ({ page }) => {
  await signIn(page, 'andrea');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /Andrea/ })).toBeVisible();
  const active = page.getByRole('region', { name: /^Active deliveries/ });
  await expect(active.getByText(/^(Live, updated|Last known,|No position yet)/)).toBeVisible();
  const map = active.getByRole('region', { name: /^Map of/ });
  const times = active.getByRole('button', { name: /on the map, arrives/ }).getByText(/[AP]M$/);
  await expect(times).toHaveCount(2);
  await expect(async () => {
    const within = (await map.boundingBox())!;
    for (const time of await times.all()) {
      const { x, width } = (await time.boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(within.x);
      expect(x + width).toBeLessThanOrEqual(within.x + within.width);
    }
  }).toPass({ timeout: 20_000 });
  const lanes = page.getByRole('region', { name: 'Book again' });
  await expect(lanes.getByText(/than on|Same price/)).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Spending' }).getByRole('img')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Recent activity' }).getByRole('link', { name: /^Delivered to/ }),
  ).toBeVisible();
  await expectAccessible(page);

  const show = active.getByRole('button', { name: /^Show LGX-.* on the map$/ });
  await show.nth(1).click();
  await expect(show.nth(1)).toHaveAttribute('aria-pressed', 'true');

  const compare = page.getByRole('region', { name: 'Quick compare' });
  await pickPlace(page, 'Pickup', 'Salcedo');
  await pickPlace(page, 'Drop-off', 'Gilmore');
  await expect(compare.getByRole('region', { name: 'Special' }).getByText(/^₱/)).toBeVisible();
  await expect(compare.getByRole('region', { name: 'Joint' }).getByText(/^₱/)).toBeVisible();
  await expectAccessible(page);
  await compare.getByRole('button', { name: 'Book Special' }).click();
  await expect(page).toHaveURL(/\/booking\/exclusive$/);
  await expect(page.getByText(/Gilmore/).first()).toBeVisible();
});

for (const [username, lastBlock] of [
  ['andrea', 'Needs attention'],
  ['carlo', 'Get ready to book'],
  ['harbor.foods', 'Needs attention'],
] as const) {
  test(`the dashboard of ${username} does not move while it loads`, async ({ page }) => {
    await signIn(page, username);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: lastBlock })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: lastBlock })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Book again' })).toBeVisible();
    expect(await readLayoutShift(page)).toBeLessThan(0.02);
  });
}

test('a new customer sees four steps', async ({ page }) => {
  await signIn(page, 'carlo');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/dashboard$/);
  const steps = page.getByRole('region', { name: 'Get ready to book' });
  await expect(steps.getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);
  await steps.getByRole('link', { name: /^Complete: / }).click();
  await expect(page).toHaveURL(/\/settings$/);
});

test('the dashboard keeps its rows when the code of the map does not load, and loads it on retry', async ({
  browser,
}) => {
  // A separate page: the failed request logs to the console.
  const page = await browser.newPage();
  const code = /\/assets\/ActiveMap-.*\.js$/;
  await page.context().route(code, (route) => route.fulfill({ status: 404 }));
  await signIn(page, 'andrea');
  await page.goto('/dashboard');
  const active = page.getByRole('region', { name: /^Active deliveries/ });
  await expect(active.getByText('The map did not load.')).toBeVisible();
  await expect(active.getByRole('listitem').first()).toBeVisible();
  await page.context().unroute(code);
  await active.getByRole('button', { name: 'Try again' }).click();
  await expect(active.getByText(/^(Live, updated|Last known,|No position yet)/)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.close();
});

test('a rating dialog whose code does not load can be retried', async ({ browser }) => {
  // A separate page: the failed request logs to the console.
  const page = await browser.newPage();
  const code = /\/assets\/RatingDialog-.*\.js$/;
  await page.context().route(code, (route) => route.fulfill({ status: 404 }));
  await signIn(page, 'andrea');
  await page.goto('/dashboard');
  await page
    .getByRole('button', { name: /^Rate: / })
    .first()
    .click();
  await expect(page.getByText(/did not open. The rest of the page works./)).toBeVisible();
  await page.context().unroute(code);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Rate your experience' })).toBeVisible();
  await page.close();
});

test('the notice of a sidebar that did not load is inside the sidebar', async ({ browser }) => {
  // A separate page: the failed request logs to the console.
  const page = await browser.newPage();
  const code = /\/assets\/CustomerSidebar-.*\.js$/;
  await page.context().route(code, (route) => route.fulfill({ status: 404 }));
  await signIn(page, 'andrea');
  await page.goto('/dashboard');
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  const notice = await sidebar.getByText(/^The sidebar did not open\./).boundingBox();
  const place = await sidebar.boundingBox();
  expect(notice && place && notice.x >= place.x && notice.x + notice.width <= place.x + place.width).toBe(true);
  await page.close();
});
