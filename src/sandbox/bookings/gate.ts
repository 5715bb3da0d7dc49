import { NO_CARD_FOUND, NO_CREDIT_LIMIT, UPDATE_PROFILE_FIRST, VERIFY_ACCOUNT_FIRST } from '@/config/gateMessages';
import { findEmptyProfileFields, getUnverifiedContacts } from '@/domain/account/accountGaps';
import { findMethods } from '../domain/ledger';
import { getRemainingCredit } from '../domain/money';
import type { CustomerRecord } from '../records/accounts';
import type { World } from '../world';

/** Returns the reason this customer can't book yet (spec 5, pre-booking gate), or null. */
export function findRefusal(world: World, customer: CustomerRecord): string | null {
  const { profile } = customer;
  // only the billing rule applies to companies (spec 6)
  if (customer.customer_type === 'Corporate') {
    const hasNone = customer.billing_type === 'Per SOA' && getRemainingCredit(customer) <= 0;
    return hasNone ? NO_CREDIT_LIMIT : null;
  }
  if (findEmptyProfileFields(profile).length > 0) return UPDATE_PROFILE_FIRST;
  if (getUnverifiedContacts(profile).length > 0) return VERIFY_ACCOUNT_FIRST;
  return findMethods(world, customer).length === 0 ? NO_CARD_FOUND : null;
}
