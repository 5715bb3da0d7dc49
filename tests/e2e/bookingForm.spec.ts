import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectLost, test } from './app';
import { signIn } from './signIn';

/** Lower edge of the header and the action bar, in px. */
const BARS_BOTTOM = 120;
const SUBMIT = 'See drivers and rates';

/** Builds a draft from the sandbox's places and lists, in the page. */
const buildDraft = (page: Page, places: readonly string[]) =>
  page.evaluate(async (queries) => {
    type Row = { id: string | number; name: string };
    type Hit = Record<'region' | 'province' | 'city' | 'barangay', Row> & {
      address_line: string;
      lat: number;
      lng: number;
    };
    const get = async <T>(path: string, body?: object) => {
      const init = body && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      };
      return ((await (await fetch(path, init)).json()) as { data: T[] }).data;
    };
    const ref = ({ id, name }: Row) => ({ id: String(id), name });
    const firstId = async (path: string) => String((await get<Row>(path))[0]?.id);
    const type = await firstId('/api/products/types');
    const category = await firstId(`/api/products/categories?type=${type}`);
    const subcategory = await firstId(`/api/products/subcategories?category=${category}`);
    const uom = await firstId('/api/products/uom');
    const hits = await Promise.all(
      queries.map(async (query) => (await get<Hit>('/api/bookings/location', { query })).find((hit) => hit.barangay)!),
    );
    const stops = hits.map((hit, index) => ({
      key: `stop${index}`,
      contact_name: 'Maria Santos',
      contact_mobile: '9174820136',
      address_line: `${index + 1}0 ${hit.address_line}`,
      landmark: '',
      region: ref(hit.region),
      province: ref(hit.province),
      city: ref(hit.city),
      barangay: ref(hit.barangay),
      lat: hit.lat,
      lng: hit.lng,
      is_pin_approximate: false,
      cod_amount: null,
      notes: '',
    }));
    const size = { quantity: 4, weight_kg: 6.5, length_cm: null, width_cm: null, height_cm: null };
    const rest = { declared_value: null, description: '', is_fragile: false, is_perishable: false };
    const items = stops
      .slice(1)
      .map(({ key }) => ({ key: `goods ${key}`, stop: key, type, category, subcategory, uom, ...size, ...rest }));
    return { stops, items };
  }, places);

/** Opens the form with a stored draft of stops at the places. */
async function openDraft(page: Page, mode: 'exclusive' | 'shared', places: readonly string[], part: object = {}) {
  const draft = {
    mode,
    ...(await buildDraft(page, places)),
    schedule: { when: 'now', date: '', pickup_at: '' },
    vehicle_type: '',
    services: ['cod', 'value_cover', 'driver_carries'],
    voucher_code: 'NOPE99',
    notes: '',
    has_no_prohibited_goods: true,
    saved_at: new Date().toISOString(),
    ...part,
  };
  await page.addInitScript((value) => {
    const stored = JSON.parse(localStorage.getItem('booking') ?? '{}') as Record<string, string>;
    if (!stored.account) return;
    const drafts = { [JSON.parse(stored.account) as string]: value };
    localStorage.setItem('booking', JSON.stringify({ ...stored, drafts: JSON.stringify(drafts) }));
  }, draft);
  await page.goto(`/booking/${mode}`);
  await expect(page.getByText('Updated just now')).toBeVisible();
}

async function openAsAndrea(page: Page) {
  await signIn(page, 'andrea');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /Andrea/ })).toBeVisible();
}

const PLACES = ['Salcedo St', 'SM North EDSA', 'Alabang Town Center', 'Gilmore Ave'];

test('total and button stay in view at every height, and the map of the route sticks', async ({ page }) => {
  await openAsAndrea(page);
  await openDraft(page, 'exclusive', PLACES);
  const map = page.getByRole('region', { name: 'Map of the route' });
  await expect(map).toBeAttached();

  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
    [1100, 700],
    [1100, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByText('Estimated total')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: SUBMIT })).toBeInViewport({ ratio: 1 });
    const code = page.getByRole('region', { name: 'Summary' }).getByText('NOPE99');
    await code.scrollIntoViewIfNeeded();
    await expect(code).toBeInViewport({ ratio: 1 });
    const cardsOfLastRow = await page.getByRole('radiogroup', { name: 'Vehicle' }).evaluate((group) => {
      const boxes = [...group.children].map((card) => card.getBoundingClientRect());
      const last = boxes.filter(({ top }) => top === boxes.at(-1)?.top);
      return last.length > 1 || last[0]?.width === group.clientWidth;
    });
    expect(cardsOfLastRow, `no single card at ${width} px`).toBe(true);
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('checkbox', { name: /prohibited/ }).scrollIntoViewIfNeeded();
  await expect(map).toBeInViewport({ ratio: 1 });
  expect((await map.boundingBox())?.y).toBeGreaterThan(BARS_BOTTOM);
});

