import * as v from 'valibot';
import type { OrUnknown } from '@/config/statuses';
import { isRecord } from '@/utils/isRecord';

/** Building blocks to validate responses and stored data. An invalid field gets its default; the other fields stay. */

/** A schema that accepts any input and returns a `T`. */
export type SchemaOf<T> = v.GenericSchema<unknown, T>;

/** A string; '' for anything else. */
export const text = v.fallback(v.string(), '');
/** Text without which the row is dropped. */
export const requiredText = v.pipe(v.string(), v.nonEmpty());
/** A status, type or kind; a text that the app does not know stays as it is, and anything else is ''. */
export const statusOf = <Known extends string>() => text as SchemaOf<OrUnknown<Known>>;
/** A status without which the row is dropped. */
export const requiredStatusOf = <Known extends string>() => requiredText as SchemaOf<OrUnknown<Known>>;
/** A boolean; false for anything else. */
export const flag = v.fallback(v.boolean(), false);
/** A number; NaN if it is missing, which formatters show as "-". */
export const number = v.fallback(v.number(), NaN);
/** An amount; 0 if it is missing. */
export const amountOrZero = v.fallback(v.number(), 0);
/** A whole number of 0 or more. */
export const count = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);

/** An id on the wire: a string or a number. */
export const id = v.union([v.string(), v.pipe(v.number(), v.finite())]);

/** A value of `schema`; null if it is missing or invalid. */
export const orNull = <T extends v.GenericSchema>(schema: T) => v.fallback(v.nullable(schema), null);

/** A string; null for anything else. */
export const nullableText = orNull(v.string());
/** An optional string, which may be null: an absent field is not the same as an empty one. */
export const optionalText = v.fallback(v.optional(v.nullable(v.string())), undefined);
/** A finite number; null for anything else. */
export const nullableNumber = orNull(v.pipe(v.number(), v.finite()));
/** An optional number, which may be null; absent stays absent. */
export const optionalNumber = v.fallback(v.optional(v.nullable(v.number())), undefined);

/** A stored field that is not restored: it always starts at its default. */
export const transientField = <const T extends boolean>(start: T) => v.fallback(v.literal(start), start);
/** A stored text. Earlier versions stored some as numbers. */
export const storedText = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
/** A stored amount. Earlier versions stored some as texts. */
export const storedAmount = v.fallback(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite()), 0);

/** Parses a value; returns a list with its output, or an empty list if it is invalid. */
export function readable<T extends v.GenericSchema>(schema: T, value: unknown): v.InferOutput<T>[] {
  const read = v.safeParse(schema, value, { abortEarly: true });
  return read.success ? [read.output] : [];
}

/** Returns the valid rows; null if there are records and none is valid: such a list must not look empty. */
export function readRows<T extends v.GenericSchema>(schema: T, rows: unknown[]): v.InferOutput<T>[] | null {
  const read = rows.flatMap((row) => readable(schema, row));
  return read.length === 0 && rows.some(isRecord) ? null : read;
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
