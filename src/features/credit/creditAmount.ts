import * as v from 'valibot';
import { getUsedCreditMessage } from '@/config/fieldMessages';
import { formatCentavos, fromCentavos, toCentavos } from '@/utils/money';
import type { CreditAmounts } from './readCredit';

export const AMOUNT_CHOICES = ['due', 'full', 'custom'] as const;
export type AmountChoice = (typeof AMOUNT_CHOICES)[number];

/**
 * Returns the choice of the customer, or the first one with an amount. A choice of an earlier visit can be worth nothing,
 * for example once a cheque covers the full balance.
 */
export function getAmountChoice(
  chosen: AmountChoice | null | undefined,
  { due, outstanding }: CreditAmounts,
): AmountChoice {
  const payable = AMOUNT_CHOICES.filter((choice) => choice === 'custom' || (choice === 'due' ? due : outstanding) > 0);
  return payable.find((choice) => choice === chosen) ?? payable[0] ?? 'custom';
}

/** Returns the pesos to pay; null while no amount is typed. */
export function getChosenAmount(choice: AmountChoice, typed: number | null, { due, outstanding }: CreditAmounts) {
  if (choice === 'custom') return typed;
  return fromCentavos(choice === 'due' ? due : outstanding);
}

/** Validates pesos above zero, up to the used credit (`used`, in centavos). */
export const createAmountSchema = (used: number, missing: string) =>
  v.pipe(
    v.nullable(v.number()),
    v.transform((pesos) => toCentavos(pesos ?? 0)),
    v.check((centavos) => centavos > 0, missing),
    v.maxValue(used, getUsedCreditMessage(formatCentavos(used))),
    v.transform(fromCentavos),
  );
