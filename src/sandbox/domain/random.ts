const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Returns a secure random text; getRandomValues also works on plain http, unlike crypto.subtle. */
export function createRandomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Returns a code of `length` digits, including leading zeros. */
export function createRandomDigits(length: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => String(byte % 10)).join('');
}
