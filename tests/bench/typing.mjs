import { runnerImport } from 'vite';
import { logIn, openPage } from './browser.mjs';
import { BUDGETS } from './budgets.mjs';
import { installPaintTimer } from './paintTimer.mjs';
import { atMostRatio, percentile } from './report.mjs';

const TEXT = 'the blue gate past the market';
/** Text boxes of a stop, of its goods and of the booking. */
const LABELS = ['Street, building, unit', 'Instructions', 'Description', 'Notes for the driver'];
const WARM_UP_KEYS = 8;
const IDLE_MS = 1500;

/** Runs in the page: copies its HTML without scripts. */
function copyMarkup() {
  const copy = document.documentElement.cloneNode(true);
  copy.querySelectorAll('script, link[rel=modulepreload]').forEach((element) => element.remove());
  return `<!doctype html>${copy.outerHTML}`;
}

/** Types into each text box and returns the p98 of the ms from a key to its frame. */
async function typeEverywhere(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(IDLE_MS);
  for (const label of LABELS) {
    await page.getByLabel(label).first().focus();
    await page.keyboard.press('End');
    for (const letter of TEXT) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      // varies, so that keys fall anywhere between two frames
      await page.waitForTimeout(35 + Math.random() * 40);
    }
  }
  const times = await page.evaluate(() => window.paintTimer.keyTimes);
  return percentile(times.slice(WARM_UP_KEYS), 0.98);
}

async function typeInApp(browser, url, storageState) {
  const { page, close } = await openPage(browser, { storageState });
  await page.addInitScript(installPaintTimer);
  await page.goto(url);
  const editButtons = page.getByRole('button', { name: /^Edit (stop|drop-off)/ });
  await editButtons.nth(6).click();
  const ms = await typeEverywhere(page);
  const markup = await page.evaluate(copyMarkup);
  await close();
  return { ms, markup };
}

async function typeWithoutApp(browser, url, markup) {
  const { page, close } = await openPage(browser);
  await page.addInitScript(installPaintTimer);
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: markup }));
  await page.goto(url);
  const ms = await typeEverywhere(page);
  await close();
  return ms;
}

/** Returns a storage state whose signed-in customer has a draft, stored as redux-persist does it. */
function addDraft(state, draft) {
  const copy = structuredClone(state);
  const item = copy.origins[0].localStorage.find(({ name }) => name === 'booking');
  const fields = JSON.parse(item.value);
  item.value = JSON.stringify({ ...fields, drafts: JSON.stringify({ [JSON.parse(fields.account)]: draft }) });
  return copy;
}

/** Measures typing in a booking of 15 drop-offs against the same page without the app. */
export async function measureTyping({ browser, sites, rounds }) {
  const { module } = await runnerImport('./tests/bench/longDraft.ts', { resolve: { tsconfigPaths: true } });
  const draft = await module.createLongDraft(sites.api);
  const url = `${sites.app}/booking/exclusive`;
  const [times, baseTimes] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const { ms, markup } = await typeInApp(browser, url, addDraft(await logIn(browser, sites.app), draft));
    times.push(ms);
    baseTimes.push(await typeWithoutApp(browser, url, markup));
  }
  return [atMostRatio('typing, 15 drop-offs, p98', times, baseTimes, BUDGETS.typing)];
}
