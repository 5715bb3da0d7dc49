import { isApiError } from './error';

/** The server's first sentence per field of a refused call (422); none where it named no field. */
export const fieldErrors = (error: unknown): { name: string; message: string }[] =>
  Object.entries((isApiError(error) && error.errors) || {}).flatMap(([name, [message]]) =>
    message ? [{ name, message }] : [],
  );
