import { NO_CARD_FOUND, NO_CREDIT_LIMIT, UPDATE_PROFILE_FIRST, VERIFY_ACCOUNT_FIRST } from '@/config/messages';
import { ownMethods } from '../domain/ledger';
import { remainingCredit } from '../domain/money';
import type { CustomerRecord } from '../records/accounts';
import type { World } from '../world';

/** Returns the reason this customer can't book yet (spec 5, pre-booking gate), or null. */
export function bookingRefusal(world: World, customer: CustomerRecord): string | null {
  const { profile } = customer;
  // only the billing rule applies to companies (spec 6)
  if (customer.customer_type === 'Corporate') {
    const hasNone = customer.billing_type === 'Per SOA' && remainingCredit(customer) <= 0;
    return hasNone ? NO_CREDIT_LIMIT : null;
  }
  const requiredFields = [profile.first_name, profile.last_name, profile.birth_date, profile.gender];
  if (requiredFields.includes('')) return UPDATE_PROFILE_FIRST;
  if (!profile.is_email_verified || !profile.is_mobile_verified) return VERIFY_ACCOUNT_FIRST;
  if (ownMethods(world, customer).length === 0) {
    return NO_CARD_FOUND;
  }
  return null;
}
