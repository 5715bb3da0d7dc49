import { formatNumber, formatPeso, sumPesos } from '@/utils/money';

/** Length of a route and its price in pesos; null without a chosen vehicle. */
export type RoutePrice = { km: number; total: number | null };

const getLengthLabel = (km: number) =>
  km === 0 ? 'as long as before' : `${formatNumber(Math.abs(km))} km ${km > 0 ? 'shorter' : 'longer'}`;

const getPriceLabel = (pesos: number) =>
  pesos === 0 ? 'costs the same' : `costs ${formatPeso(Math.abs(pesos))} ${pesos > 0 ? 'less' : 'more'}`;

/** Returns the message about a new order from the server's quotes of both orders. */
export function getOrderSavingMessage(before: RoutePrice, after: RoutePrice): string {
  const length = getLengthLabel(roundKm(before.km - after.km));
  if (before.total === null || after.total === null) return `The new order is ${length}.`;
  return `The new order is ${length} and ${getPriceLabel(sumPesos([before.total, -after.total]))}.`;
}

/** Returns the message about a new order that has no quote. */
export const getStraightSavingMessage = (km: number) =>
  `The new order is ${getLengthLabel(roundKm(km))}, measured in straight lines.`;

/** Rounds to 100 m, the precision of a quote. */
const roundKm = (km: number) => Math.round(km * 10) / 10;
