import * as v from 'valibot';
import { isRecord } from '@/utils/isRecord';

export type StoredFields = Record<string, unknown>;

/** Version of the persisted slices. To change their shape, raise it; fields of another version are ignored. */
export const STORED_VERSION = 1;

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

const isOtherVersion = ({ _persist: persisted }: StoredFields) =>
  isRecord(persisted) && persisted.version !== STORED_VERSION;

/** Validates the fields of a persisted slice. An unusable or missing field gets its default. */
export const validateFields = <T>(fields: StoredFields, schema: v.GenericSchema<unknown, T>): T =>
  v.parse(schema, isOtherVersion(fields) ? {} : fields);

/** Reads a persisted slice from its stored text. Never throws: invalid JSON gives the defaults. */
export const readStored = <T>(raw: string | null, schema: v.GenericSchema<unknown, T>): T =>
  validateFields(parseFields(raw), schema);
