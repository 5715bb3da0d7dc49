import { ENTER_CONTACT_PERSON, ENTER_MOBILE, ENTER_STREET, USE_PLAIN_CHARACTERS, ENTER_EMAIL } from '@/config/messages';
import { toIsoDay } from '@/lib/dates';
import {
  isAddress,
  isCompanyName,
  isDigits,
  isEmail,
  isMobile,
  isName,
  isPassword,
  isPhone,
  isUsername,
} from '@/utils/patterns';
import { normalizeMobile } from '@/utils/text';

type Rule = { need: string; isGood: (text: string) => boolean; change: string; isOptional?: true };

const LETTERS = "Use at least 2 letters. Only letters, spaces and - , . ' are allowed.";
const TIN_LENGTHS = [9, 12, 13, 14];

const isTin = (text: string) => {
  const digits = text.replace(/[\s-]/g, '');
  return isDigits(digits) && TIN_LENGTHS.includes(digits.length);
};
const isPastDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= '1900-01-01' && day < toIsoDay(Date.now());
const isChosen = () => true;

/** Validation rules of the account fields, by the patterns of spec section 5, and their messages. */
const RULES = {
  first_name: { need: 'Enter your first name.', isGood: isName, change: LETTERS },
  middle_name: { need: '', isGood: isName, change: LETTERS, isOptional: true },
  last_name: { need: 'Enter your last name.', isGood: isName, change: LETTERS },
  birth_date: { need: 'Enter your birth date.', isGood: isPastDay, change: 'Enter a date in the past.' },
  gender: { need: 'Choose a gender.', isGood: isChosen, change: '' },
  email: { need: 'Enter your email.', isGood: isEmail, change: ENTER_EMAIL },
  mobile: { need: 'Enter your mobile number.', isGood: isMobile, change: ENTER_MOBILE },
  username: {
    need: 'Choose a username.',
    isGood: isUsername,
    change: 'Use 3–30 characters: letters, numbers, _ - @ .',
  },
  password: {
    need: 'Choose a password.',
    isGood: isPassword,
    change: 'Use 9–30 characters without spaces: letters, numbers and common symbols.',
  },
  address_line: { need: ENTER_STREET, isGood: isAddress, change: USE_PLAIN_CHARACTERS },
  company_name: {
    need: "Enter your company's name.",
    isGood: isCompanyName,
    change: "Use at least 2 letters or numbers. Spaces and & ( ) / # + ; ' , - . are allowed.",
  },
  company_type: { need: 'Choose your company type.', isGood: isChosen, change: '' },
  tin: {
    need: "Enter your company's TIN.",
    isGood: isTin,
    change: 'Enter the 9 or 12 digits of your TIN, such as 123-456-789-000.',
  },
  business_address: { need: 'Enter your business address.', isGood: isAddress, change: USE_PLAIN_CHARACTERS },
  contact_person: { need: ENTER_CONTACT_PERSON, isGood: isName, change: LETTERS },
  contact_number: {
    need: 'Enter a contact number.',
    isGood: (text) => isPhone(normalizeMobile(text)),
    change: 'Enter 10 digits: a mobile such as 917 482 0136, or a landline with its area code such as 02 8123 4567.',
  },
} satisfies Record<string, Rule>;

export type RuledField = keyof typeof RULES;
export const RULED_FIELDS = Object.keys(RULES) as RuledField[];

/** Returns true for a valid value, else the message. Only a password keeps its leading and trailing spaces. */
export function checkField(field: RuledField, value: string): string | true {
  const { need, isGood, change, isOptional }: Rule = RULES[field];
  const text = field === 'password' ? value : value.trim();
  if (text === '') return isOptional ?? need;
  return isGood(text) || change;
}

/** Returns true if both entries of a password match, else the message. */
export const checkPasswordAgain = (again: string, { password }: { password: string }): string | true =>
  again === password || "The passwords don't match.";

/** Formats the digits of a TIN in groups: 123-456-789-000. */
export function groupTin(text: string): string {
  const digits = text.replace(/\D/g, '');
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9), digits.slice(9)].filter(Boolean).join('-');
}

/** Formats a value for the server: a grouped TIN, a phone number without separators, any other text trimmed. */
export function wireText(field: RuledField, text: string): string {
  if (field === 'tin') return groupTin(text);
  if (field === 'contact_number') return normalizeMobile(text);
  return text.trim();
}
