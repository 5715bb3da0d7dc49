import type { Customer, PaymentMethod } from '@/api/wire';
import { emptyProfileFields, hasNoCredit, unverified } from '@/domain/account/accountGaps';
import { isCorporate } from '@/store/user';
import { toSentenceList } from '@/utils/text';
import type { GateOutcome } from './preBookingGate';

export type GateStep = {
  blocks: Exclude<GateOutcome, 'open'>;
  title: string;
  /** Missing details, or a note that the step is complete. */
  text: string;
  isDone: boolean;
};

/** Returns the rules for this customer in the order of spec section 5, each with its missing details. */
export function gateSteps(customer: Customer, methods: PaymentMethod[]): GateStep[] {
  if (isCorporate(customer)) {
    const isDone = !hasNoCredit(customer);
    return [{ blocks: 'no-credit', title: 'Credit limit', isDone, text: isDone ? 'Ready' : 'No credit left' }];
  }
  const profile = customer.user.user_profile;
  const empty = emptyProfileFields(profile);
  const open = unverified(profile);
  return [
    {
      blocks: 'profile',
      title: 'Profile details and documents',
      isDone: empty.length === 0,
      text: empty.length === 0 ? 'Complete' : `Still empty: ${toSentenceList(empty)}`,
    },
    {
      blocks: 'verify',
      title: 'Email and mobile number',
      isDone: open.length === 0,
      text: open.length === 0 ? 'Verified' : `Not verified yet: ${toSentenceList(open)}`,
    },
    {
      blocks: 'card',
      title: 'Card or wallet',
      isDone: methods.length > 0,
      text: methods.length > 0 ? 'Saved' : 'No card or wallet saved yet',
    },
  ];
}
