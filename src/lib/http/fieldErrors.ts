import { isApiError } from './error';
import { getErrorMessage } from './errorMessage';

/** Index in the name of a list field, such as `documents.0` or `documents[0]`. */
const LIST_INDEX = /(\.\d+|\[\d+\])$/;

/** Returns the server's first message per field of a rejected call (422); those of one list are joined. */
export function listFieldErrors(error: unknown): { name: string; message: string }[] {
  const byField = new Map<string, Set<string>>();
  for (const [name, [message]] of Object.entries((isApiError(error) && error.errors) || {})) {
    const field = name.replace(LIST_INDEX, '');
    if (message) byField.set(field, (byField.get(field) ?? new Set()).add(message));
  }
  return [...byField].map(([name, messages]) => ({ name, message: [...messages].join(' ') }));
}

/**
 * Assigns the messages of a failed call to the fields of a form. `rest` is the text above the form: messages for unknown
 * fields, the time to wait, or the message of the call if no field has one.
 */
export function assignFieldErrors<Field>(
  error: unknown,
  toField: (wireName: string) => Field | null,
  fallback: string,
) {
  const all = listFieldErrors(error).map(({ name, message }) => ({ field: toField(name), message }));
  const assigned = all.flatMap(({ field, message }) => (field === null ? [] : [{ field, message }]));
  const isWaiting = isApiError(error) && error.retryAfterSeconds !== undefined;
  const general = assigned.length === 0 || isWaiting ? getErrorMessage(error, fallback) : '';
  const others = all.flatMap(({ field, message }) => (field !== null || general.includes(message) ? [] : [message]));
  return { assigned, rest: [general, ...new Set(others)].filter(Boolean).join(' ') };
}

type SetError<Field> = (field: Field, error: { message: string }, options: { shouldFocus: boolean }) => void;

type FormErrors<Field> = {
  /** Returns the form field for a field of the call; null for one that the form does not have. */
  toField: (wireName: string) => Field | null;
  /** `setError` of the form. */
  setError: SetError<Field>;
  /** Message for an error that has none. */
  fallback: string;
};

/** Sets errors of a form and focuses the first one. */
export function setFieldErrors<Field>(
  [first, ...others]: readonly { field: Field; message: string }[],
  setError: SetError<Field>,
): void {
  if (first) setError(first.field, { message: first.message }, { shouldFocus: true });
  // later: the field that loses the focus is validated first, which clears its error
  setTimeout(() => others.forEach(({ field, message }) => setError(field, { message }, { shouldFocus: false })));
}

/** Sets the field errors of a failed call and focuses the first one; returns the text above the form. */
export function markErrors<Field extends string>(
  error: unknown,
  { toField, setError, fallback }: FormErrors<Field>,
): string {
  const { assigned, rest } = assignFieldErrors(error, toField, fallback);
  setFieldErrors(assigned, setError);
  return rest;
}

/** Returns a function that finds the form field with the same name as on the wire; null if there is none. */
export const matchFieldName =
  <Field extends string>(fields: readonly Field[]) =>
  (wireName: string): Field | null =>
    fields.find((field) => field === wireName) ?? null;
