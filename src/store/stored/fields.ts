import * as v from 'valibot';
import { readable } from '@/lib/schema';

/** What storage holds is anybody's to change: it is read with the blocks of lib/schema and these. */
export { flag, id, listOf, orNull, text } from '@/lib/schema';

/** A state that ends with the page: whatever was stored, it starts at its default. */
export const transient = <const T extends boolean>(start: T) => v.fallback(v.literal(start), start);
export const count = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);
/** A text, or the number that an earlier answer had in its place; and the other way round. */
export const storedText = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
export const storedAmount = v.fallback(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite()), 0);
export const storedTextOrNull = v.fallback(v.nullable(v.string()), null);
/** Absent stays absent, which is not the same as empty. */
export const maybeAbsent = v.fallback(v.optional(v.nullable(v.string())), undefined);
export const storedNumberOrNull = v.fallback(v.nullable(v.pipe(v.number(), v.finite())), null);

/** A record without the entries that cannot be read. */
export const recordOf = <T extends v.GenericSchema>(entry: T) =>
  v.fallback(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform((entries) =>
        Object.fromEntries(
          Object.entries(entries).flatMap(([key, one]) => readable(entry, one).map((read) => [key, read] as const)),
        ),
      ),
    ),
    {},
  );
