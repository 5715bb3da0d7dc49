import { ownMethods } from '../domain/ledger';
import { remainingCredit } from '../domain/money';
import type { CustomerRecord } from '../records/accounts';
import type { World } from '../world';

/** Why this customer may not book yet (spec section 5, pre-booking gate); null when nothing stands in the way. */
export function bookingRefusal(world: World, customer: CustomerRecord): string | null {
  const { profile } = customer;
  // a company meets the billing rule alone (spec section 6)
  if (customer.customer_type === 'Corporate') {
    const hasNone = customer.billing_type === 'Per SOA' && remainingCredit(customer) <= 0;
    return hasNone ? 'You have no credit limit. Please request credit limit.' : null;
  }
  const needed = [profile.first_name, profile.last_name, profile.birth_date, profile.gender];
  if (needed.includes('')) return 'Please update your profile details and documents before booking.';
  if (!profile.is_email_verified || !profile.is_mobile_verified) return 'Please verify your account before booking.';
  if (ownMethods(world, customer).length === 0) {
    return 'No card found. Please create new card and verify to proceed with booking.';
  }
  return null;
}
