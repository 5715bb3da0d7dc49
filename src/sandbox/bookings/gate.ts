import { NO_CARD_FOUND, NO_CREDIT_LIMIT, UPDATE_PROFILE_FIRST, VERIFY_ACCOUNT_FIRST } from '@/config/messages';
import { emptyProfileFields, getUnverifiedContacts } from '@/domain/account/accountGaps';
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
  if (emptyProfileFields(profile).length > 0) return UPDATE_PROFILE_FIRST;
  if (getUnverifiedContacts(profile).length > 0) return VERIFY_ACCOUNT_FIRST;
  return ownMethods(world, customer).length === 0 ? NO_CARD_FOUND : null;
}
