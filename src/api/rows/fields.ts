import * as v from 'valibot';

/** A number that screens calculate with; NaN where it is missing, which every formatter shows as "-". */
export const number = v.fallback(v.number(), NaN);
/** An amount that counts as nothing where it is missing. */
export const amountOrZero = v.fallback(v.number(), 0);
export const nullableText = v.fallback(v.nullable(v.string()), null);
export const nullableNumber = v.fallback(v.nullable(v.number()), null);
/** Fields that a server may leave out: absent stays absent. */
export const optionalText = v.fallback(v.optional(v.nullable(v.string())), undefined);
export const optionalNumber = v.fallback(v.optional(v.nullable(v.number())), undefined);
/** A text that a row is nothing without. */
export const requiredText = v.pipe(v.string(), v.nonEmpty());
