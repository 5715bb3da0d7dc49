import { VOLUMETRIC_DIVISOR } from '@/config/constants';
import type { ApiError } from '@/lib/http/error';
import { getWaitingMessage } from '@/lib/http/messageOf';
import { formatNumber } from '@/utils/money';
import { toSentenceList } from '@/utils/text';
import type { DraftProblem } from './draftRules';
import type { LoadTotals } from './draftTotals';

const MINUTE_MS = 60_000;

/** "Checked just now", "Checked 2 min ago". */
export function getCheckedAgoLabel(at: number, now: number): string {
  const minutes = Math.floor(Math.max(0, now - at) / MINUTE_MS);
  return minutes === 0 ? 'Checked just now' : `Checked ${minutes} min ago`;
}

/** What is still needed before there can be a price, by the part of the form where it is missing. */
export function getMissingPartsMessage(problems: readonly DraftProblem[]): string {
  const parts = [...new Set(problems.map(({ where }) => where.toLowerCase()))];
  return parts.length === 0 ? '' : `The price shows once this is filled in: ${toSentenceList(parts)}.`;
}

/** The server's reasons where it gave some, such as a load that no vehicle takes; else what it said of the whole. */
export const getRefusalReasons = (error: ApiError): string =>
  error.errors ? [...new Set(Object.values(error.errors).flat())].join(' ') : getWaitingMessage(error, '');

/** Whether the server refused what was entered: asking again for the same brings the same. */
export const isRefused = (error: ApiError): boolean => error.errors !== undefined;

/** Why there is no price. */
export const getPriceErrorMessage = (error: ApiError): string =>
  isRefused(error) ? getRefusalReasons(error) : `The price did not load. ${getRefusalReasons(error)}`;

/**
 * What a Joint load may be charged by. The wire has no field for the size, so a price is for the weight alone: said
 * where the size would weigh more.
 */
export const getChargeableWeightLabel = ({ kg, volumetricKg }: LoadTotals) =>
  `The larger of ${formatNumber(kg)} kg and ${formatNumber(volumetricKg)} kg by size (cm³ ÷ ${formatNumber(VOLUMETRIC_DIVISOR)}). An estimate.` +
  (volumetricKg > kg ? ' The price is for the weight alone, and the size may change it.' : '');
