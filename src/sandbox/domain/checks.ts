import { getTooLongMessage } from '@/utils/text';
import type { FieldErrors } from '../http';

/** Returns the error of a value, or null if it is valid. */
export type ValueCheck = (value: string) => string | null;

/** Returns the trimmed text of a field; empty if it is missing. */
export const readTextField = (body: Record<string, unknown>, field: string): string => {
  const value = body[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
};

export const required =
  (message: string): ValueCheck =>
  (value) =>
    value === '' ? message : null;

/** Accepts an empty value, or one that passes `test`. */
export const matches =
  (test: (value: string) => boolean, message: string): ValueCheck =>
  (value) =>
    value === '' || test(value) ? null : message;

export const oneOf = (allowed: readonly string[], message: string): ValueCheck =>
  matches((value) => allowed.includes(value), message);

export const maxLength = (length: number): ValueCheck =>
  matches((value) => value.length <= length, getTooLongMessage(length));

/** Returns the untrimmed text of a field: spaces belong to a password. */
export const readRawField = (body: Record<string, unknown>, field: string): string => {
  const value = body[field];
  return typeof value === 'string' ? value : '';
};

/** Returns the first error of each field. */
export function check(body: Record<string, unknown>, rules: Record<string, ValueCheck[]>): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, checks] of Object.entries(rules)) {
    const value = field.includes('password') ? readRawField(body, field) : readTextField(body, field);
    const error = checks.map((test) => test(value)).find((found) => found !== null);
    if (error) errors[field] = [error];
  }
  return errors;
}

/** Keeps the rules of the fields in the body, since a PATCH sends only changes. */
export const pickSentFields = (
  body: Record<string, unknown>,
  rules: Record<string, ValueCheck[]>,
): Record<string, ValueCheck[]> =>
  Object.fromEntries(Object.entries(rules).filter(([field]) => body[field] !== undefined));

/** Returns true for an existing calendar day as YYYY-MM-DD. */
export function isExistingDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
