import { signedInState } from './account.mjs';
import { freshPage } from './browser.mjs';
import { collect, observe } from './observe.mjs';
import { CUSTOMER_PAGES, FLOOR_ON_PHONE, FLOOR_PAGE, ON_PHONES, PUBLIC_PAGES } from './pages.mjs';
import { watchTraffic } from './traffic.mjs';

// a new tab starts processes of its own, which would be counted as the page's: a person's tab is open already
const TAB_OPENS_MS = 1500;
const QUIET_MS = 1000;
const NO_MARK_MS = 4000;
const PATIENCE_MS = 60_000;

async function settled(page, quietFor) {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    await page.waitForTimeout(100);
    const quiet = quietFor();
    // to answer is work for the page: it is left alone while anything is on its way
    if (quiet > QUIET_MS) {
      const { usable, rest } = await page.evaluate(() => window.__bench);
      if ((usable && rest) || quiet > NO_MARK_MS) return;
    }
    if (Date.now() > until) throw new Error(`${page.url()} does not come to rest.`);
  }
}

/** One cold load on the slow line: what the page recorded of itself, and its faults. */
async function loadOnce(browser, url, { path, isUsable, isPhone, check }, storageState) {
  const { page, faults, close } = await freshPage(browser, { storageState, isPhone, isSlowLine: true });
  await page.addInitScript(observe, isUsable?.toString());
  const quietFor = watchTraffic(page);
  await page.waitForTimeout(TAB_OPENS_MS);
  await page.goto(`${url}${path}`, { waitUntil: 'commit' });
  await settled(page, quietFor);
  const record = await page.evaluate(collect);
  await check?.(page);
  await close();
  return { ...record, faults };
}

/**
 * Loads the floor and every page in turn, `rounds` times over; the floor stands at both ends of a round, so that its two
 * halves tell how steady the machine was. Answers the records of each page.
 */
export async function loadPages(browser, { app, floor }, rounds, say) {
  const records = {};
  const take = async (url, page, state, name = page.name) => {
    const record = await loadOnce(browser, url, page, state);
    (records[name] ??= []).push(record);
    say(`  ${name.padEnd(20)} FCP ${Math.round(record.fcp)}  usable ${Math.round(record.usable)}`);
  };
  for (let round = 1; round <= rounds; round += 1) {
    say(`load, round ${round} of ${rounds}`);
    const state = await signedInState(browser, app);
    await take(floor, FLOOR_PAGE);
    for (const page of PUBLIC_PAGES) await take(app, page);
    await take(floor, FLOOR_ON_PHONE);
    for (const page of ON_PHONES) await take(app, page);
    for (const page of CUSTOMER_PAGES) await take(app, page, state);
    await take(floor, FLOOR_PAGE, undefined, 'floorAgain');
  }
  return records;
}
