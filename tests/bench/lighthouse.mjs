import lighthouse, { desktopConfig } from 'lighthouse';
import { LIGHTHOUSE } from './budgets.mjs';
import { median } from './stats.mjs';

const PAGES = ['/', '/about', '/quickquote', '/tracktrace', '/login', '/signup', '/forgot'];
/** Audits of a page in a full run; a quick one takes a single. */
const AUDITS = 3;
const TRIES = 3;

/** One audit; a trace that Lighthouse could not read is taken anew. */
async function audit(url, port) {
  for (let attempt = 1; ; attempt += 1) {
    const { lhr } = await lighthouse(url, { port, logLevel: 'silent' }, desktopConfig);
    const categories = Object.values(lhr.categories);
    if (attempt === TRIES || categories.every(({ score }) => score !== null)) return { categories, audits: lhr.audits };
  }
}

/** What took points from a category. */
function faultsOf({ auditRefs }, audits) {
  const own = auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => audits[id]);
  return own
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, displayValue = '' }) => `${id} ${displayValue}`.trim())
    .join('\n');
}

/** The four grades of every public page, as a desktop browser gets it; the rows of the table. */
export async function measureLighthouse({ sites, rounds, say, debugPort }) {
  const rows = [];
  for (const path of PAGES) {
    say(`lighthouse ${path}`);
    const results = [];
    while (results.length < (rounds > AUDITS ? AUDITS : 1)) results.push(await audit(`${sites.app}${path}`, debugPort));
    const [{ categories, audits }] = results;
    for (const [at, category] of categories.entries()) {
      const scores = results.map((result) => (result.categories[at].score ?? NaN) * 100);
      rows.push({
        name: `Lighthouse ${path} ${category.title.toLowerCase()}`,
        value: Math.round(median(scores)),
        unit: '',
        atLeast: LIGHTHOUSE[category.id],
        note: faultsOf(category, audits),
      });
    }
  }
  return { rows, details: rows };
}
