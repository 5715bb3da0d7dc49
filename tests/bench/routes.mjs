import { logIn, openPage } from './browser.mjs';
import { BUDGETS } from './budgets.mjs';
import { installPaintTimer } from './paintTimer.mjs';
import { atMostRatio } from './report.mjs';

const WARM_UP_CHANGES = 4;
const WARM_CHANGES = 12;
const PREFETCH_MS = 2000;

/** Clicks a link of the header after `hoverMs`. Returns the ms until the other page is painted. */
async function changeRoute(page, path, hoverMs) {
  await page.locator(`header a[href="${path}"]`).first().hover();
  await page.waitForTimeout(hoverMs);
  await page.evaluate((to) => {
    const { until, heading } = window.paintTimer;
    const before = heading();
    window.painted = until('click', () => location.pathname === to && heading() && heading() !== before);
  }, path);
  await page.mouse.down();
  await page.mouse.up();
  const ms = await page.evaluate(() => window.painted);
  await page.mouse.move(700, 880);
  return ms;
}

/** Goes back and forth between two pages and returns the ms of each change. */
async function timeChanges(browser, { url, paths, storageState }, { isSlowLine, hoverMs, changes }) {
  const { page, close } = await openPage(browser, { storageState, isSlowLine });
  await page.addInitScript(installPaintTimer);
  await page.goto(url + paths[0]);
  await page.waitForFunction(() => window.paintTimer.heading());
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(PREFETCH_MS);
  const times = [];
  for (let change = 1; change <= changes; change += 1) {
    times.push(await changeRoute(page, paths[change % 2], hoverMs));
    await page.waitForTimeout(150);
  }
  await close();
  return times;
}

/** Measures route changes of a visitor and of a customer against those of the floor. */
export async function measureRoutes({ browser, sites, rounds }) {
  const warm = { isSlowLine: false, hoverMs: 0, changes: WARM_UP_CHANGES + WARM_CHANGES };
  // the first change: the hovered link prefetches its page on the slow line
  const prefetched = { isSlowLine: true, hoverMs: PREFETCH_MS, changes: 1 };
  const floor = { url: sites.floor, paths: ['/', '/second'], warm: [], prefetched: [] };
  const visitor = { url: sites.app, paths: ['/tracktrace', '/about'], warm: [], prefetched: [] };
  const customer = { url: sites.app, paths: ['/dashboard', '/mybooking'], warm: [], prefetched: [] };
  for (let round = 0; round < rounds; round += 1) {
    customer.storageState = await logIn(browser, sites.app);
    for (const side of [floor, visitor, customer]) {
      side.warm.push(...(await timeChanges(browser, side, warm)).slice(WARM_UP_CHANGES));
      side.prefetched.push(...(await timeChanges(browser, side, prefetched)));
    }
  }
  const compare = ({ paths, ...times }, kind) =>
    atMostRatio(`${paths.join(' to ')}, ${kind}`, times[kind], floor[kind], BUDGETS.routeChange);
  return [visitor, customer].flatMap((side) => [compare(side, 'warm'), compare(side, 'prefetched')]);
}
