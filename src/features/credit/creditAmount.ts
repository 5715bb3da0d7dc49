import * as v from 'valibot';
import { getUsedCreditMessage } from '@/config/fieldMessages';
import { formatCentavos, fromCentavos, toCentavos } from '@/utils/money';

/** Validates pesos above zero, up to the used credit (`used`, in centavos). */
export const createAmountSchema = (used: number, missing: string) =>
  v.pipe(
    v.nullable(v.number()),
    v.transform((pesos) => toCentavos(pesos ?? 0)),
    v.check((centavos) => centavos > 0, missing),
    v.maxValue(used, getUsedCreditMessage(formatCentavos(used))),
    v.transform(fromCentavos),
  );
