import { ACCOUNT_MESSAGES, PASSWORDS_DIFFER } from '@/config/accountMessages';
import { BIRTH_DAY_MIN } from '@/config/constants';
import { getLatestBirthDay } from '@/lib/birthDay';
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

type Rule = { isValid: (text: string) => boolean; isOptional?: true };

const TIN_LENGTHS = [9, 12, 13, 14];

const isTin = (text: string) => {
  const digits = text.replace(/[\s-]/g, '');
  return isDigits(digits) && TIN_LENGTHS.includes(digits.length);
};
const isBirthDay = (day: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= BIRTH_DAY_MIN && day <= getLatestBirthDay();
const isChosen = () => true;

/** Rules of the account fields, by the patterns of spec section 5. */
const RULES = {
  first_name: { isValid: isName },
  middle_name: { isValid: isName, isOptional: true },
  last_name: { isValid: isName },
  birth_date: { isValid: isBirthDay },
  gender: { isValid: isChosen },
  email: { isValid: isEmail },
  mobile: { isValid: isMobile },
  username: { isValid: isUsername },
  password: { isValid: isPassword },
  address_line: { isValid: isAddress },
  company_name: { isValid: isCompanyName },
  company_type: { isValid: isChosen },
  tin: { isValid: isTin },
  business_address: { isValid: isAddress },
  contact_person: { isValid: isName },
  contact_number: { isValid: (text) => isPhone(normalizeMobile(text)) },
} satisfies Record<keyof typeof ACCOUNT_MESSAGES, Rule>;

export type RuledField = keyof typeof RULES;

/** Returns true for a valid value, else the message. Only a password keeps its leading and trailing spaces. */
export function checkField(field: RuledField, value: string): string | true {
  const { isValid, isOptional }: Rule = RULES[field];
  const { missing, invalid } = ACCOUNT_MESSAGES[field];
  const text = field === 'password' ? value : value.trim();
  if (text === '') return isOptional ?? missing;
  return isValid(text) || invalid;
}

/** Returns true if both entries of a password match, else the message. */
export const checkPasswordAgain = (again: string, { password }: { password: string }): string | true =>
  again === password || PASSWORDS_DIFFER;

/** Formats the digits of a TIN in groups: 123-456-789-000. */
export function groupTin(text: string): string {
  const digits = text.replace(/\D/g, '');
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9), digits.slice(9)].filter(Boolean).join('-');
}

/** Formats a value for the server: a grouped TIN, a phone number without separators, any other text trimmed. */
export function toWireText(field: RuledField, text: string): string {
  if (field === 'tin') return groupTin(text);
  if (field === 'contact_number') return normalizeMobile(text);
  return text.trim();
}
