import * as v from 'valibot';
import { cleanDecimal, parseDecimal } from '@/utils/decimal';

export const QUICK_AMOUNTS = [500, 1000, 2000] as const;

/** What is typed as pesos with at most two decimals; null while it is no amount above zero. */
export function readAmount(text: string): number | null {
  const amount = parseDecimal(cleanDecimal(text, 2));
  return amount !== null && amount > 0 ? amount : null;
}

/** An amount as it stands in the field: whole pesos without decimals. */
export const amountText = (amount: number) => (Number.isInteger(amount) ? String(amount) : amount.toFixed(2));

/** A typed amount; its output is pesos. */
export const topUpSchema = v.object({
  amount: v.pipe(v.string(), v.transform(readAmount), v.number('Enter an amount in pesos.')),
});
