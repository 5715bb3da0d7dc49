import * as v from 'valibot';
import { isRecord } from '@/utils/isRecord';

export type StoredFields = Record<string, unknown>;
/** Migrations by the version that they start from; each converts the fields to the next version. */
export type Migrations = Record<number, (fields: StoredFields) => StoredFields>;

/** Version of the persisted slices. To change their shape, raise it and add a migration. */
export const STORED_VERSION = 1;
const MIGRATIONS: Migrations = {};

/** Parses a slice as redux-persist writes it: each field as JSON within the JSON. */
function parseFields(raw: string | null): StoredFields {
  try {
    const parsed: unknown = JSON.parse(raw ?? '{}');
    if (!isRecord(parsed)) return {};
    return Object.fromEntries(Object.entries(parsed).map(([name, text]) => [name, JSON.parse(String(text))]));
  } catch {
    return {};
  }
}

/** Migrates fields to the current version. Returns {} if a newer version wrote them or a migration is missing. */
function migrateFields(fields: StoredFields, version: number, migrations: Migrations): StoredFields {
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

/** Validates the fields of a persisted slice. An unusable or missing field gets its default. */
export const validateFields = <T>(
  fields: StoredFields,
  schema: v.GenericSchema<unknown, T>,
  version = STORED_VERSION,
  migrations = MIGRATIONS,
): T => v.parse(schema, migrateFields(fields, version, migrations));

/** Reads a persisted slice from its stored text. Never throws: invalid JSON gives the defaults. */
export const readStored = <T>(raw: string | null, schema: v.GenericSchema<unknown, T>): T =>
  validateFields(parseFields(raw), schema);
