import { ACCOUNT_MESSAGES } from '@/config/accountMessages';
import {
  ENTER_CONTACT_PERSON,
  ENTER_MOBILE,
  ENTER_NAME,
  ENTER_STREET,
  USE_PLAIN_CHARACTERS,
} from '@/config/fieldMessages';
import { checkField } from '@/domain/account/profileRules';
import { isAddress, isCompanyName, isEmail, isMobile, isName, isPassword, isPhone, isUsername } from '@/utils/patterns';
import { isExistingDay, matches, maxLength, oneOf, required, type ValueCheck } from './checks';

type AccountField = keyof typeof ACCOUNT_MESSAGES;

const requiredField = (field: AccountField): ValueCheck => required(ACCOUNT_MESSAGES[field].missing);

/** Accepts an empty account field, or one that matches its input pattern (spec 5). */
const validField = (field: AccountField, test: (value: string) => boolean): ValueCheck =>
  matches(test, ACCOUNT_MESSAGES[field].invalid);

/** Contact and street of an address or a stop. */
export const CONTACT_RULES = {
  contact_name: [required(ENTER_CONTACT_PERSON), matches(isName, ENTER_NAME), maxLength(120)],
  contact_mobile: [required(ENTER_MOBILE), matches(isMobile, ENTER_MOBILE)],
  address_line: [required(ENTER_STREET), matches(isAddress, USE_PLAIN_CHARACTERS), maxLength(200)],
};

const CHOOSE_CUSTOMER_TYPE = 'Choose individual or corporate.';

export const ACCOUNT_RULES = {
  customer_type: [required(CHOOSE_CUSTOMER_TYPE), oneOf(['individual', 'Corporate'], CHOOSE_CUSTOMER_TYPE)],
  email: [requiredField('email'), validField('email', isEmail)],
  username: [requiredField('username'), validField('username', isUsername)],
  password: [requiredField('password'), validField('password', isPassword)],
  mobile: [requiredField('mobile'), validField('mobile', isMobile)],
};

export const COMPANY_RULES = {
  company_name: [requiredField('company_name'), validField('company_name', isCompanyName), maxLength(120)],
  company_type: [requiredField('company_type')],
};

const GENDERS = ['Female', 'Male', 'Other'];
const isBirthDay = (day: string) => isExistingDay(day) && checkField('birth_date', day) === true;
const isTin = (tin: string) => /^\d{3}-\d{3}-\d{3}(-\d{3,5})?$/.test(tin);

export const PROFILE_RULES = {
  first_name: [requiredField('first_name'), validField('first_name', isName), maxLength(60)],
  middle_name: [validField('middle_name', isName), maxLength(60)],
  last_name: [requiredField('last_name'), validField('last_name', isName), maxLength(60)],
  birth_date: [requiredField('birth_date'), validField('birth_date', isBirthDay)],
  email: ACCOUNT_RULES.email,
  mobile: ACCOUNT_RULES.mobile,
  gender: [requiredField('gender'), oneOf(GENDERS, ACCOUNT_MESSAGES.gender.missing)],
  ...COMPANY_RULES,
  tin: [requiredField('tin'), validField('tin', isTin)],
  business_address: [requiredField('business_address'), validField('business_address', isAddress), maxLength(200)],
  contact_person: [requiredField('contact_person'), validField('contact_person', isName), maxLength(120)],
  contact_number: [requiredField('contact_number'), validField('contact_number', isPhone)],
  address_line: CONTACT_RULES.address_line,
};
