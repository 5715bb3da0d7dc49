import { openPage } from './browser.mjs';
import { BUDGETS } from './budgets.mjs';
import { installPaintTimer } from './paintTimer.mjs';
import { atMost, atMostRatio, median, percentile } from './report.mjs';

const FRAMES = 150;
const SETTLE_MS = 300;

/** `firstText` shows once the list is open; `query` is typed letter by letter; each frame scrolls by `step` (px). */
const LISTS = [
  { name: 'bookings', firstText: 'LGX-010000', step: 240, query: 'ayala 0042 magsi' },
  { name: 'notifications', firstText: 'Notice 1.', step: 240, query: '' },
  { name: 'messages', firstText: 'Message 10000.', step: -240, query: '' },
  { name: 'transactions', firstText: 'PAY-010000', step: 240, query: 'visa 4417 pay-0042 jo' },
];

/** Loads a page and opens the list in it. Returns the ms from the call that opens it to the frame that shows it. */
async function openList(page, url, { name, firstText }, states) {
  await page.addInitScript(installPaintTimer);
  await page.goto(`${url}/#${name}`);
  await page.waitForFunction(() => 'mountApp' in window);
  await page.evaluate((html) => (window.openList = html ? window.mountBaseline(html) : window.mountApp()), states);
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate((text) => {
    const isShown = () => document.getElementById('list')?.textContent.includes(text);
    const shown = window.paintTimer.until('open', isShown);
    window.dispatchEvent(new Event('open'));
    window.openList();
    return shown;
  }, firstText);
}

/** Types the query and returns the median ms of the letters that change the number of rows. */
async function typeQuery(page, query, rowCounts) {
  const times = [];
  await page.getByRole('searchbox').focus();
  for (const [index, letter] of [...query].entries()) {
    const [before, after] = rowCounts.slice(index);
    await page.evaluate((count) => {
      const readCount = () => document.querySelector('[role=table]').getAttribute('aria-rowcount');
      window.shown = window.paintTimer.until('keydown', () => readCount() === count);
    }, after);
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    const ms = await page.evaluate(() => window.shown);
    if (after !== before) times.push(ms);
  }
  return median(times);
}

/** Runs in the page: scrolls the list steadily and returns the ms of its frames. */
async function scrollFrames([count, step]) {
  const scroller = document.querySelector('[data-scroller], [role=log]') ?? document.scrollingElement;
  const start = scroller.scrollTop;
  const nextFrame = () => new Promise(requestAnimationFrame);
  const times = [];
  for (let last = await nextFrame(); times.length < count;) {
    scroller.scrollBy(0, step);
    const now = await nextFrame();
    times.push(now - last);
    last = now;
  }
  if (scroller.scrollTop === start) throw new Error('The list did not scroll.');
  return times;
}

/** Captures the app's list for each beginning of the query: its HTML and its number of rows. */
async function captureStates({ browser, sites }, list) {
  const { page, close } = await openPage(browser, { isSlowCpu: false });
  await openList(page, sites.pages, list);
  const [states, rowCounts] = [{}, []];
  for (let length = 0; length <= list.query.length; length += 1) {
    const query = list.query.slice(0, length);
    await page.getByRole('searchbox').fill(query);
    await page.waitForTimeout(SETTLE_MS);
    states[query] = await page.locator('#list').innerHTML();
    if (list.query) rowCounts.push(await page.getByRole('table').getAttribute('aria-rowcount'));
  }
  await close();
  return { states, rowCounts };
}

/** Times one visit of the app's list, or of the baseline if it gets `states`. Frames are timed on the fast CPU. */
async function timeVisit({ browser, sites }, list, rowCounts, states) {
  const { page, setCpuSlowdown, close } = await openPage(browser);
  const open = await openList(page, sites.pages, list, states);
  const search = list.query && (await typeQuery(page, list.query, rowCounts));
  await setCpuSlowdown(1);
  await page.getByRole('searchbox').fill('');
  await page.waitForTimeout(SETTLE_MS);
  const frame = states ? 0 : percentile(await page.evaluate(scrollFrames, [FRAMES, list.step]), 0.95);
  await close();
  return { open, search, frame };
}

/** Measures the long lists of the app against the same elements without React. */
export async function measureLists(bench) {
  const rows = [];
  for (const list of LISTS) {
    const { states, rowCounts } = await captureStates(bench, list);
    const [app, baseline] = [[], []];
    for (let round = 0; round < bench.rounds; round += 1) {
      app.push(await timeVisit(bench, list, rowCounts));
      baseline.push(await timeVisit(bench, list, rowCounts, states));
    }
    for (const key of list.query ? ['open', 'search'] : ['open']) {
      const [times, baseTimes] = [app, baseline].map((visits) => visits.map((visit) => visit[key]));
      rows.push(atMostRatio(`10,000 ${list.name}, ${key}`, times, baseTimes, BUDGETS.list[key]));
    }
    const frame = median(app.map((visit) => visit.frame));
    rows.push(atMost(`10,000 ${list.name}, scroll frames, p95`, frame, BUDGETS.list.frame, 'ms'));
  }
  return rows;
}
