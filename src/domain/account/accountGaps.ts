import type { Company, Customer, UserProfile } from '@/api/wire';

/** Missing account details, for the pre-booking gate and the checklist of a new customer. */

/** All fields but middle name and profile image (spec section 5, docs/decisions/0004-empty-profile-field.md). */
const NEEDED = {
  first_name: 'first name',
  last_name: 'last name',
  birth_date: 'birth date',
  gender: 'gender',
  account_number: 'account number',
} as const satisfies Partial<Record<keyof UserProfile, string>>;

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** Lists the names of the profile fields that are empty or missing. */
export const findEmptyProfileFields = (profile: UserProfile): string[] =>
  Object.entries(NEEDED).flatMap(([field, name]) => (isEmpty(profile[field as keyof typeof NEEDED]) ? [name] : []));

/** Returns true until Logistix Global assigns the account number; a customer cannot enter it. */
export const isAccountNumberDue = (profile: UserProfile): boolean => isEmpty(profile.account_number);

const COMPANY_NEEDED = {
  company_name: 'company name',
  company_type: 'company type',
  tin: 'TIN',
  business_address: 'business address',
  contact_person: 'contact person',
  contact_number: 'contact number',
} as const satisfies Partial<Record<keyof Company, string>>;

/** Lists the names of a company's empty fields. Its settings page can fill in each of them. */
export function findEmptyCompanyFields({ company, user: { user_profile } }: Customer): string[] {
  const person = (['first_name', 'last_name'] as const).filter((field) => isEmpty(user_profile[field]));
  return [
    ...person.map((field) => NEEDED[field]),
    ...Object.entries(COMPANY_NEEDED).flatMap(([field, name]) =>
      isEmpty(company?.[field as keyof typeof COMPANY_NEEDED]) ? [name] : [],
    ),
  ];
}

/** Lists the contacts that are not verified yet: email, mobile number. */
export const getUnverifiedContacts = (profile: UserProfile): string[] => [
  ...(profile.is_email_verified ? [] : ['email']),
  ...(profile.is_mobile_verified ? [] : ['mobile number']),
];

/** Returns true if bookings are billed to a statement of account (SOA). */
export const isPerSoa = (customer: Pick<Customer, 'billing_type'>) =>
  /^per soa$/i.test((customer.billing_type ?? '').trim());

/** Returns true for a Per SOA customer without remaining credits. */
export const hasNoCredit = (customer: Customer) => isPerSoa(customer) && !(customer.remaining_credits > 0);
