import { CUSTOMER_AGE_MIN } from './constants';
import { ENTER_CONTACT_PERSON, ENTER_EMAIL, ENTER_MOBILE, ENTER_STREET, USE_PLAIN_CHARACTERS } from './fieldMessages';

// Messages at account fields, apart from fieldMessages.ts, because most pages do without them.

type FieldMessages = { missing: string; invalid: string };

const USE_LETTERS = "Use at least 2 letters. Only letters, spaces and - , . ' are allowed.";

/** Messages of the account and profile fields. */
export const ACCOUNT_MESSAGES = {
  first_name: { missing: 'Enter your first name.', invalid: USE_LETTERS },
  middle_name: { missing: '', invalid: USE_LETTERS },
  last_name: { missing: 'Enter your last name.', invalid: USE_LETTERS },
  birth_date: {
    missing: 'Enter your birth date.',
    invalid: `Check your birth date. It must be at least ${CUSTOMER_AGE_MIN} years ago.`,
  },
  gender: { missing: 'Choose a gender.', invalid: '' },
  email: { missing: 'Enter your email.', invalid: ENTER_EMAIL },
  mobile: { missing: 'Enter your mobile number.', invalid: ENTER_MOBILE },
  username: { missing: 'Choose a username.', invalid: 'Use 3–30 characters: letters, numbers, _ - @ .' },
  password: {
    missing: 'Choose a password.',
    invalid: 'Use 9–30 characters without spaces: letters, numbers and common symbols.',
  },
  address_line: { missing: ENTER_STREET, invalid: USE_PLAIN_CHARACTERS },
  company_name: {
    missing: "Enter your company's name.",
    invalid: "Use at least 2 letters or numbers. Spaces and & ( ) / # + ; ' , - . are allowed.",
  },
  company_type: { missing: 'Choose your company type.', invalid: '' },
  tin: {
    missing: "Enter your company's TIN.",
    invalid: 'Enter the 9 or 12 digits of your TIN, such as 123-456-789-000.',
  },
  business_address: { missing: 'Enter your business address.', invalid: USE_PLAIN_CHARACTERS },
  contact_person: { missing: ENTER_CONTACT_PERSON, invalid: USE_LETTERS },
  contact_number: {
    missing: 'Enter a contact number.',
    invalid: 'Enter 10 digits: a mobile such as 917 482 0136, or a landline with its area code such as 02 8123 4567.',
  },
} satisfies Record<string, FieldMessages>;

export const ENTER_LOGIN_NAME = 'Enter your email or username.';
export const ENTER_PASSWORD = 'Enter your password.';
export const ENTER_CURRENT_PASSWORD = 'Enter your current password.';
export const PASSWORD_HINT = '9–30 characters without spaces';
export const PASSWORDS_DIFFER = "The passwords don't match.";
