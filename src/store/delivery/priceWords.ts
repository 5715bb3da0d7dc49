import { VOLUMETRIC_DIVISOR } from '../../config/constants';
import { formatNumber } from '../../utils/money';
import { listWords } from '../../utils/text';
import type { DraftProblem } from '../draftRules';
import type { LoadTotals } from '../draftTotals';

const MINUTE_MS = 60_000;

/** "Checked just now", "Checked 2 min ago". */
export function checkedWords(at: number, now: number): string {
  const minutes = Math.floor(Math.max(0, now - at) / MINUTE_MS);
  return minutes === 0 ? 'Checked just now' : `Checked ${minutes} min ago`;
}

/** What is still needed before there can be a price, by the part of the form where it is missing. */
export function missingWords(problems: readonly DraftProblem[]): string {
  const parts = [...new Set(problems.map(({ where }) => where.toLowerCase()))];
  return parts.length === 0 ? '' : `The price shows once this is filled in: ${listWords(parts)}.`;
}

/** Why a Joint load is charged for more than it weighs, or that it is not. */
export const chargeableWords = ({ kg, volumetricKg }: LoadTotals) =>
  `The larger of ${formatNumber(kg)} kg and ${formatNumber(volumetricKg)} kg by size (cm³ ÷ ${formatNumber(VOLUMETRIC_DIVISOR)}). An estimate.`;
