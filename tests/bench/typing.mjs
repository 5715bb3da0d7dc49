import { signedInState } from './account.mjs';
import { freshPage } from './browser.mjs';
import { TYPING_P98 } from './budgets.mjs';
import { longDraft, withDraft } from './draft.mjs';
import { installPaintTimer } from './paintTimer.mjs';
import { median, percentile } from './stats.mjs';

const TEXT = 'the blue gate past the market';
/** Each round gives many figures: more of them add nothing. */
const MOST_ROUNDS = 5;
const WARM_UP = 8;
const IDLE_MS = 1500;
const POINTER = { x: 720, y: 450 };

/** The texts of one stop, of the goods and of the booking. */
const FIELDS = ['Street, building, unit', 'Instructions', 'Description', 'Notes for the driver'];

/** Runs inside a page: what a key has to do where the DOM is all there is. The text is kept, and saved after a pause. */
function typeByHand() {
  const SAVE_MS = 400;
  const draft = {};
  let timer;
  const saved = [...document.querySelectorAll('p')].find(({ textContent }) => textContent.startsWith('Saved'));
  const save = () => {
    localStorage.setItem('draft', JSON.stringify(draft));
    if (saved) saved.textContent = `Saved ${new Date().toLocaleTimeString('en-US')}`;
  };
  document.addEventListener('input', ({ target }) => {
    draft[target.id] = target.value;
    clearTimeout(timer);
    timer = setTimeout(save, SAVE_MS);
  });
}

/** The page as the app has drawn it, without the app. */
const markupOf = (page) =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true);
    copy.querySelectorAll('script, link[rel=modulepreload]').forEach((one) => one.remove());
    return `<!doctype html>${copy.outerHTML}`;
  });

async function typeInto(page, label) {
  await page.getByLabel(label).first().focus();
  await page.keyboard.press('End');
  for (const letter of TEXT) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    // at no fixed beat, so that keys fall anywhere between two frames
    await page.waitForTimeout(35 + Math.random() * 40);
  }
}

async function typed(page) {
  // over the form in both: what is under it is looked up after each change
  await page.mouse.move(POINTER.x, POINTER.y);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(IDLE_MS);
  await page.evaluate(() => void window.__paint.keys.splice(0));
  for (const label of FIELDS) await typeInto(page, label);
  await page.waitForTimeout(200);
  const times = await page.evaluate(() => window.__paint.keys);
  return times.slice(WARM_UP);
}

async function typedInApp(browser, url, state) {
  const { page, faults, close } = await freshPage(browser, { storageState: state });
  await page.addInitScript(installPaintTimer);
  await page.goto(url);
  await page
    .getByRole('button', { name: /^Edit (stop|drop-off)/ })
    .nth(6)
    .click();
  const times = await typed(page);
  const markup = await markupOf(page);
  await close();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return { times, markup };
}

async function typedByHand(browser, url, markup) {
  const { page, close } = await freshPage(browser);
  await page.addInitScript(installPaintTimer);
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: markup }));
  await page.goto(url);
  await page.evaluate(typeByHand);
  const times = await typed(page);
  await close();
  return times;
}

/** Typing in a booking of 15 drop-offs against the same page driven by hand; the rows of the table. */
export async function measureTyping({ browser, sites, rounds, say }) {
  const draft = await longDraft(sites.api);
  const url = `${sites.app}/booking/exclusive`;
  const app = [];
  const hand = [];
  const turns = Math.min(rounds, MOST_ROUNDS);
  for (let round = 1; round <= turns; round += 1) {
    say(`typing, round ${round} of ${turns}`);
    const state = withDraft(await signedInState(browser, sites.app), draft);
    const { times, markup } = await typedInApp(browser, url, state);
    app.push(times);
    hand.push(await typedByHand(browser, url, markup));
  }
  // of each round, then the middle one: a moment in which the machine was busy elsewhere is no tail of ours
  const row = (label, share, budget) => {
    const [ours, theirs] = [app, hand].map((list) => median(list.map((times) => percentile(times, share))));
    const name = `typing, 15 drop-offs: ${label}, by hand ${theirs.toFixed(1)} ms`;
    return { name, value: ours, unit: 'ms', ratio: ours / theirs, budget };
  };
  const rows = [row('p98', 0.98, TYPING_P98), row('median', 0.5)];
  return { rows, details: { app, hand } };
}
