import * as v from 'valibot';

/** Building blocks for data that this code did not write: a field of the wrong shape becomes its default, alone. */

/** A schema for any input whose output is checked against `T`. */
export type SchemaOf<T> = v.GenericSchema<unknown, T>;

export const text = v.fallback(v.string(), '');
export const flag = v.fallback(v.boolean(), false);

/** An id as the wire gives it: text or a number. */
export const id = v.union([v.string(), v.pipe(v.number(), v.finite())]);

/** Null for a missing value and for one of the wrong shape. */
export const orNull = <T extends v.GenericSchema>(schema: T) => v.fallback(v.nullable(schema), null);

/** The output of a readable value in a list of one, or an empty list. */
export function readable<T extends v.GenericSchema>(schema: T, value: unknown): v.InferOutput<T>[] {
  const read = v.safeParse(schema, value, { abortEarly: true });
  return read.success ? [read.output] : [];
}

/** A list without the entries that cannot be read, at most `max` of them. */
export const listOf = <T extends v.GenericSchema>(entry: T, max = Infinity) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((entries) => entries.flatMap((value) => readable(entry, value)).slice(0, max)),
    ),
    [],
  );
