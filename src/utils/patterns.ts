/**
 * The input patterns of spec section 5. Each is one flat character class or a fixed number of them:
 * no nested quantifier, so the work grows with the length of the text and nothing more.
 */

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

/** True when at least two characters of the text are of the kind; stops at the second. */
function hasTwo(text: string, kind: RegExp): boolean {
  let found = 0;
  for (const character of text) {
    if (kind.test(character)) found += 1;
    if (found === 2) return true;
  }
  return false;
}

/** Name: two or more letters, accented ones too; also spaces, hyphen, comma, period, apostrophe. */
export const isName = (text: string): boolean => NAME.test(text) && hasTwo(text, LETTER);

/** Alphanumeric name: the characters of a name plus digits. */
export const isAlphanumericName = (text: string): boolean =>
  ALPHANUMERIC_NAME.test(text) && hasTwo(text, LETTER_OR_DIGIT);

/** Company name: an alphanumeric name that may have & ( ) / # + ; too, as registered names do. */
export const isCompanyName = (text: string): boolean => isAlphanumericName(text.replace(/[&()/#+;]/g, ' '));

/** E-mail: local@domain, at most 254 characters, a domain of two labels or more. */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  if (!EMAIL_LOCAL.test(local) || local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false;
  const labels = text.slice(at + 1).split('.');
  const isLabel = (label: string) => EMAIL_LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-');
  return labels.length > 1 && labels.every(isLabel) && (labels.at(-1) ?? '').length > 1;
}

/** Phone: optional +country code, then ten digits in the US grouping (555-010-1234, (555) 010 1234, 5550101234). */
export const isPhone = (text: string): boolean => PHONE.test(text);

/** Username: 3 to 30 letters, digits, underscore, hyphen, @ or period. */
export const isUsername = (text: string): boolean => USERNAME.test(text);

/** Password: 9 to 30 word characters and the symbols ! @ # $ % ^ & * ( ) - + = . , ? : ; ~ */
export const isPassword = (text: string): boolean => PASSWORD.test(text);

/** Digits only, at least one. */
export const isDigits = (text: string): boolean => DIGITS.test(text);

/** Philippine mobile without +63: 9 and nine more digits. */
export const isMobile = (text: string): boolean => MOBILE.test(text);

/** The last four digits of a card or account. */
export const isLastFour = (text: string): boolean => LAST_FOUR.test(text);

/** Address: letters, digits, spaces and . , ' # / & ( ) - : ; " + @ with at least one letter or digit. */
export const isAddress = (text: string): boolean => ADDRESS.test(text) && LETTER_OR_DIGIT.test(text);
