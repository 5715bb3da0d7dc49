import cardValidator from 'card-validator';
import * as v from 'valibot';
import { CARD_EXPIRED, ENTER_CARD_HOLDER } from '@/config/fieldMessages';
import { checkFields } from '@/lib/formSchema';
import { isName } from '@/utils/patterns';

type CardTexts = { number: string; expiry: string; cvc: string; holder_name: string };
/** Error per field. */
export type CardProblems = Partial<Record<keyof CardTexts, string>>;

/** Longest card number. */
const MAX_DIGITS = 19;

const digitsOf = (text: string) => text.replace(/\D/g, '');
const detectCard = (number: string) => cardValidator.number(digitsOf(number)).card;

/** Returns the brand of a number, such as "Visa"; empty while unknown. */
export const getCardBrand = (number: string): string => detectCard(number)?.niceType ?? '';

export const getLastFour = (number: string): string => digitsOf(number).slice(-4);

/** Groups the digits as their brand does: 4111 1111 1111 1111, 3782 822463 10005. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text).slice(0, MAX_DIGITS);
  const gaps = detectCard(digits)?.gaps ?? [4, 8, 12, 16];
  return [...digits].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('');
}

/** Month without its zero: one digit before a slash, dot or dash. */
const SHORT_MONTH = /^\s*(\d)\s*[/.-]/;

/** Formats digits as MM/YY. "9" becomes "09", because no month begins with 9, and "1/" becomes "01". */
export function formatExpiry(text: string): string {
  const digits = digitsOf(text.replace(SHORT_MONTH, '0$1'));
  const month = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  return month.length > 2 ? `${month.slice(0, 2)}/${month.slice(2, 6)}` : month;
}

/** Parses an expiry into its month and four-digit year; null when invalid. */
export function readExpiry(expiry: string): { month: number; year: number } | null {
  const { isValid, month, year } = cardValidator.expirationDate(expiry);
  if (!isValid || !month || !year) return null;
  return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) };
}

/** Returns the brand's name for the security code, and its number of digits. */
export function getSecurityCode(number: string): { name: string; size: number } {
  return detectCard(number)?.code ?? { name: 'CVC', size: 3 };
}

function findNumberProblem(number: string): string | undefined {
  const digits = digitsOf(number);
  if (digits === '') return 'Enter the card number.';
  return cardValidator.number(digits).isValid ? undefined : "That card number isn't valid. Check the digits.";
}

function findExpiryProblem(expiry: string): string | undefined {
  if (expiry.trim() === '') return 'Enter the expiry date.';
  if (!/^\d{2}\/(\d{2}|\d{4})$/.test(expiry)) return 'Enter the month and year as MM/YY.';
  if (!cardValidator.expirationMonth(expiry.slice(0, 2)).isValid) return 'Enter a month from 01 to 12.';
  return readExpiry(expiry) ? undefined : CARD_EXPIRED;
}

/** Validates number (Luhn), expiry, code and holder. Returns the errors by field. */
export function findCardProblems({ number, expiry, cvc, holder_name }: CardTexts): CardProblems {
  const { name, size } = getSecurityCode(number);
  const problems: CardProblems = {
    number: findNumberProblem(number),
    expiry: findExpiryProblem(expiry),
    cvc: cardValidator.cvv(cvc, size).isValid ? undefined : `Enter the ${size}-digit ${name}.`,
    holder_name: isName(holder_name.trim()) ? undefined : ENTER_CARD_HOLDER,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

/** Checks the fields together, because the length of the code depends on the brand. */
export const cardSchema = v.pipe(
  v.object({
    number: v.string(),
    expiry: v.string(),
    cvc: v.string(),
    holder_name: v.string(),
    is_default: v.boolean(),
  }),
  checkFields((card) => findCardProblems(card)),
);

export type CardValues = v.InferOutput<typeof cardSchema>;
