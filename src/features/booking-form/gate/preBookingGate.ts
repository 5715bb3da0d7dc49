import type { Customer, PaymentMethod } from '@/api/wire';
import { CHECK_CONNECTION } from '@/config/messages';
import { findEmptyProfileFields, getUnverifiedContacts, hasNoCredit } from '@/domain/account/accountGaps';
import { isCorporate } from '@/domain/account/customerType';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { toSentenceList } from '@/utils/text';

const NOT_CHECKED = "We couldn't check your profile and payment methods.";

/** Returns the message of a gate that could not be checked, with the reason. */
export const getGateFailure = (error: unknown) => `${NOT_CHECKED} ${getErrorMessage(error, CHECK_CONNECTION)}`;

/** The rules before a booking (spec section 5). */
export type GateRule = 'no-credit' | 'profile' | 'verify' | 'card';

/** First rule that blocks; `open` means nothing blocks the booking. */
export type GateOutcome = 'open' | GateRule;

export type GateStep = {
  rule: GateRule;
  title: string;
  /** Missing details, or a note that the step is complete. */
  text: string;
  isDone: boolean;
};

/** Returns the rules for this customer in the order of spec section 5, each with its missing details. */
export function getGateSteps(customer: Customer, methods: PaymentMethod[]): GateStep[] {
  if (isCorporate(customer)) {
    const isDone = !hasNoCredit(customer);
    return [{ rule: 'no-credit', title: 'Credit limit', isDone, text: isDone ? 'Ready' : 'No credit left' }];
  }
  const profile = customer.user.user_profile;
  const empty = findEmptyProfileFields(profile);
  const unverified = getUnverifiedContacts(profile);
  return [
    {
      rule: 'profile',
      title: 'Profile details and documents',
      isDone: empty.length === 0,
      text: empty.length === 0 ? 'Complete' : `Still empty: ${toSentenceList(empty)}`,
    },
    {
      rule: 'verify',
      title: 'Email and mobile number',
      isDone: unverified.length === 0,
      text: unverified.length === 0 ? 'Verified' : `Not verified yet: ${toSentenceList(unverified)}`,
    },
    {
      rule: 'card',
      title: 'Card or wallet',
      isDone: methods.length > 0,
      text: methods.length > 0 ? 'Saved' : 'No card or wallet saved yet',
    },
  ];
}

/** Returns the first rule that blocks the booking. */
export const checkPreBookingGate = (customer: Customer, methods: PaymentMethod[]): GateOutcome =>
  getGateSteps(customer, methods).find((step) => !step.isDone)?.rule ?? 'open';
