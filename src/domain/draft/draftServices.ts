import { formatPeso } from '@/utils/money';
import type { DeliveryDraft } from './draft';

/** Services that need more than a tick. */
export const CASH_ON_DELIVERY = 'cod';
export const VALUE_COVER = 'value_cover';

const COLLECT = /^Collect ₱([\d,]+\.\d\d) cash on delivery\.(?: |$)/;

/**
 * Puts the cash to collect before the instructions of a stop: the wire has no field for it, and the notes are what
 * driver, waybill and receipt show.
 */
export const withCashNote = (amount: number | null, notes: string): string =>
  amount === null || amount <= 0 ? notes : `Collect ${formatPeso(amount)} cash on delivery. ${notes}`.trim();

/** Takes apart what `withCashNote` put together. */
export function readCashNote(notes: string | null | undefined): { amount: number | null; notes: string } {
  const text = notes ?? '';
  const found = COLLECT.exec(text);
  if (!found) return { amount: null, notes: text };
  return { amount: Number(found[1]?.replaceAll(',', '')), notes: text.slice(found[0].length) };
}

/** Fields that belong to a service: without the service nothing is wrong with them. */
export const SERVICE_FIELD = /^(?:stops\.\d+\.cod_amount|items\.\d+\.declared_value)$/;

/** Finds what the chosen services still need: path and message, in the order of the screen. */
export function serviceProblems({ services, stops, items }: DeliveryDraft): { path: string; message: string }[] {
  const isCovered = services.includes(VALUE_COVER) && items.length > 0;
  const cover =
    isCovered && !items.some(({ declared_value: value }) => value !== null && value > 0)
      ? [{ path: 'items.0.declared_value', message: 'Enter the declared value: the cover is for this amount.' }]
      : [];
  if (!services.includes(CASH_ON_DELIVERY)) return cover;
  const amounts = stops.slice(1).map(({ cod_amount: amount }) => amount);
  const isNothing = amounts.every((amount) => amount === 0);
  const cash = amounts.flatMap((amount, index) => {
    if (amount !== null && amount >= 0 && !isNothing) return [];
    const none = amounts.length > 1 && !isNothing ? ' Enter 0 where nothing is collected.' : '';
    return [{ path: `stops.${index + 1}.cod_amount`, message: `Enter the cash to collect.${none}` }];
  });
  return [...cover, ...cash];
}
