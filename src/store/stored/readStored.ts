import * as v from 'valibot';
import { isRecord } from '@/lib/http/error';

export type StoredFields = Record<string, unknown>;
/** From the version that is its key to the next one. */
export type Migrations = Record<number, (fields: StoredFields) => StoredFields>;

/** Raised, with a migration from the old one, when the shape of a persisted slice changes. */
export const STORED_VERSION = 1;
const MIGRATIONS: Migrations = {};

/** redux-persist writes each field as JSON within the JSON; a plain value is taken as well. */
function unwrap(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function fieldsOf(raw: string | null): StoredFields {
  const fields: StoredFields = {};
  try {
    const parsed: unknown = JSON.parse(raw ?? '{}');
    if (!isRecord(parsed)) return fields;
    for (const [name, value] of Object.entries(parsed)) {
      if (name !== '__proto__') fields[name] = unwrap(value);
    }
    return fields;
  } catch {
    return {};
  }
}

/** The fields at the current version, or none where there is no way from the version that wrote them. */
function upToDate(fields: StoredFields, version: number, migrations: Migrations): StoredFields {
  const { _persist: persisted } = fields;
  const written = isRecord(persisted) ? persisted.version : version;
  if (typeof written !== 'number' || written > version) return {};
  let current = fields;
  for (let from = written; from < version; from += 1) {
    const migrate = migrations[from];
    if (!migrate) return {};
    current = migrate(current);
  }
  return current;
}

/**
 * A persisted slice out of storage. Corrupt text, a wrong type, an extra key or an unknown version never stops the app:
 * each field that cannot be used is its default.
 */
export function readStored<T>(
  raw: string | null,
  schema: v.GenericSchema<unknown, T>,
  version = STORED_VERSION,
  migrations = MIGRATIONS,
): T {
  return v.parse(schema, upToDate(fieldsOf(raw), version, migrations));
}
