import * as v from 'valibot';

/** What storage holds is anybody's to change: a field of the wrong shape becomes its default, alone. */
export const text = v.fallback(v.string(), '');
export const flag = v.fallback(v.boolean(), false);
/** A state that ends with the page: whatever was stored, it starts at its default. */
export const transient = <const T extends boolean>(start: T) => v.fallback(v.literal(start), start);
export const count = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);
/** A text, or the number that an earlier answer had in its place; and the other way round. */
export const words = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
export const amount = v.fallback(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite()), 0);
export const maybeText = v.fallback(v.nullable(v.string()), null);
/** Absent stays absent, which is not the same as empty. */
export const maybeAbsent = v.fallback(v.optional(v.nullable(v.string())), undefined);
export const maybeNumber = v.fallback(v.nullable(v.pipe(v.number(), v.finite())), null);

/** An id as the wire gives it: text or a number. */
export const id = v.union([v.string(), v.pipe(v.number(), v.finite())]);

export const orNull = <T extends v.GenericSchema>(schema: T) => v.fallback(v.nullable(schema), null);

/** A list without the entries that cannot be read, at most `max` of them. */
export const listOf = <T extends v.GenericSchema>(entry: T, max: number) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((entries) => entries.flatMap((one) => readable(entry, one)).slice(0, max)),
    ),
    [],
  );

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

function readable<T extends v.GenericSchema>(entry: T, value: unknown): v.InferOutput<T>[] {
  const read = v.safeParse(entry, value);
  return read.success ? [read.output] : [];
}
