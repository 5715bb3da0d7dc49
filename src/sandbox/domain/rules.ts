import { isAddress, isCompanyName, isEmail, isMobile, isName, isPassword, isPhone, isUsername } from '@/utils/patterns';
import { isExistingDay, matches, needed, notLongerThan, oneOf, type Check } from './checks';

/** The input patterns of spec section 5, each with the sentence that says what to change. */
export const RULES = {
  name: matches(isName, 'Use two or more letters; spaces, hyphens, commas, periods and apostrophes are fine.'),
  companyName: matches(isCompanyName, "Use two or more letters or digits, spaces and & ( ) / # + ' . , - ;"),
  email: matches(isEmail, 'Enter an e-mail address such as name@example.com.'),
  username: matches(isUsername, 'Use 3 to 30 letters, digits, underscores, hyphens, @ or periods.'),
  password: matches(isPassword, 'Use 9 to 30 letters, digits or common symbols, without spaces.'),
  phone: matches(isPhone, 'Enter a number of 10 digits, with or without a country code.'),
  mobile: matches(isMobile, 'Enter 10 digits that start with 9.'),
  address: matches(isAddress, 'Use letters, digits, spaces and common punctuation.'),
} satisfies Record<string, Check>;

export const ACCOUNT_RULES = {
  customer_type: [
    needed('Choose individual or corporate.'),
    oneOf(['individual', 'Corporate'], 'Choose individual or corporate.'),
  ],
  email: [needed('Enter your e-mail address.'), RULES.email],
  username: [needed('Choose a username.'), RULES.username],
  password: [needed('Choose a password.'), RULES.password],
  mobile: [needed('Enter your mobile number.'), RULES.mobile],
};

export const COMPANY_RULES = {
  company_name: [needed('Enter the name of the company.'), RULES.companyName, notLongerThan(120)],
  company_type: [needed('Choose the type of company.')],
};

const isPast = (day: string) => isExistingDay(day) && Date.parse(day) < Date.now();

export const PROFILE_RULES = {
  first_name: [needed('Enter your first name.'), RULES.name, notLongerThan(60)],
  middle_name: [RULES.name, notLongerThan(60)],
  last_name: [needed('Enter your last name.'), RULES.name, notLongerThan(60)],
  birth_date: [needed('Enter your birth date.'), matches(isPast, 'Enter a day in the past, as YYYY-MM-DD.')],
  mobile: ACCOUNT_RULES.mobile,
  gender: [needed('Choose a gender.'), oneOf(['Female', 'Male', 'Other'], 'Choose Female, Male or Other.')],
  ...COMPANY_RULES,
  tin: [
    needed('Enter the TIN.'),
    matches((tin) => /^\d{3}-\d{3}-\d{3}(-\d{3,5})?$/.test(tin), 'Enter the TIN as 123-456-789-000.'),
  ],
  business_address: [needed('Enter the business address.'), RULES.address, notLongerThan(200)],
  contact_person: [needed('Enter the contact person.'), RULES.name, notLongerThan(120)],
  contact_number: [needed('Enter the contact number.'), RULES.phone],
  address_line: [needed('Enter the street, building and unit.'), RULES.address, notLongerThan(200)],
};
