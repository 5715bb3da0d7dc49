/** Input patterns of spec section 5. They have no nested quantifiers, so that matching takes linear time. */

const NAME = /^[\p{L}\p{M} \-,.'’]+$/u;
const ALPHANUMERIC_NAME = /^[\p{L}\p{M}\d \-,.'’]+$/u;
const EMAIL_LOCAL = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/;
const EMAIL_LABEL = /^[A-Za-z0-9-]{1,63}$/;
const PHONE = /^(?:\+\d{1,3}[ -]?)?(?:\(\d{3}\)|\d{3})[ .-]?\d{3}[ .-]?\d{4}$/;
const USERNAME = /^[A-Za-z0-9_\-@.]{3,30}$/;
/** Word characters and the symbols found on every keyboard; no space, quote, slash or bracket. */
const PASSWORD = /^[A-Za-z0-9_!@#$%^&*()\-+=.,?:;~]{9,30}$/;
const DIGITS = /^\d+$/;
const MOBILE = /^9\d{9}$/;
const LAST_FOUR = /^\d{4}$/;
const ADDRESS = /^[\p{L}\p{M}\d .,'’#/&()\-:;"+@]+$/u;

const LETTER = /\p{L}/u;
const LETTER_OR_DIGIT = /[\p{L}\d]/u;

/** Returns true if at least two characters match. */
function hasTwo(text: string, kind: RegExp): boolean {
  let found = 0;
  for (const character of text) {
    if (kind.test(character)) found += 1;
    if (found === 2) return true;
  }
  return false;
}

/** Checks a name: 2 or more letters, accented ones included, and spaces, hyphen, comma, period, apostrophe. */
export const isName = (text: string): boolean => NAME.test(text) && hasTwo(text, LETTER);

/** Checks an alphanumeric name: the characters of a name plus digits. */
export const isAlphanumericName = (text: string): boolean =>
  ALPHANUMERIC_NAME.test(text) && hasTwo(text, LETTER_OR_DIGIT);

/** Checks a company name: an alphanumeric name plus & ( ) / # + ; as in registered names. */
export const isCompanyName = (text: string): boolean => isAlphanumericName(text.replace(/[&()/#+;]/g, ' '));

/** Checks an email: local@domain, at most 254 characters, a domain of two labels or more. */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  if (!EMAIL_LOCAL.test(local) || local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false;
  const labels = text.slice(at + 1).split('.');
  const isLabel = (label: string) => EMAIL_LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-');
  return labels.length > 1 && labels.every(isLabel) && (labels.at(-1) ?? '').length > 1;
}

/** Checks a phone number: optional +country code, then 10 digits as 555-010-1234, (555) 010 1234 or 5550101234. */
export const isPhone = (text: string): boolean => PHONE.test(text);

/** Checks a username: 3 to 30 letters, digits, underscores, hyphens, @ or periods. */
export const isUsername = (text: string): boolean => USERNAME.test(text);

/** Checks a password: 9 to 30 word characters and the symbols ! @ # $ % ^ & * ( ) - + = . , ? : ; ~ */
export const isPassword = (text: string): boolean => PASSWORD.test(text);

/** Checks for digits only, at least one. */
export const isDigits = (text: string): boolean => DIGITS.test(text);

/** Checks a Philippine mobile number without +63: 9 and nine more digits. */
export const isMobile = (text: string): boolean => MOBILE.test(text);

/** Checks the last four digits of a card or account. */
export const isLastFour = (text: string): boolean => LAST_FOUR.test(text);

/** Checks an address: letters, digits, spaces and . , ' # / & ( ) - : ; " + @ with at least one letter or digit. */
export const isAddress = (text: string): boolean => ADDRESS.test(text) && LETTER_OR_DIGIT.test(text);
