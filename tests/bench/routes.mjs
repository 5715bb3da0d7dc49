import { signedInState } from './account.mjs';
import { freshPage } from './browser.mjs';
import { ROUTE_CHANGE } from './budgets.mjs';
import { installPaintTimer } from './paintTimer.mjs';
import { median } from './stats.mjs';
import { watchTraffic } from './traffic.mjs';

/** Each round gives many figures: more of them add nothing. */
const MOST_ROUNDS = 5;
const WARM_UP = 4;
const CHANGES = 12;
// longer than the scripts of a page run before it asks for more
const QUIET_MS = 2000;
const NEVER_MS = 30_000;

/** Presses a link of the bar as a person does, pointer first. Answers the ms until the other page is painted. */
async function follow(page, path) {
  const link = page.locator(`header a[href="${path}"]`).first();
  const before = await page.evaluate(() => window.__paint.heading());
  const { x, y, width, height } = await link.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  // armed before the press: the two travel apart
  await page.evaluate(([to, text]) => void (window.painted = window.__paint.change(to, text)), [path, before]);
  await page.mouse.down();
  await page.mouse.up();
  // a press that nothing came of counts as long as it was waited for
  const ms = await page.evaluate(() => window.painted).catch(() => NEVER_MS);
  await page.mouse.move(700, 880);
  return ms;
}

async function open(browser, { url, paths: [from], state }, isSlowLine) {
  const fresh = await freshPage(browser, { storageState: state, isSlowLine });
  const quietFor = watchTraffic(fresh.page);
  await fresh.page.addInitScript(installPaintTimer);
  await fresh.page.goto(`${url}${from}`);
  await fresh.page.waitForFunction(() => window.__paint.heading());
  while (quietFor() < QUIET_MS) await fresh.page.waitForTimeout(100);
  return fresh;
}

/** To and fro between two pages that were both seen. */
async function warmChanges(browser, side) {
  const { page, close } = await open(browser, side, false);
  const [from, to] = side.paths;
  const times = [];
  for (let at = 0; at < WARM_UP + CHANGES; at += 1) {
    times.push(await follow(page, at % 2 ? from : to));
    await page.waitForTimeout(150);
  }
  await close();
  return times.slice(WARM_UP);
}

/** The first change after a load on the slow line, once the page has been left in peace for a moment. */
async function firstChange(browser, side) {
  const { page, close } = await open(browser, side, true);
  const ms = await follow(page, side.paths[1]);
  await close();
  return ms;
}

/** Route changes of the floor and the app in turn; the rows of the table. */
export async function measureRoutes({ browser, sites, rounds, say }) {
  const sides = {
    floor: { url: sites.floor, paths: ['/', '/second'] },
    visitor: { url: sites.app, paths: ['/tracktrace', '/about'] },
    customer: { url: sites.app, paths: ['/dashboard', '/mybooking'] },
  };
  const warm = { floor: [], visitor: [], customer: [] };
  const first = { floor: [], visitor: [], customer: [] };
  const turns = Math.min(rounds, MOST_ROUNDS);
  for (let round = 1; round <= turns; round += 1) {
    say(`route changes, round ${round} of ${turns}`);
    sides.customer.state = await signedInState(browser, sites.app);
    for (const [name, side] of Object.entries(sides)) {
      warm[name].push(...(await warmChanges(browser, side)));
      first[name].push(await firstChange(browser, side));
    }
  }
  const row = (label, times, name, budget) => {
    const ratio = name === 'floor' ? undefined : median(times[name]) / median(times.floor);
    const what = name === 'floor' ? 'floor' : `${name} ${sides[name].paths.join(' - ')}`;
    return { name: `${label}: ${what}`, value: median(times[name]), unit: 'ms', ratio, budget: ratio && budget };
  };
  const names = Object.keys(sides);
  const rows = [
    ...names.map((name) => row('warm route change', warm, name, ROUTE_CHANGE.warm)),
    ...names.map((name) => row('first route change, prefetched', first, name, ROUTE_CHANGE.prefetched)),
  ];
  return { rows, details: { warm, first } };
}
