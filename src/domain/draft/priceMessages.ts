import { MINUTE_MS, VOLUMETRIC_DIVISOR } from '@/config/constants';
import type { ApiError } from '@/lib/http/error';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { formatNumber } from '@/utils/money';
import { toSentenceList } from '@/utils/text';
import type { DraftProblem } from './draftRules';
import type { LoadTotals } from './draftTotals';

/** Returns the age of a price: "Updated just now", "Updated 2 min ago". */
export function getPriceAgeLabel(pricedAt: number, now: number): string {
  const minutes = Math.floor(Math.max(0, now - pricedAt) / MINUTE_MS);
  return minutes === 0 ? 'Updated just now' : `Updated ${minutes} min ago`;
}

const PARTS: Record<string, string> = {
  Pickup: 'a pickup',
  'Drop-off': 'a drop-off',
  Route: 'a drop-off',
  Goods: 'your goods',
};

/** Lists the parts of the form that a price still needs: "Add a drop-off and your goods to see the price." */
export function getMissingPartsMessage(problems: readonly DraftProblem[]): string {
  const parts = [...new Set(problems.map(({ where }) => PARTS[where] ?? where.toLowerCase()))];
  return parts.length === 0 ? '' : `Add ${toSentenceList(parts)} to see the price.`;
}

/** Returns the server's field messages, such as a load too large for any vehicle; without them its general message. */
export const getRefusalReasons = (error: ApiError): string =>
  error.errors ? [...new Set(Object.values(error.errors).flat())].join(' ') : getErrorMessage(error, '');

/** Returns true if the server rejected the input, so that a retry cannot help. */
export const isRefused = (error: ApiError): boolean => error.errors !== undefined;

/** Explains a failed price request. */
export const getPriceErrorMessage = (error: ApiError): string =>
  isRefused(error) ? getRefusalReasons(error) : `The price did not load. ${getRefusalReasons(error)}`;

/** Explains the chargeable weight of a Joint load. The wire has no field for the size, so a price ignores it. */
export function getChargeableWeightLabel({ kg, volumetricKg }: LoadTotals): string {
  if (volumetricKg === 0) return 'No dimensions given, so the actual weight is used.';
  const divisor = formatNumber(VOLUMETRIC_DIVISOR);
  const larger = `Estimate: the larger of ${formatNumber(kg)} kg and ${formatNumber(volumetricKg)} kg by size (cm³ ÷ ${divisor}).`;
  return volumetricKg > kg ? `${larger} The price covers the weight only; the size may change it.` : larger;
}
