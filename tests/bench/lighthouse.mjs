import lighthouse, { desktopConfig } from 'lighthouse';
import { BUDGETS, PUBLIC_PATHS } from './budgets.mjs';
import { median } from './report.mjs';

const MAX_AUDITS = 3;

/** Returns the scores of a page by category, from 0 to 100. */
async function audit(url, port) {
  const { lhr } = await lighthouse(url, { port, logLevel: 'silent' }, desktopConfig);
  return Object.fromEntries(Object.values(lhr.categories).map(({ id, score }) => [id, Math.round(score * 100)]));
}

/** Audits the public pages with Lighthouse. */
export async function measureLighthouse({ sites, rounds, debugPort }) {
  const rows = [];
  for (const path of PUBLIC_PATHS) {
    const audits = [];
    while (audits.length < Math.min(rounds, MAX_AUDITS)) audits.push(await audit(sites.app + path, debugPort));
    for (const [category, budget] of Object.entries(BUDGETS.lighthouse)) {
      const score = median(audits.map((scores) => scores[category]));
      const what = `${path} Lighthouse ${category}`;
      rows.push({ what, measured: String(score), budget: `>= ${budget}`, isOk: score >= budget });
    }
  }
  return rows;
}
