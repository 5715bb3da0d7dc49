import type { Company, Customer, UserProfile } from '../api/wire';

/** What an account still lacks, for the gate before a booking and for the checklist of a new customer. */

/**
 * Middle name and profile image are exempt (spec section 5), and what a customer cannot enter is not asked of them: the
 * account number is the server's to give, and a record without a birth date or a gender at all has no place for them.
 */
const NEEDED = {
  first_name: 'first name',
  last_name: 'last name',
  birth_date: 'birth date',
  gender: 'gender',
} as const satisfies Partial<Record<keyof UserProfile, string>>;

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** The names of the profile fields that are still empty. */
export const emptyProfileFields = (profile: UserProfile): string[] =>
  Object.entries(NEEDED).flatMap(([field, name]) =>
    field in profile && isEmpty(profile[field as keyof typeof NEEDED]) ? [name] : [],
  );

const COMPANY_NEEDED = {
  company_name: 'company name',
  company_type: 'company type',
  tin: 'TIN',
  business_address: 'business address',
  contact_person: 'contact person',
  contact_number: 'contact number',
} as const satisfies Partial<Record<keyof Company, string>>;

/** Returns the names of the empty fields of a company, all of which its settings can fill in. */
export function emptyCompanyFields({ company, user: { user_profile } }: Customer): string[] {
  const person = (['first_name', 'last_name'] as const).filter((field) => isEmpty(user_profile[field]));
  return [
    ...person.map((field) => NEEDED[field]),
    ...Object.entries(COMPANY_NEEDED).flatMap(([field, name]) =>
      isEmpty(company?.[field as keyof typeof COMPANY_NEEDED]) ? [name] : [],
    ),
  ];
}

/** What of the account is not verified yet: its e-mail, its mobile number. */
export const unverified = (profile: UserProfile): string[] => [
  ...(profile.is_email_verified ? [] : ['e-mail']),
  ...(profile.is_mobile_verified ? [] : ['mobile number']),
];

/** Whether bookings are billed to a statement of account. */
export const isPerSoa = (customer: Pick<Customer, 'billing_type'>) =>
  /^per soa$/i.test((customer.billing_type ?? '').trim());

export const hasNoCredit = (customer: Customer) => isPerSoa(customer) && !(customer.remaining_credits > 0);
