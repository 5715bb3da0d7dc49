import { logIn, openPage } from './browser.mjs';
import { BUDGETS, PUBLIC_PATHS } from './budgets.mjs';
import { atMost, atMostRatio, median } from './report.mjs';

// a new tab starts processes, which would count as the page's
const NEW_TAB_MS = 1500;
const LATE_SHIFTS_MS = 1000;

/** Runs in the dashboard: marks the first frame that shows the active deliveries. */
function markDataShown() {
  const isShown = ({ textContent }) => /Active deliveries\s*\d/.test(textContent);
  if ([...document.querySelectorAll('main h2')].some(isShown)) performance.mark('data-shown');
  else requestAnimationFrame(markDataShown);
}

/** Runs in a loaded page: reads its times in ms and its layout shift. */
async function readLoad() {
  const readEntries = (type) =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500);
    });
  const timeOf = (name) => performance.getEntriesByName(name)[0]?.startTime;
  const paints = await readEntries('largest-contentful-paint');
  const shifts = await readEntries('layout-shift');
  const fcp = timeOf('first-contentful-paint');
  // a control that is not painted yet is of no use
  const ready = Math.max(timeOf('app-ready'), fcp);
  return {
    fcp,
    lcp: paints.at(-1).startTime,
    ready,
    // the floor has no data to wait for
    data: timeOf('data-shown') ?? ready,
    cls: shifts.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0),
  };
}

/** Loads a page once, with a cold cache, on the slow line and the slow CPU. */
async function loadPage(browser, url, storageState) {
  const { page, close } = await openPage(browser, { storageState, isSlowLine: true });
  if (storageState) await page.addInitScript(markDataShown);
  await page.waitForTimeout(NEW_TAB_MS);
  await page.goto(url, { waitUntil: 'commit' });
  // asks nothing of the page while it loads
  await page.waitForLoadState('networkidle');
  const mark = storageState ? 'data-shown' : 'app-ready';
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark);
  await page.waitForTimeout(LATE_SHIFTS_MS);
  const load = await page.evaluate(readLoad);
  await close();
  return load;
}

/** Measures loads of the public pages and of the dashboard; the floor loads at both ends of each round. */
export async function measureLoads({ browser, sites, rounds }) {
  const loads = {};
  const load = async (name, url, state) => (loads[name] ??= []).push(await loadPage(browser, url, state));
  for (let round = 0; round < rounds; round += 1) {
    const state = await logIn(browser, sites.app);
    await load('floor', sites.floor);
    for (const path of PUBLIC_PATHS) await load(path, sites.app + path);
    await load('/dashboard', `${sites.app}/dashboard`, state);
    await load('floor', sites.floor);
  }

  const valuesOf = (name, key) => loads[name].map((record) => record[key]);
  const toRow = (path, key, budget) => {
    if (key === 'cls') return atMost(`${path} cls`, median(valuesOf(path, key)), budget);
    return atMostRatio(`${path} ${key}`, valuesOf(path, key), valuesOf('floor', key), budget);
  };
  const toRows = (path, budgets) => Object.entries(budgets).map(([key, budget]) => toRow(path, key, budget));
  return [
    ...PUBLIC_PATHS.flatMap((path) => toRows(path, BUDGETS.publicPage)),
    ...toRows('/dashboard', BUDGETS.dashboard),
  ];
}
