const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Text that nobody can guess; getRandomValues works on plain http too, unlike crypto.subtle. */
export function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** A code of `length` digits, leading zeros included. */
export function randomDigits(length: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => String(byte % 10)).join('');
}