test('the error summary is never cut by the action bar, and the first field is in view', async ({ page }) => {
  await openAsAndrea(page);
  for (const [width, height] of [
    [1440, 900],
    [1100, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/booking/exclusive', '/booking/shared']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Goods', exact: true })).toBeVisible();
      await page.getByRole('checkbox', { name: /prohibited/ }).scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: SUBMIT }).click();
      const box = await page
        .getByRole('alert')
        .filter({ hasText: /^Fix \d+ field/ })
        .locator('..')
        .boundingBox();
      const { y = 0, height: high = 0 } = box ?? {};
      expect(y >= BARS_BOTTOM || y + high <= BARS_BOTTOM, `${path} at ${width} px: ${y}`).toBe(true);
      await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
    }
  }
});

test('the reason for a refused voucher is in view above the total, however it appears', async ({ page }) => {
  await openAsAndrea(page);
  await openDraft(page, 'exclusive', PLACES, { services: [] });
  const summary = page.getByRole('region', { name: 'Summary' });
  const field = summary.getByLabel('Voucher code');
  const remove = summary.getByRole('button', { name: 'Remove' });
  // the scroll area of the summary ends at its footer and clips what is below
  const expectInView = async (reason: string) => {
    for (const part of [field, summary.getByText(reason), remove]) await expect(part).toBeInViewport({ ratio: 1 });
  };
  const scrollUp = () => summary.getByText(/ stops$/).evaluate((chip) => chip.closest('div')?.scrollTo(0, 0));

  // low enough to scroll, also at an hour without a surcharge line
  for (const [width, height] of [
    [1100, 700],
    [1440, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await remove.click();
    await field.fill('SABAY20');
    await field.press('Enter');
    await expectInView('SABAY20: Joint only.');

    await remove.click();
    await field.fill('NOPE99');
    await field.press('Enter');
    await scrollUp();
    await page.getByRole('button', { name: SUBMIT }).click();
    await expectInView("This voucher code doesn't exist.");

    await scrollUp();
    await expect(remove).not.toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: /^Voucher: / }).click();
    await expectInView("This voucher code doesn't exist.");
  }
});

test('the summary of a low screen tells that more follows below, and scrolls to it', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 700 });
  await openAsAndrea(page);
  await openDraft(page, 'exclusive', PLACES);
  const summary = page.getByRole('region', { name: 'Summary' });
  const more = summary.getByRole('button', { name: 'More below' });
  const charges = summary.locator('summary', { hasText: 'Possible extra charges' });
  await expect(charges).not.toBeInViewport();
  await more.press('Enter');
  await expect(charges).toBeInViewport({ ratio: 1 });
  await expect(more).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(charges).toBeFocused();

  await summary.getByText(/ stops$/).evaluate((chip) => chip.closest('div')?.scrollTo(0, 0));
  await expect(more).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 1600 });
  await expect(more).toHaveCount(0);
});

test('a keyboard finds the shortest order of the stops and undoes it', async ({ page }) => {
  await openAsAndrea(page);
  await openDraft(page, 'shared', PLACES);
  const stops = page.getByRole('list', { name: 'Stops' }).getByRole('listitem');
  const total = page.getByRole('region', { name: 'Summary' }).getByText(/^₱/).last();
  const before = await total.textContent();
  await page.getByRole('button', { name: 'Find the shortest order' }).press('Enter');
  await expect(page.getByText(/^The new order is [\d.]+ km shorter and costs ₱[\d.,]+ less\.$/)).toBeInViewport();
  await expect(stops.nth(3)).toContainText('Alabang');
  await expect(total).not.toHaveText(before ?? '');
  await expectAccessible(page);

  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stops.nth(2)).toContainText('Alabang');
  await expect(total).toHaveText(before ?? '');
  await expect(page.getByRole('button', { name: 'Find the shortest order' })).toBeFocused();
});

test('a drawing that does not load leaves its place empty', async ({ page }) => {
  const drawings = /\/art\/vehicle-/;
  expectLost(page, drawings);
  await page.route(drawings, (route) => route.abort());
  await signIn(page, 'andrea');
  await page.goto('/booking/exclusive');
  const drawing = page.getByRole('radiogroup', { name: 'Vehicle' }).locator('img').first();
  await expect(drawing).toHaveCSS('visibility', 'hidden');
});

test('a select whose list cannot load offline leaves the form and its entries', async ({ page }) => {
  expectLost(page, /\/(assets|art)\//);
  await signIn(page, 'andrea');
  await page.goto('/booking/exclusive');
  await page.getByRole('button', { name: 'More details' }).click();
  await page.getByLabel('Weight per unit').fill('12.5');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /Goods type/ }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'This part did not load.' });
  await expect(notice).toBeVisible();
  await expect(page.getByLabel('Weight per unit')).toHaveValue('12.50');
  await page.context().setOffline(false);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
});
