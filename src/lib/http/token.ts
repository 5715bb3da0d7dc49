/** The stored token's text for "no session" (spec section 4). */
const INVALID_TOKEN = 'Invalid Token';

/** Whether a token can be sent. */
export const isUsableToken = (token: unknown): token is string =>
  typeof token === 'string' && token !== INVALID_TOKEN && /^[\x21-\x7e]+$/.test(token);
