import { LISTS } from './budgets.mjs';
import { freshPage } from './browser.mjs';
import { installPaintTimer } from './paintTimer.mjs';
import { median, percentile } from './stats.mjs';

const ROUNDS = 5;
const FRAMES = 150;
const SCROLL_PX = 240;

const rowCount = (count) => Number(document.querySelector('[role=table]')?.getAttribute('aria-rowcount')) === count;

/** How many rows each beginning of the query finds; letters that change nothing are typed and not timed. */
async function expectedRows(browser, url, query) {
  const { page, close } = await freshPage(browser, { isSlowCpu: false });
  await page.goto(url);
  await page.waitForFunction(() => 'rowsFor' in window);
  const beginnings = Array.from(query, (_, at) => query.slice(0, at + 1));
  const counts = await page.evaluate((texts) => ['', ...texts].map((text) => window.rowsFor(text)), beginnings);
  await close();
  return counts;
}

async function openIn(page, url) {
  await page.addInitScript(installPaintTimer);
  // the list by hand makes the rows that it copies on an earlier visit (pages/template.tsx); ours has been visited too
  await page.goto(`${url}?prepare`);
  await page.goto(url);
  await page.waitForFunction(() => 'openList' in window);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const shown = window.__paint.after('open', () => document.querySelectorAll('[role=row]').length > 8);
    window.dispatchEvent(new Event('open'));
    window.openList();
    return shown;
  });
}

async function searchIn(page, query, counts) {
  const times = [];
  await page.getByRole('searchbox').focus();
  for (const [at, letter] of [...query].entries()) {
    // armed before the key is sent: the two travel apart
    await page.evaluate(
      ([count, source]) => {
        const isShown = new Function(`return ${source}`)();
        window.shown = window.__paint.after('keydown', () => isShown(count));
      },
      [counts[at + 1], rowCount.toString()],
    );
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    const time = await page.evaluate(() => window.shown);
    if (counts[at + 1] !== counts[at]) times.push(time);
  }
  return times;
}

async function measured(browser, url, query, counts) {
  const { page, faults, close } = await freshPage(browser);
  const open = await openIn(page, url);
  const search = await searchIn(page, query, counts);
  await close();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return { open, search };
}

/** The frames of a steady scroll through the list, in ms. */
async function scrolled(browser, url) {
  const { page, close } = await freshPage(browser, { isSlowCpu: false });
  await openIn(page, url);
  const frames = await page.evaluate(
    ([count, step]) =>
      new Promise((resolve) => {
        const times = [];
        let before = 0;
        const next = (now) => {
          if (before) times.push(now - before);
          before = now;
          if (times.length === count) return resolve(times);
          window.scrollBy(0, step);
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    [FRAMES, SCROLL_PX],
  );
  await close();
  return percentile(frames, 0.95);
}

/**
 * Opening, searching and scrolling a list that the page itself scrolls, `${page}.html` of ours against
 * `${page}-by-hand.html`; both have a search box, rows, and `openList`, ours `rowsFor(text)` too.
 */
export async function measureSearchable({ browser, url, page, label, query }) {
  const [own, byHand] = [`${url}/${page}.html`, `${url}/${page}-by-hand.html`];
  const ours = [];
  const hand = [];
  const frames = [];
  const counts = await expectedRows(browser, own, query);
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await measured(browser, own, query, counts));
    hand.push(await measured(browser, byHand, query, counts));
    frames.push(await scrolled(browser, own));
  }
  const row = (what, of, budget) => {
    const [mine, theirs] = [ours, hand].map((list) => median(list.map(of)));
    const name = `${label}: ${what}, by hand ${theirs.toFixed(1)} ms`;
    return { name, value: mine, unit: 'ms', ratio: mine / theirs, budget };
  };
  return [
    row('open', ({ open }) => open, LISTS.open),
    row('search, median key', ({ search }) => median(search), LISTS.search),
    { name: `${label}: scroll frame, p95`, value: median(frames), unit: 'ms', budget: LISTS.scrollP95 },
  ];
}
