import * as v from 'valibot';

/** Building blocks to validate untrusted data. An invalid field gets its default; the other fields stay. */

/** A schema that accepts any input and returns a `T`. */
export type SchemaOf<T> = v.GenericSchema<unknown, T>;

/** A string; '' for anything else. */
export const text = v.fallback(v.string(), '');
/** A boolean; false for anything else. */
export const flag = v.fallback(v.boolean(), false);

/** An id on the wire: a string or a number. */
export const id = v.union([v.string(), v.pipe(v.number(), v.finite())]);

/** A value of `schema`; null if it is missing or invalid. */
export const orNull = <T extends v.GenericSchema>(schema: T) => v.fallback(v.nullable(schema), null);

/** A string; null for anything else. */
export const nullableText = orNull(v.string());
/** An optional string, which may be null: an absent field is not the same as an empty one. */
export const optionalText = v.fallback(v.optional(v.nullable(v.string())), undefined);

/** Parses a value; returns a list with its output, or an empty list if it is invalid. */
export function readable<T extends v.GenericSchema>(schema: T, value: unknown): v.InferOutput<T>[] {
  const read = v.safeParse(schema, value, { abortEarly: true });
  return read.success ? [read.output] : [];
}

/** A list of at most `max` entries; invalid ones are left out. */
export const listOf = <T extends v.GenericSchema>(entry: T, max = Infinity) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((entries) => entries.flatMap((value) => readable(entry, value)).slice(0, max)),
    ),
    [],
  );
