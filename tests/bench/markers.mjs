import { freshPage } from './browser.mjs';
import { MARKERS_P98 } from './budgets.mjs';
import { median, percentile } from './stats.mjs';

const PATIENCE_MS = 240_000;
/** Each round gives 200 figures: more of them add nothing. */
const MOST_ROUNDS = 5;

async function oneRound(browser, url) {
  const { page, close } = await freshPage(browser);
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(url);
  await page.waitForFunction(() => 'runMarkers' in window);
  const times = await page.evaluate(() => window.runMarkers());
  await close();
  return times;
}

/** The map's own grouping with 10,000 vehicles on it; the rows of the table. */
export async function measureMarkers({ browser, sites, rounds, say }) {
  const all = [];
  const turns = Math.min(rounds, MOST_ROUNDS);
  for (let round = 1; round <= turns; round += 1) {
    say(`10,000 markers, round ${round} of ${turns}`);
    all.push(await oneRound(browser, `${sites.pages}/markers.html`));
  }
  // of each round, then the middle one, as for typing
  const row = (label, of, budget) => ({
    name: `10,000 markers: ${label}`,
    value: median(all.map(of)),
    unit: 'ms',
    budget,
  });
  const rows = [
    row('query and draw, p98', ({ changes }) => percentile(changes, 0.98), MARKERS_P98),
    row('query and draw, median', ({ changes }) => percentile(changes, 0.5)),
    row('index', ({ index }) => index),
  ];
  return { rows, details: all };
}
