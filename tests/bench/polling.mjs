import { signedInState } from './account.mjs';
import { freshPage } from './browser.mjs';
import { POLLING } from './budgets.mjs';
import { installFastClock } from './fastClock.mjs';
import { heldBytes } from './heap.mjs';
import { slope } from './stats.mjs';

const POLLS = 1200;
// until most of what runs has been compiled for good: before that, the heap grows by code
const WARM_UP = 1000;
const EVERY = 200;
const SPEED = 60;
const HIDDEN_MS = 3000;
const MB = 1024 * 1024;
/** The open conversation, not the list of all and not an earlier page. */
const IS_POLL = /\/api\/messages\/[^/?]+$/;

/** The page as a browser has it that shows another tab, or this one again. */
const setHidden = (page, isHidden) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      get: () => (hidden ? 'hidden' : 'visible'),
      configurable: true,
    });
    Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isHidden);

/** What stays in memory once everything that can go is gone; hidden, so that nothing is on its way. */
async function weigh({ page, cdp }) {
  await setHidden(page, true);
  for (let at = 0; at < 5; at += 1) {
    await page.waitForTimeout(200);
    await cdp.send('HeapProfiler.collectGarbage');
  }
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  const timers = await page.evaluate(() => window.__clock.timers());
  await setHidden(page, false);
  return { heap: of.JSHeapUsedSize, nodes: of.Nodes, listeners: of.JSEventListeners, timers };
}

/** Counts the requests for the open conversation, and how many were on their way at once. */
function watchPolls(page, isPoll) {
  const seen = { polls: 0, atOnce: 0, asked: [] };
  const open = new Set();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) seen.asked.push(pathname);
    if (request.method() !== 'GET' || !isPoll(request.url())) return;
    open.add(request);
    seen.atOnce = Math.max(seen.atOnce, open.size);
  });
  const done = (request) => {
    if (open.delete(request)) seen.polls += 1;
  };
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  return seen;
}

async function openChat(page) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Message', exact: true }).click();
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await page.getByRole('log').waitFor();
}

async function until(count, seen, page) {
  while (seen.polls < count) await page.waitForTimeout(100);
}

/** Shown to nobody: what is still asked for meanwhile, once what was on its way has come. */
async function requestsWhileHidden(page, seen) {
  await setHidden(page, true);
  await page.waitForTimeout(500);
  const before = seen.asked.length;
  await page.waitForTimeout(HIDDEN_MS);
  return seen.asked.slice(before);
}

/** An hour of an open chat: what 1,200 polls leave behind; the rows of the table. */
export async function measurePolling({ browser, sites, say }) {
  say('1,200 polls of an open chat');
  const state = await signedInState(browser, sites.app);
  const fresh = await freshPage(browser, { storageState: state, isSlowCpu: false });
  const { page, cdp, close } = fresh;
  await cdp.send('Performance.enable');
  await page.addInitScript(installFastClock, SPEED);
  const seen = watchPolls(page, (url) => IS_POLL.test(url));
  await page.goto(`${sites.app}/dashboard`);
  await openChat(page);
  const weights = [];
  const held = [];
  for (let polls = WARM_UP; polls <= WARM_UP + POLLS; polls += EVERY) {
    await until(polls, seen, page);
    weights.push({ polls: seen.polls, ...(await weigh(fresh)) });
    if (polls === WARM_UP || polls === WARM_UP + POLLS) held.push(await heldBytes(cdp));
  }
  const hidden = await requestsWhileHidden(page, seen);
  await close();
  const grown = (what) => Math.round(slope(weights.map((one) => ({ x: one.polls, y: one[what] }))) * POLLS);
  const heapMb = grown('heap') / MB;
  const rows = [
    { name: '1,200 polls: heap growth', value: heapMb, unit: 'MB', budget: POLLING.heapMb },
    { name: '1,200 polls: of it held by the page', value: (held[1] - held[0]) / MB, unit: 'MB' },
    { name: '1,200 polls: more nodes', value: grown('nodes'), unit: '', budget: POLLING.nodes },
    { name: '1,200 polls: more listeners', value: grown('listeners'), unit: '', budget: POLLING.listeners },
    { name: '1,200 polls: more timers', value: grown('timers'), unit: '', budget: POLLING.timers },
    { name: '1,200 polls: most on their way at once', value: seen.atOnce, unit: '', budget: POLLING.atOnce },
    {
      name: 'requests in 3 minutes while hidden',
      value: hidden.length,
      unit: '',
      budget: POLLING.hiddenRequests,
      note: hidden.join('\n'),
    },
  ];
  return { rows, details: { weights, held } };
}
