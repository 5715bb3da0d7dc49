import { isApiError } from './error';
import { getWaitingMessage } from './messageOf';

/** The server's first sentence per field of a refused call (422); none where it named no field. */
export const fieldErrors = (error: unknown): { name: string; message: string }[] =>
  Object.entries((isApiError(error) && error.errors) || {}).flatMap(([name, [message]]) =>
    message ? [{ name, message }] : [],
  );

/**
 * The reasons of a failed call, each at the field of the form that it is about; `rest` is what has to be said above the
 * form: of fields that it does not have, how long to wait, or of the whole call where nothing is said of a field of it.
 */
export function assignFieldErrors<Place>(
  error: unknown,
  placeOf: (wireName: string) => Place | null,
  fallback: string,
) {
  const all = fieldErrors(error).map(({ name, message }) => ({ place: placeOf(name), message }));
  const placed = all.flatMap(({ place, message }) => (place === null ? [] : [{ place, message }]));
  const isWaiting = isApiError(error) && error.retryAfterSeconds !== undefined;
  const whole = placed.length === 0 || isWaiting ? getWaitingMessage(error, fallback) : '';
  const others = all.flatMap(({ place, message }) => (place !== null || whole.includes(message) ? [] : [message]));
  return { placed, rest: [whole, ...new Set(others)].filter(Boolean).join(' ') };
}

type SetError<Field> = (field: Field, error: { message: string }, options: { shouldFocus: boolean }) => void;

/** Marks the fields that a failed call speaks of, with the focus on the first; gives the words for above the form. */
export function markErrors<Field extends string>(
  error: unknown,
  fieldOf: (wireName: string) => Field | null,
  setError: SetError<Field>,
  fallback: string,
): string {
  const { placed, rest } = assignFieldErrors(error, fieldOf, fallback);
  placed.forEach(({ place, message }, at) => setError(place, { message }, { shouldFocus: at === 0 }));
  return rest;
}

/** The field of a form that has the wire's own name; null for one that the form does not have. */
export const namedAs =
  <Field extends string>(fields: readonly Field[]) =>
  (wireName: string): Field | null =>
    fields.find((field) => field === wireName) ?? null;
