import { isAddress, isCompanyName, isEmail, isMobile, isName, isPassword, isPhone, isUsername } from '@/utils/patterns';
import { isExistingDay, matches, required, maxLength, oneOf, type Check } from './checks';

/** Input patterns (spec 5), each with its error message. */
export const RULES = {
  name: matches(isName, 'Use at least 2 letters. Spaces, hyphens, commas, periods and apostrophes are allowed.'),
  companyName: matches(
    isCompanyName,
    "Use at least 2 letters or numbers. Spaces and & ( ) / # + ' . , - ; are allowed.",
  ),
  email: matches(isEmail, 'Enter an email address such as name@example.com.'),
  username: matches(isUsername, 'Use 3–30 characters: letters, numbers, _ - @ .'),
  password: matches(isPassword, 'Use 9–30 letters, numbers or common symbols, without spaces.'),
  phone: matches(isPhone, 'Enter a 10-digit number, with or without a country code.'),
  mobile: matches(isMobile, 'Enter a 10-digit mobile number that starts with 9.'),
  address: matches(isAddress, 'Use letters, numbers, spaces and common punctuation.'),
} satisfies Record<string, Check>;

export const STREET_REQUIRED = 'Enter the street, building and unit.';
const STREET_RULES = [required(STREET_REQUIRED), RULES.address, maxLength(200)];

/** Contact and street of an address or a stop. */
export const CONTACT_RULES = {
  contact_name: [required('Enter the contact person.'), RULES.name, maxLength(120)],
  contact_mobile: [required('Enter the mobile number.'), RULES.mobile],
  address_line: STREET_RULES,
};

export const ACCOUNT_RULES = {
  customer_type: [
    required('Choose individual or corporate.'),
    oneOf(['individual', 'Corporate'], 'Choose individual or corporate.'),
  ],
  email: [required('Enter your email address.'), RULES.email],
  username: [required('Choose a username.'), RULES.username],
  password: [required('Choose a password.'), RULES.password],
  mobile: [required('Enter your mobile number.'), RULES.mobile],
};

export const COMPANY_RULES = {
  company_name: [required('Enter the company name.'), RULES.companyName, maxLength(120)],
  company_type: [required('Choose a company type.')],
};

const isPast = (day: string) => isExistingDay(day) && Date.parse(day) < Date.now();

export const PROFILE_RULES = {
  first_name: [required('Enter your first name.'), RULES.name, maxLength(60)],
  middle_name: [RULES.name, maxLength(60)],
  last_name: [required('Enter your last name.'), RULES.name, maxLength(60)],
  birth_date: [required('Enter your birth date.'), matches(isPast, 'Enter a past date as YYYY-MM-DD.')],
  mobile: ACCOUNT_RULES.mobile,
  gender: [required('Choose a gender.'), oneOf(['Female', 'Male', 'Other'], 'Choose Female, Male or Other.')],
  ...COMPANY_RULES,
  tin: [
    required("Enter your company's TIN."),
    matches((tin) => /^\d{3}-\d{3}-\d{3}(-\d{3,5})?$/.test(tin), 'Enter the TIN as 123-456-789-000.'),
  ],
  business_address: [required('Enter the business address.'), RULES.address, maxLength(200)],
  contact_person: [required('Enter the contact person.'), RULES.name, maxLength(120)],
  contact_number: [required('Enter the contact number.'), RULES.phone],
  address_line: STREET_RULES,
};
