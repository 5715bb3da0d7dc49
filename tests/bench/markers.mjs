import { openPage } from './browser.mjs';
import { BUDGETS } from './budgets.mjs';
import { atMost, median, percentile } from './report.mjs';

/** Measures how long the map takes to cluster and draw 10,000 vehicles after it has moved. */
export async function measureMarkers({ browser, sites, rounds }) {
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    const { page, close } = await openPage(browser);
    await page.goto(`${sites.pages}/#markers`);
    await page.waitForFunction(() => 'measureMoves' in window);
    results.push(percentile(await page.evaluate(() => window.measureMoves()), 0.98));
    await close();
  }
  return [atMost('10,000 markers, p98', median(results), BUDGETS.markers, 'ms')];
}
