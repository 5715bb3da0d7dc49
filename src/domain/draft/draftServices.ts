import { formatPeso } from '@/utils/money';
import type { DeliveryDraft, DraftItem } from './draft';

/** Codes of the services that need an amount. */
export const CASH_ON_DELIVERY = 'cod';
export const VALUE_COVER = 'value_cover';

const COLLECT = /^Collect ₱([\d,]+\.\d\d) cash on delivery\.(?: |$)/;

/**
 * Prepends the cash to collect to the notes of a stop. The wire has no field for it; driver, waybill and receipt show
 * the notes.
 */
export const withCashNote = (amount: number | null, notes: string): string =>
  amount === null || amount <= 0 ? notes : `Collect ${formatPeso(amount)} cash on delivery. ${notes}`.trim();

/** Reverses `withCashNote`: splits notes into the amount in pesos and the instructions. */
export function readCashNote(notes: string | null | undefined): { amount: number | null; notes: string } {
  const text = notes ?? '';
  const match = COLLECT.exec(text);
  if (!match) return { amount: null, notes: text };
  return { amount: Number(match[1]?.replaceAll(',', '')), notes: text.slice(match[0].length) };
}

const hasDeclaredValue = ({ declared_value: value }: DraftItem) => value !== null && value > 0;

/** Paths of the fields that are only checked while their service is chosen. */
export const SERVICE_FIELD = /^(?:stops\.\d+\.cod_amount|items\.\d+\.declared_value)$/;

/** Returns true if the value cover needs a declared value of this item, because no other item has one. */
export const needsDeclaredValue = ({ services, items }: Pick<DeliveryDraft, 'services' | 'items'>, index: number) =>
  services.includes(VALUE_COVER) && items.every((item, other) => other === index || !hasDeclaredValue(item));

/** Returns what the chosen services still need, in the order of the screen. */
export function findServiceProblems({ services, stops, items }: DeliveryDraft): { path: string; message: string }[] {
  const isCovered = services.includes(VALUE_COVER) && items.length > 0;
  const cover =
    isCovered && !items.some(hasDeclaredValue)
      ? [{ path: 'items.0.declared_value', message: 'Enter the declared value. The cover is for this amount.' }]
      : [];
  if (!services.includes(CASH_ON_DELIVERY)) return cover;
  const amounts = stops.slice(1).map(({ cod_amount: amount }) => amount);
  const areAllZero = amounts.every((amount) => amount === 0);
  const cash = amounts.flatMap((amount, index) => {
    if (amount !== null && amount >= 0 && !areAllZero) return [];
    const hint = amounts.length > 1 && !areAllZero ? ' Enter 0 for a stop without cash.' : '';
    return [{ path: `stops.${index + 1}.cod_amount`, message: `Enter the cash to collect.${hint}` }];
  });
  return [...cover, ...cash];
}
