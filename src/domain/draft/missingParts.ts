import { pluralize } from '@/utils/text';
import type { DeliveryDraft } from './draft';
import { findBookingProblems, type DraftProblem } from './draftRules';

type Part = 'address' | 'contact' | 'landmark' | 'goods' | 'time' | 'vehicle' | 'cash' | 'value' | 'confirmation';

/** A part of the form that a booking still needs; `path` is its first field. */
export type MissingPart = { part: Part; label: string; path: string };

const PART_OF_FIELD: Record<string, Part> = {
  stops: 'address',
  address_line: 'address',
  lat: 'address',
  barangay: 'address',
  contact_name: 'contact',
  contact_mobile: 'contact',
  landmark: 'landmark',
  date: 'time',
  pickup_at: 'time',
  vehicle_type: 'vehicle',
  cod_amount: 'cash',
  declared_value: 'value',
  has_no_prohibited_goods: 'confirmation',
};

/** Every other field belongs to the goods. */
const getPart = ({ path }: DraftProblem): Part => PART_OF_FIELD[path.split('.').at(-1) ?? ''] ?? 'goods';

const countRows = (problems: readonly DraftProblem[]) =>
  new Set(problems.map(({ path }) => path.split('.').slice(0, 2).join('.'))).size;

/** Returns the label of a part that has one or more problems. */
function getLabel(part: Part, problems: readonly DraftProblem[]): string {
  const count = countRows(problems);
  switch (part) {
    case 'address':
      return count === 1 ? `${problems[0]?.where} address missing` : `${count} addresses missing`;
    case 'contact':
      return `${pluralize(count, 'contact')} missing`;
    case 'landmark':
      return `${pluralize(count, 'landmark')} missing`;
    case 'goods':
      return 'Goods missing';
    case 'time':
      return 'Pickup time missing';
    case 'vehicle':
      return 'Vehicle missing';
    case 'cash':
      return 'Cash amount missing';
    case 'value':
      return 'Declared value missing';
    case 'confirmation':
      return 'Confirmation missing';
  }
}

/** Groups what a draft still needs by the part of the form, in the order of the screen. */
export function getMissingParts(draft: DeliveryDraft): MissingPart[] {
  const problems = findBookingProblems(draft);
  const parts = [...new Set(problems.map(getPart))];
  return parts.map((part) => {
    const own = problems.filter((problem) => getPart(problem) === part);
    return { part, label: getLabel(part, own), path: own[0]?.path ?? '' };
  });
}
