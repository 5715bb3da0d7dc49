/**
 * Screenshots of every screen at each supported width: npm run screens -- [--only wallet] [--out screens]
 * Serves the built app on the sandbox (builds it first if needed), and reports overflow and console errors.
 */
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build, preview, runnerImport } from 'vite';
import { option } from './terminal.mjs';

const PORT = Number(option('port', '4190'));
const OUT_DIR = process.env.OUT_DIR ?? 'dist';
const FOLDER = option('out', 'screens');
const ONLY = option('only', '');
const BASE = `http://127.0.0.1:${PORT}`;
const PASSWORD = 'Padala#2026';

const DESKTOP = [
  [1440, 900],
  [1280, 800],
  [1100, 700],
];

const PHONE = [390, 844];

const lists = (await runnerImport('./tests/e2e/screens.ts')).module;

/** Joins the screens and the other states of an account to one list. */
const toStates = (screens, states) => [
  ...screens.map(([path, , flag]) => ({ path, isOnPhone: flag === 'phone' })),
  ...states,
];

/** Returns the name of a screenshot: "home", "track-ongoing", "dashboard-Menu". */
const nameOf = ({ path, press = '' }) => `${path} ${press}`.match(/[\w.%]+/g)?.join('-') ?? 'home';

const faults = [];
const note = (where, what) => faults.push(`${where}: ${what}`);

async function signIn(page, username) {
  await page.goto(`${BASE}/login`);
  await page.getByLabel('Email or username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Fetches an ongoing and a completed booking, and books a delivery that waits for payment. */
const findBookings = (page, token) =>
  page.evaluate(async (bearer) => {
    const headers = { Authorization: bearer, 'Content-Type': 'application/json' };
    const request = async (path, body) => {
      const response = await fetch(`/api/${path}`, {
        headers,
        method: body ? 'POST' : 'GET',
        body: JSON.stringify(body),
      });
      return (await response.json()).data;
    };
    const [ongoing] = await request('bookings?page=0&status=Ongoing');
    const [completed] = await request('bookings?page=0&status=Completed');
    const like = completed ?? ongoing;
    if (!like) return {};
    const stops = like.booking_routes[0].stops.map((stop) => ({ ...stop, place: undefined }));
    const pending = await request('bookings/book-delivery', {
      booking_type: like.booking_type,
      stops,
      pickup_at: new Date().toISOString(),
      vehicle_type: like.vehicle_type.id,
      idempotency_key: crypto.randomUUID(),
    });
    return {
      ongoing: ongoing?.booking_number,
      ongoingId: ongoing?.id,
      completedId: completed?.id,
      pendingId: pending?.id,
    };
  }, token);

const filled = (path, facts) => path.replace(/\{(\w+)\}/g, (_, key) => encodeURIComponent(facts[key] ?? 'none'));

async function settle(page) {
  await page.locator('h1, h2, [role=dialog]').first().waitFor({ timeout: 15_000 });
  await page
    .waitForFunction(() => !document.querySelector('.shimmer, [data-loading]'), undefined, { timeout: 6_000 })
    .catch(() => note(page.url(), 'still loading after 6 s'));
  await page.evaluate(() => document.fonts.ready);
  // the map loads after its page
  await page
    .waitForFunction(() => !document.querySelector('.bg-map-land:not(:has(.leaflet-container))'), undefined, {
      timeout: 6_000,
    })
    .catch(() => note(page.url(), 'still without its map after 6 s'));
  await page.waitForTimeout(350);
}

/** Finds pages wider than the window and text cut off by its box. */
const findOverflow = (page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`page is ${scrollWidth - clientWidth} px too wide`] : [];
    for (const box of document.querySelectorAll('body *')) {
      const own = [...box.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '');
      if (!own || box.clientWidth < 2 || box.scrollWidth <= box.clientWidth + 1) continue;
      const { overflowX, textOverflow, visibility } = getComputedStyle(box);
      if (visibility === 'hidden' || box.closest('.sr-only') || (overflowX !== 'hidden' && overflowX !== 'clip'))
        continue;
      const how = textOverflow === 'ellipsis' ? 'shortened' : 'CUT OFF';
      found.push(`${how}: "${box.textContent.trim().slice(0, 60)}"`);
    }
    return [...new Set(found)];
  });

