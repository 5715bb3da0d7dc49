import type { Customer, PaymentMethod } from '@/api/wire';
import { emptyProfileFields, hasNoCredit, unverified } from '@/domain/account/accountGaps';
import { isCorporate } from '@/store/user';

/** What stands before a booking (spec section 5, Pre-booking gate); `open` is nothing. */
export type GateAnswer = 'open' | 'no-credit' | 'profile' | 'verify' | 'card';

/** The first rule that blocks, in the order of spec section 5; corporates meet the first rule alone. */
export function preBookingGate(customer: Customer, methods: PaymentMethod[]): GateAnswer {
  if (isCorporate(customer)) return hasNoCredit(customer) ? 'no-credit' : 'open';
  const profile = customer.user.user_profile;
  if (emptyProfileFields(profile).length > 0) return 'profile';
  if (unverified(profile).length > 0) return 'verify';
  return methods.length === 0 ? 'card' : 'open';
}
