import { freshPage } from './browser.mjs';
import { installPaintTimer } from './paintTimer.mjs';
import { median, percentile } from './stats.mjs';

const ROUNDS = 5;
const OPEN_RATIO = 1.8;
const FRAME_P95 = 17;
const FRAMES = 150;
const LIST = '[data-list], [role="log"]';

/** Until `last` is on screen; the list opens by `window.openList()` (ours and the one by hand alike). */
async function openIn(page, url, last) {
  await page.addInitScript(installPaintTimer);
  // the list by hand makes the rows that it copies on an earlier visit (pages/template.tsx); ours has been visited too
  await page.goto(`${url}?prepare`);
  await page.goto(url);
  await page.waitForFunction(() => 'openList' in window);
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    ([text, selector]) => {
      const isShown = () => document.querySelector(selector)?.textContent.includes(text) ?? false;
      const shown = window.__paint.after('open', isShown);
      window.dispatchEvent(new Event('open'));
      window.openList();
      return shown;
    },
    [last, LIST],
  );
}

async function opened(browser, url, last) {
  const { page, faults, close } = await freshPage(browser);
  const time = await openIn(page, url, last);
  await close();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return time;
}

/** The frames of a steady scroll, in ms; it goes on only while there is something to draw. */
async function scrolled(browser, url, last, step) {
  const { page, close } = await freshPage(browser, { isSlowCpu: false });
  await openIn(page, url, last);
  const frames = await page.evaluate(
    ([count, by, selector]) =>
      new Promise((resolve, reject) => {
        const list = document.querySelector(selector);
        const from = list.scrollTop;
        const times = [];
        let before = 0;
        const next = (now) => {
          if (before) times.push(now - before);
          before = now;
          if (times.length === count) {
            const way = Math.abs(list.scrollTop - from);
            return way > Math.abs(by) ? resolve(times) : reject(new Error('The list did not scroll.'));
          }
          list.scrollBy(0, by);
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    [FRAMES, step, LIST],
  );
  await close();
  return percentile(frames, 0.95);
}

/**
 * Opening and scrolling a list in a box of its own, `${page}.html` of ours against `${page}-by-hand.html`; the box is
 * the log, or marked with `data-list`. `last` is a text that shows once it is open, `step` the px of a frame of the scroll.
 */
export async function measureScroller({ browser, url, page, label, last, step }) {
  const ours = [];
  const hand = [];
  const frames = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await opened(browser, `${url}/${page}.html`, last));
    hand.push(await opened(browser, `${url}/${page}-by-hand.html`, last));
    frames.push(await scrolled(browser, `${url}/${page}.html`, last, step));
  }
  const [own, theirs] = [median(ours), median(hand)];
  const open = `${label}: open, by hand ${theirs.toFixed(1)} ms`;
  return [
    { name: open, value: own, unit: 'ms', ratio: own / theirs, budget: OPEN_RATIO },
    { name: `${label}: scroll frame, p95`, value: median(frames), unit: 'ms', budget: FRAME_P95 },
  ];
}
