import type { FormProblem } from '@/components/form/formProblems';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { bookingProblems, type DraftProblem } from '@/domain/draft/draftRules';
import { SERVICE_FIELD } from '@/domain/draft/draftServices';

const isWithin = (path: string, name: string) => path === name || path.startsWith(`${name}.`);

/** A change of stops or items can solve problems of the other list. */
const UNLOADED_AT = /^items\.\d+\.stop$/;
const WITHOUT_GOODS = /^stops\.\d+\.items$/;

/** Returns true for problems of the changed field and of the fields inside it. */
const withoutField = (shown: DraftProblem[], name: string) =>
  shown.filter(
    ({ path }) =>
      !isWithin(path, name) &&
      !(name.startsWith('items.') && WITHOUT_GOODS.test(path)) &&
      !(isAboutServices(name) && SERVICE_FIELD.test(path)),
  );

/** A removed service, or an edited field of one, clears the problems of services until the next submit. */
const isAboutServices = (name: string) => name === 'services' || SERVICE_FIELD.test(name);

/** Returns the keys of a draft's rows, which do not depend on their order. */
export const getRowKeys = ({ stops, items }: DeliveryDraft): ReadonlySet<string> =>
  new Set([...stops, ...items].map(({ key }) => key));

/** Returns true for a problem of a row that existed at the last submit; a new row shows no problems yet. */
function isJudged({ path }: DraftProblem, draft: DeliveryDraft, rows: ReadonlySet<string>): boolean {
  const [list, index] = path.split('.');
  const row = list === 'stops' || list === 'items' ? draft[list][Number(index)] : undefined;
  return !row || rows.has(row.key);
}

/**
 * Returns the problems still shown after a change of `name`. A list that changed as a whole is checked again; a problem
 * from the server goes with its field.
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

/** Fields whose message needs its label in the error summary. */
const LABELS: Record<string, string> = { contact_name: 'contact person', contact_mobile: 'mobile number' };

/** Returns the lines of the error summary: stop or item, then the message; one line per field. */
export const toFormProblems = (problems: readonly DraftProblem[]): FormProblem[] =>
  problems
    .filter(({ path }, index) => problems.findIndex((other) => other.path === path) === index)
    .map(({ path, where, message }) => {
      const label = LABELS[path.split('.').at(-1) ?? ''];
      return { name: path, message: `${label ? `${where}, ${label}` : where}: ${message}` };
    });
