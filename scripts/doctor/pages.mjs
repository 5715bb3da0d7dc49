import { readAnswer } from './answers.mjs';

/** Paged lists: the number of their first page, and the rows of a page. */
const LISTS = [
  { name: 'bookings', call: 'GET /api/bookings', first: 0, size: 10, query: { status: 'Completed' } },
  { name: 'payments', call: 'GET /api/payments', first: 0, size: 5, query: { size: 5 } },
  { name: 'notifications', call: 'GET /api/notifications', first: 1, size: 10, query: { size: 10 } },
];
const FAR_PAGES = 1000;

const PAGE_START = 'adapter setting: page start.';
const PAGE_SIZE = 'adapter setting: page size (or, on the server, send that many rows).';
const EMPTY_PAGE = 'on the server, answer an empty list with 200 past the last page.';

/** Fetches a page; `rows` is null if it is refused or unreadable. */
async function fetchPage({ client, tokens }, { call, query }, page) {
  const answer = await client.send({ call, query: { ...query, page }, token: tokens.access });
  const { data, count } = readAnswer(call, answer, true);
  return { status: answer.status, rows: Array.isArray(data) ? data : null, count: toNumber(count) };
}

const toNumber = (count) => (count === undefined || count === null ? undefined : Number(count));
const isSamePage = (one, other) =>
  JSON.stringify(one.map(({ id }) => id)) === JSON.stringify(other.map(({ id }) => id));

/** Returns the difference of the page numbers, or null. */
function findStartDifference({ first }, before, page, next) {
  const how = `pages start at ${first === 0 ? 1 : 0}, not at ${first}`;
  if (first === 1) {
    const isEarlier = before.rows?.length > 0 && !isSamePage(before.rows, page.rows ?? []);
    return isEarlier ? { how, change: PAGE_START } : null;
  }
  const hasNext = next.rows?.length > 0;
  const isLater = hasNext && (!page.rows?.length || isSamePage(page.rows, next.rows));
  return isLater ? { how, change: PAGE_START } : null;
}

/** Returns the differences of the size of a page and of the total. */
function findSizeDifferences({ size }, { rows, count }, next) {
  if (rows.length > size) return [{ how: `${rows.length} rows on a page of ${size}`, change: PAGE_SIZE }];
  if (count === undefined) return [];
  const hasNext = next.rows?.length > 0 && !isSamePage(rows, next.rows);
  if (count < rows.length || (count === rows.length && hasNext)) {
    return [{ how: 'count is not the total', change: 'on the server, let count be the total over all pages.' }];
  }
  return rows.length < size && count > rows.length
    ? [{ how: `${rows.length} rows on a page of ${size}, of ${count}`, change: PAGE_SIZE }]
    : [];
}

function findOrderDifferences(rows) {
  const times = rows.map(({ date_created }) => Date.parse(date_created)).filter((time) => !Number.isNaN(time));
  const isSorted = times.every((time, index) => index === 0 || time <= times[index - 1]);
  return isSorted
    ? []
    : [{ how: 'not the newest first', change: 'on the server, sort by date_created, newest first.' }];
}

const findEndDifferences = ({ status, rows }) => {
  if (rows?.length === 0) return [];
  return [{ how: rows ? 'the last page is repeated' : `status ${status}`, change: EMPTY_PAGE }];
};

const NO_COUNT = 'without a count, the app loads pages until one is not full';

async function checkList(run, list) {
  const { report } = run;
  const { name, first, call } = list;
  const [before, page, next] = await Promise.all(
    [first - 1, first, first + 1].map((number) => (number < 0 ? null : fetchPage(run, list, number))),
  );
  const start = findStartDifference(list, before, page, next);
  // the other checks look at the first page, whatever its number
  const shown = start ? (first === 0 ? next : before) : page;
  if (!shown.rows?.length) {
    report.skip(`pages.${name}`, `pages of ${call}`, 'no rows');
    return;
  }
  const following = start ? page : next;
  report.add(`pages.${name}.start`, `pages of ${call} start at ${first}`, { differences: start ? [start] : [] });
  report.add(`pages.${name}.size`, `pages of ${call} have ${list.size} rows, and count is the total`, {
    differences: findSizeDifferences(list, shown, start && first === 0 ? { rows: null } : following),
    notes: shown.count === undefined ? [NO_COUNT] : [],
  });
  report.add(`pages.${name}.order`, `${call} has the newest first`, { differences: findOrderDifferences(shown.rows) });
  const past = await fetchPage(run, list, FAR_PAGES);
  report.add(`pages.${name}.end`, `${call} is empty past the last page`, { differences: findEndDifferences(past) });
}

/** Checks first page, size, count, order and end of each paged list. */
export async function checkPages(run) {
  run.report.startGroup('Pages');
  for (const list of LISTS) await checkList(run, list);
}
