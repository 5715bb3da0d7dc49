import * as v from 'valibot';
import { formatPeso, fromCentavos, toCentavos } from '@/utils/money';

/** Pesos above zero, up to the used credit (`used`, in centavos). */
export const creditAmount = (used: number, missing: string) =>
  v.pipe(
    v.nullable(v.number()),
    v.transform((pesos) => toCentavos(pesos ?? 0)),
    v.check((centavos) => centavos > 0, missing),
    v.maxValue(used, `Enter an amount up to ${formatPeso(fromCentavos(used))}, what is used of your credit.`),
    v.transform(fromCentavos),
  );
