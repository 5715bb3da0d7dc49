import * as v from 'valibot';

export { nullableText, optionalText } from '@/lib/schema';

/** Number; NaN if it is missing, which formatters show as "-". */
export const number = v.fallback(v.number(), NaN);
/** Amount; 0 if it is missing. */
export const amountOrZero = v.fallback(v.number(), 0);
export const nullableNumber = v.fallback(v.nullable(v.number()), null);
/** Optional number; absent stays absent. */
export const optionalNumber = v.fallback(v.optional(v.nullable(v.number())), undefined);
/** Text without which the row is dropped. */
export const requiredText = v.pipe(v.string(), v.nonEmpty());
