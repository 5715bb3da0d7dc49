import type { Customer, PaymentMethod } from '@/api/wire';
import { emptyProfileFields, hasNoCredit, unverified } from '@/domain/account/accountGaps';
import { isCorporate } from '@/store/user';

/** Outcome of the pre-booking gate (spec section 5); `open` means nothing blocks the booking. */
export type GateOutcome = 'open' | 'no-credit' | 'profile' | 'verify' | 'card';

/** Returns the first rule that blocks, in the order of spec section 5; only the first applies to corporates. */
export function preBookingGate(customer: Customer, methods: PaymentMethod[]): GateOutcome {
  if (isCorporate(customer)) return hasNoCredit(customer) ? 'no-credit' : 'open';
  const profile = customer.user.user_profile;
  if (emptyProfileFields(profile).length > 0) return 'profile';
  if (unverified(profile).length > 0) return 'verify';
  return methods.length === 0 ? 'card' : 'open';
}
