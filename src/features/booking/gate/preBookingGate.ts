import type { Customer, PaymentMethod, UserProfile } from '../../../api/wire';
import { isCorporate } from '../../../store/user';

/** What stands before a booking (spec section 5, Pre-booking gate); `open` is nothing. */
export type GateAnswer = 'open' | 'no-credit' | 'profile' | 'verify' | 'card';

/** Middle name and profile image are exempt. */
const NEEDED = {
  first_name: 'first name',
  last_name: 'last name',
  account_number: 'account number',
  birth_date: 'birth date',
  gender: 'gender',
} as const satisfies Partial<Record<keyof UserProfile, string>>;

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** The names of the profile fields that are still empty. */
export const emptyProfileFields = (profile: UserProfile): string[] =>
  Object.entries(NEEDED).flatMap(([field, name]) => (isEmpty(profile[field as keyof typeof NEEDED]) ? [name] : []));

/** What of the account is not verified yet: its e-mail, its mobile number. */
export const unverified = (profile: UserProfile): string[] => [
  ...(profile.is_email_verified ? [] : ['e-mail']),
  ...(profile.is_mobile_verified ? [] : ['mobile number']),
];

export const hasNoCredit = (customer: Customer) =>
  /^per soa$/i.test((customer.billing_type ?? '').trim()) && !(customer.remaining_credits > 0);

/** The first rule that blocks, in the order of spec section 5; corporates meet the first rule alone. */
export function preBookingGate(customer: Customer, methods: PaymentMethod[]): GateAnswer {
  if (isCorporate(customer)) return hasNoCredit(customer) ? 'no-credit' : 'open';
  const profile = customer.user.user_profile;
  if (emptyProfileFields(profile).length > 0) return 'profile';
  if (unverified(profile).length > 0) return 'verify';
  return methods.length === 0 ? 'card' : 'open';
}
