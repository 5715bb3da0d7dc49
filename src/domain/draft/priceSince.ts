import { formatChatListDay, formatDay, toManila } from '@/lib/dates';
import { formatPeso, fromCentavos, toCentavos } from '@/utils/money';

export type PriceSince = {
  /** Pesos: positive where it costs more than it did. */
  difference: number;
  /** "₱45.00 more than on 12 Oct". */
  words: string;
};

/** "12 Oct", with its year where that is not this one. */
export const shortDay = (day: string, now: number) =>
  toManila(day).year() === toManila(now).year() ? formatChatListDay(day) : formatDay(day);

/** How a price of today differs from what the same delivery cost the last time. */
export function priceSince(last: { total: number; date: string }, today: number, now: number): PriceSince {
  const centavos = toCentavos(today) - toCentavos(last.total);
  const on = shortDay(last.date, now);
  if (centavos === 0) return { difference: 0, words: `The same price as on ${on}` };
  const size = formatPeso(fromCentavos(Math.abs(centavos)));
  return { difference: fromCentavos(centavos), words: `${size} ${centavos > 0 ? 'more' : 'less'} than on ${on}` };
}
