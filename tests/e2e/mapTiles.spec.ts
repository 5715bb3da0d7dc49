import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { preview } from 'vite';
import { expectAccessible, login } from './app';
import { signIn } from './signIn';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkaPj/HwAEhQKA4hTLkgAAAABJRU5ErkJggg==',
  'base64',
);
const ATTRIBUTION = '© Padala Maps|https://maps.example/terms';

// `test` of `./app` fails on console errors: here the policy blocks and tiles are missing on purpose

/** Starts a tile server of another origin; a row of tiles fails if `isLost` says so. */
async function startTileServer(isLost: (row: number) => boolean) {
  const requests: IncomingHttpHeaders[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    requests.push(headers);
    const row = Number(/(\d+)\.png$/.exec(url)?.[1]);
    response.writeHead(isLost(row) ? 404 : 200, { 'access-control-allow-origin': '*', 'content-type': 'image/png' });
    response.end(isLost(row) ? '' : PIXEL);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, requests, close: () => void server.close() };
}

async function openMap(page: Page) {
  await page.getByRole('button', { name: 'Add address' }).click();
  await page.getByRole('button', { name: 'Place a pin' }).click();
  await expect(page.getByRole('application')).toBeVisible();
}

/** Serves the build with tiles, under the policy of such a site, and opens the map of a new address. */
async function openPin(page: Page, tiles: string) {
  const settings = { VITE_MAP_TILE_URL: `${tiles}/{z}/{x}/{y}.png`, VITE_MAP_ATTRIBUTION: ATTRIBUTION };
  Object.assign(process.env, settings);
  const site = await preview({
    logLevel: 'silent',
    build: { outDir: process.env.OUT_DIR ?? 'dist' },
    preview: { host: '127.0.0.1', port: 4190 },
  });
  // later tests get this environment too, and `npm start` would build for it
  for (const name of Object.keys(settings)) Reflect.deleteProperty(process.env, name);
  const address = site.resolvedUrls?.local[0] ?? '';
  await page.addInitScript((config) => Object.assign(window, { __CONFIG__: config }), settings);
  await page.goto(`${address}login?next=%2Faddress`);
  await login(page, 'andrea');
  await openMap(page);
  return { ...site, address };
}

const shown = (page: Page) => page.locator('.leaflet-tile-loaded');

test('tiles lie under the markers and routes, from the allowed host alone, and the map names their source', async ({
  page,
}) => {
  const [tiles, other] = await Promise.all([startTileServer(() => false), startTileServer(() => false)]);
  const site = await openPin(page, tiles.origin);
  await expect(shown(page).first()).toBeVisible();
  const link = page.getByRole('link', { name: '© Padala Maps' });
  await expect(link).toHaveAttribute('href', 'https://maps.example/terms');
  await expectAccessible(page);

  const before = tiles.requests.length;
  await page.getByRole('application').focus();
  await page.keyboard.press('Equal');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => tiles.requests.length).toBeGreaterThan(before);
  for (const { cookie, referer } of tiles.requests) {
    expect([cookie, referer]).toEqual([undefined, site.address]);
  }

  const isBlocked = await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective));
        Object.assign(new Image(), { src });
      }),
    `${other.origin}/1.png`,
  );
  expect(isBlocked).toBe('img-src');
  expect(other.requests).toEqual([]);
  await site.close();
  tiles.close();
  other.close();
});

test('tiles that fail leave the drawn map in their place', async ({ page }) => {
  const tiles = await startTileServer((row) => row % 2 === 0);
  const site = await openPin(page, tiles.origin);
  await expect(shown(page).first()).toBeVisible();
  const lost = page.locator('.leaflet-tile:not(.leaflet-tile-loaded)');
  await expect(lost.first()).toBeAttached();
  expect(new Set(await lost.evaluateAll((all) => all.map((tile) => getComputedStyle(tile).visibility)))).toEqual(
    new Set(['hidden']),
  );
  await expect(page.locator('.leaflet-land-pane path').first()).toBeVisible();
  await site.close();
  tiles.close();
});

test('without a tile server the map sends no request', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(String(baseURL)) && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
  });
  await signIn(page, 'andrea');
  await page.goto('/address');
  await openMap(page);
  await expect(page.locator('.leaflet-land-pane path').first()).toBeVisible();
  expect(foreign).toEqual([]);
});
