import type { FieldErrors } from '../http';

/** A check says what to change, or null when the value is fine. */
export type Check = (value: string) => string | null;

/** Text of a field, trimmed; an empty text where it is missing. */
export const readTextField = (body: Record<string, unknown>, field: string): string => {
  const value = body[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
};

export const needed =
  (sentence: string): Check =>
  (value) =>
    value === '' ? sentence : null;

/** Fine when empty or when `test` holds. */
export const matches =
  (test: (value: string) => boolean, sentence: string): Check =>
  (value) =>
    value === '' || test(value) ? null : sentence;

export const oneOf = (allowed: readonly string[], sentence: string): Check =>
  matches((value) => allowed.includes(value), sentence);

export const notLongerThan = (length: number): Check =>
  matches((value) => value.length <= length, `Use ${length} characters or fewer.`);

/** As it came: a space in a password is the customer's own. */
export const rawOf = (body: Record<string, unknown>, field: string): string => {
  const value = body[field];
  return typeof value === 'string' ? value : '';
};

/** The first sentence of each field's checks that fail. */
export function check(body: Record<string, unknown>, rules: Record<string, Check[]>): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, checks] of Object.entries(rules)) {
    const value = field.includes('password') ? rawOf(body, field) : readTextField(body, field);
    const sentence = checks.map((one) => one(value)).find((found) => found !== null);
    if (sentence) errors[field] = [sentence];
  }
  return errors;
}

/** The rules of the fields that are there: a PATCH sends only what changes. */
export const onlySentFields = (
  body: Record<string, unknown>,
  rules: Record<string, Check[]>,
): Record<string, Check[]> => Object.fromEntries(Object.entries(rules).filter(([field]) => body[field] !== undefined));

/** True for a calendar day that exists, as YYYY-MM-DD. */
export function isExistingDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
