/** Returns 128 random bits in hex. Works on plain http, where crypto.randomUUID is missing. */
export const createRandomHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
