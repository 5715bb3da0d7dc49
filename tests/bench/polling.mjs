import { logIn, openPage } from './browser.mjs';
import { BUDGETS } from './budgets.mjs';
import { installFastClock } from './fastClock.mjs';
import { atMost } from './report.mjs';

/** An hour, with a poll every 3 s. */
const POLLS = 1200;
// the heap grows by compiled code at first
const WARM_UP_POLLS = 1000;
const READINGS = 3;
const POLLS_PER_READING = 100;
const CLOCK_SPEED = 60;
const HIDDEN_MS = 3000;
const IS_POLL = /\/api\/messages\/[^/?]+$/;

/** Makes the page believe that its tab was hidden or shown. */
const setHidden = (page, isHidden) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isHidden);

/** Reads what the page holds after garbage collection, hidden, so that nothing is in flight. */
async function readMemory(page, cdp) {
  await setHidden(page, true);
  for (let turn = 0; turn < 5; turn += 1) {
    await page.waitForTimeout(200);
    await cdp.send('HeapProfiler.collectGarbage');
  }
  const { metrics } = await cdp.send('Performance.getMetrics');
  const valueOf = (metric) => metrics.find(({ name }) => name === metric).value;
  const timers = await page.evaluate(() => window.pendingTimers());
  await setHidden(page, false);
  const heap = valueOf('JSHeapUsedSize') / 1024 ** 2;
  return { heap, nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners'), timers };
}

/** Measures what an hour of an open chat leaves behind, on a fast clock. */
export async function measurePolling({ browser, sites }) {
  const storageState = await logIn(browser, sites.app);
  const { page, cdp, close } = await openPage(browser, { storageState, isSlowCpu: false });
  await cdp.send('Performance.enable');
  await page.addInitScript(installFastClock, CLOCK_SPEED);
  const count = { requests: 0, polls: 0 };
  page.on('request', (request) => (count.requests += Number(request.url().startsWith(sites.api))));
  page.on('requestfinished', (request) => (count.polls += Number(IS_POLL.test(request.url()))));
  const waitForPolls = async (polls) => {
    const end = count.polls + polls;
    while (count.polls < end) await page.waitForTimeout(100);
  };

  await page.goto(`${sites.app}/dashboard`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Message', exact: true }).click();
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  // single readings of the heap differ by half a megabyte
  const readLowest = async () => {
    const readings = [];
    while (readings.length < READINGS) {
      readings.push(await readMemory(page, cdp));
      await waitForPolls(POLLS_PER_READING);
    }
    return (key) => Math.min(...readings.map((reading) => reading[key]));
  };
  await waitForPolls(WARM_UP_POLLS);
  const before = await readLowest();
  await waitForPolls(POLLS - READINGS * POLLS_PER_READING);
  const after = await readLowest();

  await setHidden(page, true);
  // lets requests in flight finish
  await page.waitForTimeout(500);
  const requestsBefore = count.requests;
  await page.waitForTimeout(HIDDEN_MS);
  const hiddenRequests = count.requests - requestsBefore;
  await close();
  const growthRow = (key, unit) =>
    atMost(`an hour of polling, more ${key}`, after(key) - before(key), BUDGETS.polling[key], unit);
  return [
    growthRow('heap', 'MB'),
    ...['nodes', 'listeners', 'timers'].map((key) => growthRow(key)),
    atMost('requests in 3 minutes while hidden', hiddenRequests, BUDGETS.polling.hiddenRequests),
  ];
}
