import cardValidator from 'card-validator';
import * as v from 'valibot';
import { checkFields } from '@/lib/formSchema';
import { isName } from '@/utils/patterns';

export type CardForm = { number: string; expiry: string; cvc: string; holder_name: string };
export type CardProblems = Partial<Record<keyof CardForm, string>>;

/** Longest number there is: 19 digits. */
const MAX_DIGITS = 19;

const digitsOf = (text: string) => text.replace(/\D/g, '');
const cardOf = (number: string) => cardValidator.number(digitsOf(number)).card;

/** The brand as people write it, "Visa"; empty while the digits do not tell. */
export const brandOf = (number: string): string => cardOf(number)?.niceType ?? '';

/** The digits in the groups of their brand: 4111 1111 1111 1111, 3782 822463 10005. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text).slice(0, MAX_DIGITS);
  const gaps = cardOf(digits)?.gaps ?? [4, 8, 12, 16];
  return [...digits].map((digit, at) => (gaps.includes(at) ? ` ${digit}` : digit)).join('');
}

/** One digit that a slash, or what stands for one, follows: a month without its zero. */
const SHORT_MONTH = /^\s*(\d)\s*[/.-]/;

/** Digits as MM/YY; "9" becomes "09", for no month begins with it, and "1/" becomes "01", for the month ends there. */
export function formatExpiry(text: string): string {
  const digits = digitsOf(text.replace(SHORT_MONTH, '0$1'));
  const month = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  return month.length > 2 ? `${month.slice(0, 2)}/${month.slice(2, 6)}` : month;
}

/** Month and year of a typed expiry; the year with four digits. Null where it is no month of a year. */
export function readExpiry(expiry: string): { month: number; year: number } | null {
  const { isValid, month, year } = cardValidator.expirationDate(expiry);
  if (!isValid || !month || !year) return null;
  return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) };
}

/** What the bank calls the code on the card, and how many digits it has. */
export function codeOf(number: string): { name: string; size: number } {
  return cardOf(number)?.code ?? { name: 'CVC', size: 3 };
}

function numberProblem(number: string): string | undefined {
  const digits = digitsOf(number);
  if (digits === '') return 'Enter the card number.';
  return cardValidator.number(digits).isValid ? undefined : 'This is not a card number. Check its digits.';
}

function expiryProblem(expiry: string): string | undefined {
  if (expiry.trim() === '') return 'Enter the expiry date.';
  if (!/^\d{2}\/(\d{2}|\d{4})$/.test(expiry)) return 'Enter month and year as MM/YY.';
  if (!cardValidator.expirationMonth(expiry.slice(0, 2)).isValid) return 'Enter a month from 01 to 12.';
  return readExpiry(expiry) ? undefined : 'This card has expired.';
}

/** What is wrong with a typed card: number (Luhn), expiry, code and holder; empty when nothing is. */
export function cardProblems({ number, expiry, cvc, holder_name }: CardForm): CardProblems {
  const { name, size } = codeOf(number);
  const problems: CardProblems = {
    number: numberProblem(number),
    expiry: expiryProblem(expiry),
    cvc: cardValidator.cvv(cvc, size).isValid ? undefined : `Enter the ${size} digits of the ${name}.`,
    holder_name: isName(holder_name.trim()) ? undefined : 'Enter the name as it is on the card.',
  };
  return Object.fromEntries(Object.entries(problems).filter(([, words]) => words !== undefined));
}

/** The digits of the code depend on the brand, so the fields are checked together. */
export const cardSchema = v.pipe(
  v.object({
    number: v.string(),
    expiry: v.string(),
    cvc: v.string(),
    holder_name: v.string(),
    is_default: v.boolean(),
  }),
  checkFields((card) => cardProblems(card)),
);

export type CardValues = v.InferOutput<typeof cardSchema>;
