import * as v from 'valibot';
import { readable } from '@/lib/schema';

/** Building blocks to validate stored data, which a user or an older version may have changed. */
export { flag, id, listOf, nullableText, optionalText, orNull, text } from '@/lib/schema';

/** A field that is not restored: it always starts at its default. */
export const transientField = <const T extends boolean>(start: T) => v.fallback(v.literal(start), start);
/** A whole number of 0 or more. */
export const count = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);
/** A text. Earlier versions stored some as numbers. */
export const storedText = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
/** An amount. Earlier versions stored some as texts. */
export const storedAmount = v.fallback(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite()), 0);
export const nullableNumber = v.fallback(v.nullable(v.pipe(v.number(), v.finite())), null);

/** A record of entries; unreadable ones are left out. */
export const recordOf = <T extends v.GenericSchema>(entry: T) =>
  v.fallback(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform((entries) =>
        Object.fromEntries(
          Object.entries(entries).flatMap(([key, value]) => readable(entry, value).map((read) => [key, read] as const)),
        ),
      ),
    ),
    {},
  );
