import type { DeliveryDraft } from '@/domain/draft/draft';
import { bookingProblems, type DraftProblem } from '@/domain/draft/draftRules';
import { SERVICE_FIELD } from '@/domain/draft/draftServices';

const isWithin = (path: string, name: string) => path === name || path.startsWith(`${name}.`);

/** Where goods are unloaded is the route's matter too, and a stop without goods may get those that are added. */
const UNLOADED_AT = /^items\.\d+\.stop$/;
const WITHOUT_GOODS = /^stops\.\d+\.items$/;

/** A changed field takes its problem along, and those of the fields inside it. */
const withoutField = (shown: DraftProblem[], name: string) =>
  shown.filter(
    ({ path }) =>
      !isWithin(path, name) &&
      !(name.startsWith('items.') && WITHOUT_GOODS.test(path)) &&
      !(isAboutServices(name) && SERVICE_FIELD.test(path)),
  );

/** A service that is taken off, or a field of one, settles what the services still needed; booking judges it again. */
const isAboutServices = (name: string) => name === 'services' || SERVICE_FIELD.test(name);

/** The rows of a draft by what they are known by, wherever they stand. */
export const getRowKeys = ({ stops, items }: DeliveryDraft): ReadonlySet<string> =>
  new Set([...stops, ...items].map(({ key }) => key));

/** Whether a problem is of a row that was there when the draft was judged: nothing is said of a new one yet. */
function isJudged({ path }: DraftProblem, draft: DeliveryDraft, rows: ReadonlySet<string>): boolean {
  const [list, index] = path.split('.');
  const row = list === 'stops' || list === 'items' ? draft[list][Number(index)] : undefined;
  return !row || rows.has(row.key);
}

/**
 * What is still shown after a change of `name`: a list that changed as a whole is judged again, for its rows stand
 * elsewhere; what only the server can judge goes with the field that it is about.
 */
export function getShownProblems(
  shown: DraftProblem[],
  name: string,
  draft: DeliveryDraft,
  rows: ReadonlySet<string>,
): DraftProblem[] {
  if (shown.length === 0) return shown;
  if (name !== 'stops' && name !== 'items') {
    const left = withoutField(shown, name);
    return left.length === shown.length ? shown : left;
  }
  const isJudgedAnew = (path: string) => isWithin(path, name) || (name === 'stops' && UNLOADED_AT.test(path));
  const isGone = (path: string) => isJudgedAnew(path) || (name === 'items' && WITHOUT_GOODS.test(path));
  const isShown = (path: string) => !isGone(path) && shown.some((problem) => problem.path === path);
  const now = bookingProblems(draft).filter((problem) => isJudged(problem, draft, rows));
  return [
    ...now.filter(({ path }) => isJudgedAnew(path) || isShown(path)),
    ...shown.filter(({ path }) => !isGone(path) && !now.some((problem) => problem.path === path)),
  ];
}