async function capture(page, screen, who, size, isFirst) {
  const [width, height] = size;
  const where = `${nameOf(screen)} ${who} ${width}x${height}`;
  await page.setViewportSize({ width, height });
  await page.waitForTimeout(isFirst ? 0 : 600);
  if (!screen.press) for (const fault of await findOverflow(page)) note(where, fault);
  await page.screenshot({ path: join(FOLDER, `${nameOf(screen)}--${who}--${width}x${height}.png`) });
}

/**
 * Takes the screenshots of one account, or of a visitor without `username`. A visitor's paths use `facts`, the bookings of
 * an earlier visit. Returns the bookings of the account.
 */
async function visit(browser, who, username, screens, facts = {}) {
  const wanted = screens.filter((screen) => nameOf(screen).includes(ONLY));
  if (wanted.length === 0) return facts;
  const context = await browser.newContext({ timezoneId: 'Asia/Manila', reducedMotion: 'reduce' });
  const page = await context.newPage();
  let now = who;
  let token = '';
  page.on('pageerror', (error) => note(now, `page error: ${error.message}`));
  page.on('console', (message) => {
    // an error response of the server is an expected state, not a page fault
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) note(now, `console: ${message.text()}`);
  });
  page.on('request', (request) => (token = request.headers().authorization ?? token));
  if (username) {
    await signIn(page, username);
    await settle(page);
  }
  const known = username ? await findBookings(page, token) : facts;
  for (const screen of wanted) {
    now = `${nameOf(screen)} ${who}`;
    const sizes = [...DESKTOP, ...(screen.isOnPhone ? [PHONE] : [])];
    await page.setViewportSize({ width: sizes[0][0], height: sizes[0][1] });
    try {
      await page.goto(BASE + filled(screen.path, known));
      await settle(page);
      if (screen.press) {
        await page
          .getByRole('button', { name: new RegExp(`^${screen.press}`) })
          .first()
          .click();
        await page.waitForTimeout(700);
      }
      for (const [index, size] of sizes.entries()) await capture(page, screen, who, size, index === 0);
    } catch (error) {
      note(now, `no screenshot: ${error.message.split('\n')[0]}`);
    }
  }
  await context.close();
  return known;
}

const start = Date.now();
if (!existsSync(join(OUT_DIR, 'index.html'))) await build({ logLevel: 'warn', build: { outDir: OUT_DIR } });
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const server = await preview({
  logLevel: 'error',
  build: { outDir: OUT_DIR },
  preview: { host: '127.0.0.1', port: PORT, strictPort: true },
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
try {
  const facts = await visit(browser, 'individual', 'andrea', toStates(lists.INDIVIDUAL, lists.INDIVIDUAL_STATES));
  await visit(browser, 'visitor', null, toStates(lists.VISITOR, lists.VISITOR_STATES), facts);
  await visit(browser, 'corporate', 'harbor.foods', toStates(lists.COMPANY, lists.COMPANY_STATES));
  await visit(browser, 'unverified', 'bea', toStates(lists.UNVERIFIED, lists.UNVERIFIED_STATES));
} finally {
  await browser.close();
  await server.close();
}
const report = faults.length === 0 ? 'No problems found.' : faults.join('\n');
await writeFile(join(FOLDER, 'report.txt'), `${report}\n`);
console.log(report);
console.log(`\nScreenshots in ${FOLDER}/, taken in ${Math.round((Date.now() - start) / 1000)} s.`);
const isBroken = faults.some((fault) => !fault.includes('shortened') && !fault.includes('still '));
process.exit(isBroken ? 1 : 0);
