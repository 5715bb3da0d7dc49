import type { FormProblem } from '@/components/form/formProblems';
import type { DeliveryDraft, DraftItem } from '@/domain/draft/draft';
import { findBookingProblems, type DraftProblem } from '@/domain/draft/draftRules';
import { SERVICE_FIELD } from '@/domain/draft/draftServices';

const isWithin = (path: string, name: string) => path === name || path.startsWith(`${name}.`);

/** Paths of problems that a change of the other list can solve: an item without a drop-off, a drop-off without goods. */
const DROPOFF_OF_ITEM = /^items\.\d+\.stop$/;
const GOODS_OF_STOP = /^stops\.\d+\.items$/;
/** Path of an item that was set as a whole. */
const WHOLE_ITEM = /^items\.(\d+)$/;

/** Rows of the last submit, whose problems are shown. */
export type CheckedRows = Pick<DeliveryDraft, 'stops' | 'items'>;

/** Returns true for a problem that a change of another field can solve. */
const isSolvableBy = (name: string, path: string) =>
  (GOODS_OF_STOP.test(path) && DROPOFF_OF_ITEM.test(name)) ||
  (SERVICE_FIELD.test(path) && (name === 'services' || SERVICE_FIELD.test(name)));

/** Returns the paths of the changed fields. For an item set as a whole: the fields that differ from the last submit. */
function getChangedFields(name: string, { items }: DeliveryDraft, checked: CheckedRows): string[] {
  const item = items[Number(WHOLE_ITEM.exec(name)?.[1])];
  const submitted = checked.items.find(({ key }) => key === item?.key);
  if (!item || !submitted) return [name];
  const fields = Object.keys(item) as (keyof DraftItem)[];
  return fields.filter((field) => item[field] !== submitted[field]).map((field) => `${name}.${field}`);
}

/** Returns the problems that are left after a change of single fields. */
function withoutFields(shown: DraftProblem[], names: string[], draft: DeliveryDraft): DraftProblem[] {
  const current = new Set(findBookingProblems(draft).map(({ path }) => path));
  return shown.filter(({ path }) =>
    names.every((name) => !isWithin(path, name) && (current.has(path) || !isSolvableBy(name, path))),
  );
}

/** Returns true for a problem of a row that existed at the last submit; a new row shows no problems yet. */
function wasChecked({ path }: DraftProblem, draft: DeliveryDraft, checked: CheckedRows): boolean {
  const [list, index] = path.split('.');
  if (list !== 'stops' && list !== 'items') return true;
  const row = draft[list][Number(index)];
  return !row || checked[list].some(({ key }) => key === row.key);
}

/**
 * Returns the problems still shown after a change of `name`. A list that changed as a whole is checked again; a problem
 * from the server disappears when its field changes.
 */
export function getShownProblems(
  shown: DraftProblem[],
  { name, draft, checked }: { name: string; draft: DeliveryDraft; checked: CheckedRows },
): DraftProblem[] {
  if (shown.length === 0) return shown;
  if (name !== 'stops' && name !== 'items') {
    const left = withoutFields(shown, getChangedFields(name, draft, checked), draft);
    return left.length === shown.length ? shown : left;
  }
  const isCheckedAgain = (path: string) => isWithin(path, name) || (name === 'stops' && DROPOFF_OF_ITEM.test(path));
  const isDropped = (path: string) => isCheckedAgain(path) || (name === 'items' && GOODS_OF_STOP.test(path));
  const kept = shown.filter(({ path }) => !isDropped(path));
  const current = findBookingProblems(draft).filter((problem) => wasChecked(problem, draft, checked));
  const has = (problems: DraftProblem[], path: string) => problems.some((problem) => problem.path === path);
  return [
    ...current.filter(({ path }) => isCheckedAgain(path) || has(kept, path)),
    // the rules of the form do not know the problems that the server found
    ...kept.filter(({ path }) => !has(current, path)),
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
