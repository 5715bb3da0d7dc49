import * as v from 'valibot';
import type { PaymentMethod } from '@/api/wire';
import { cleanDecimal, parseDecimal } from '@/utils/decimal';
import { formatDollarStyle, formatNumber } from '@/utils/money';

export const QUICK_AMOUNTS = [500, 1000, 2000] as const;

/** Parses typed pesos, at most two decimals; null unless above zero. */
export function parseAmount(text: string): number | null {
  const amount = parseDecimal(cleanDecimal(text, 2));
  return amount !== null && amount > 0 ? amount : null;
}

/** Formats pesos for the field, with grouped thousands; whole pesos have no decimals. */
export const toAmountText = (amount: number) =>
  Number.isInteger(amount) ? formatNumber(amount) : formatDollarStyle(amount);

/** Validates a typed amount; its output is in pesos. */
export const amountSchema = v.object({
  amount: v.pipe(v.string(), v.transform(parseAmount), v.number('Enter an amount in pesos.')),
});

/** Returns the chosen method; the first one until the customer chooses. */
export const findChosenMethod = (methods: readonly PaymentMethod[], chosenId: string | null) =>
  methods.find(({ id }) => String(id) === chosenId) ?? methods[0];

/** Validates the choice of a method for `amount` pesos; its output is the top-up to send. */
export const createTopUpSchema = (amount: number, methods: readonly PaymentMethod[]) =>
  v.pipe(
    v.object({ method: v.nullable(v.string()) }),
    v.transform(({ method }) => ({ amount, method: findChosenMethod(methods, method)?.id })),
    v.object({ amount: v.number(), method: v.union([v.string(), v.number()]) }),
  );

export type TopUpChoice = v.InferInput<ReturnType<typeof createTopUpSchema>>;
export type TopUpIntent = v.InferOutput<ReturnType<typeof createTopUpSchema>>;
