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

/** The texts of one stop, of the goods and of the booking; the page written by hand has the same names. */
const FIELDS = ['Street, building, unit', 'Instructions', 'Description', 'Notes for the driver'];

async function typeInto(page, label) {
  await page.getByLabel(label).first().focus();
  await page.keyboard.press('End');
  for (const letter of TEXT) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    // at no fixed beat, so that keys fall anywhere between two frames
    await page.waitForTimeout(35 + Math.random() * 40);
  }
}

async function typedIn(browser, url, { state, prepare }) {
  const { page, faults, close } = await freshPage(browser, { storageState: state });
  await page.addInitScript(installPaintTimer);
  await page.goto(url);
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(IDLE_MS);
  for (const label of FIELDS) await typeInto(page, label);
  await page.waitForTimeout(200);
  const times = await page.evaluate(() => window.__paint.keys);
  const nodes = await page.evaluate(() => document.querySelectorAll('input, textarea').length);
  await close();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return { times: times.slice(WARM_UP), nodes };
}

async function openStop(page) {
  await page
    .getByRole('button', { name: /^Edit (stop|drop-off)/ })
    .nth(6)
    .click();
}

/** Typing in a booking of 15 drop-offs against a page of the same fields written by hand; the rows of the table. */
export async function measureTyping({ browser, sites, rounds, say }) {
  const draft = await longDraft(sites.api);
  const app = [];
  const hand = [];
  const turns = Math.min(rounds, MOST_ROUNDS);
  for (let round = 1; round <= turns; round += 1) {
    say(`typing, round ${round} of ${turns}`);
    const state = withDraft(await signedInState(browser, sites.app), draft);
    const ours = await typedIn(browser, `${sites.app}/booking/exclusive`, { state, prepare: openStop });
    const theirs = await typedIn(browser, `${sites.pages}/typing.html`, {});
    if (round === 1) say(`  fields: ${ours.nodes} and ${theirs.nodes} by hand`);
    app.push(ours.times);
    hand.push(theirs.times);
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
