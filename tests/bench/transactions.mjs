import { freshPage } from './browser.mjs';
import { installPaintTimer } from './paintTimer.mjs';
import { median, percentile } from './stats.mjs';

const ROUNDS = 3;
const OPEN_RATIO = 1.8;
const SEARCH_RATIO = 1.6;
const FRAME_P95 = 17;
const FRAMES = 150;
const SCROLL_PX = 240;
const QUERY = 'visa 4417 pay-0042 jo';

const rowCount = (count) => Number(document.querySelector('[role=table]')?.getAttribute('aria-rowcount')) === count;

/** How many rows each beginning of the query finds; letters that change nothing are typed and not timed. */
async function expectedRows(browser, url) {
  const { page, close } = await freshPage(browser, { isSlowCpu: false });
  await page.goto(url);
  await page.waitForFunction(() => 'rowsFor' in window);
  const beginnings = Array.from(QUERY, (_, at) => QUERY.slice(0, at + 1));
  const counts = await page.evaluate((texts) => ['', ...texts].map((text) => window.rowsFor(text)), beginnings);
  await close();
  return counts;
}

async function openIn(page, url) {
  await page.addInitScript(installPaintTimer);
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

async function searchIn(page, counts) {
  const times = [];
  await page.getByLabel('Search transactions').focus();
  for (const [at, letter] of [...QUERY].entries()) {
    const isChange = counts[at + 1] !== counts[at];
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
    if (isChange) times.push(time);
  }
  return times;
}

/** The frames of a steady scroll through the list, in ms. */
function scrollThrough(page) {
  return page.evaluate(
    ([frames, step]) =>
      new Promise((resolve) => {
        const times = [];
        let before = 0;
        const next = (now) => {
          if (before) times.push(now - before);
          before = now;
          if (times.length === frames) return resolve(times);
          window.scrollBy(0, step);
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    [FRAMES, SCROLL_PX],
  );
}

async function measured(browser, url, counts) {
  const { page, faults, close } = await freshPage(browser);
  const open = await openIn(page, url);
  const search = await searchIn(page, counts);
  await close();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return { open, search };
}

async function scrolled(browser, url) {
  const { page, close } = await freshPage(browser, { isSlowCpu: false });
  await openIn(page, url);
  const frames = await scrollThrough(page);
  await close();
  return percentile(frames, 0.95);
}

/** Opening, searching and scrolling 10,000 transactions against a page of the same rows written by hand. */
export async function measure(browser, url) {
  const ours = [];
  const hand = [];
  const frames = [];
  const counts = await expectedRows(browser, `${url}/transactions.html`);
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await measured(browser, `${url}/transactions.html`, counts));
    hand.push(await measured(browser, `${url}/transactions-by-hand.html`, counts));
    frames.push(await scrolled(browser, `${url}/transactions.html`));
  }
  const row = (label, of, budget) => {
    const [own, theirs] = [ours, hand].map((list) => median(list.map(of)));
    const name = `10,000 transactions: ${label}, by hand ${theirs.toFixed(1)} ms`;
    return { name, value: own, unit: 'ms', ratio: own / theirs, budget };
  };
  return [
    row('open', ({ open }) => open, OPEN_RATIO),
    row('search, median key', ({ search }) => median(search), SEARCH_RATIO),
    { name: '10,000 transactions: scroll frame, p95', value: median(frames), unit: 'ms', budget: FRAME_P95 },
  ];
}
