import { freshPage } from './browser.mjs';
import { MARKERS_P98 } from './budgets.mjs';
import { percentile } from './stats.mjs';

const PATIENCE_MS = 240_000;

/** The map's own grouping with 10,000 vehicles on it; the rows of the table. */
export async function measureMarkers({ browser, sites, say }) {
  say('10,000 markers');
  const { page, close } = await freshPage(browser);
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${sites.pages}/markers.html`);
  await page.waitForFunction(() => 'runMarkers' in window);
  const { index, changes } = await page.evaluate(() => window.runMarkers());
  await close();
  const rows = [
    { name: '10,000 markers: query and draw, p98', value: percentile(changes, 0.98), unit: 'ms', budget: MARKERS_P98 },
    { name: '10,000 markers: query and draw, median', value: percentile(changes, 0.5), unit: 'ms' },
    { name: '10,000 markers: index', value: index, unit: 'ms' },
  ];
  return { rows, details: { index, changes } };
}
