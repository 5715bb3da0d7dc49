import type { Customer, PaymentMethod } from '@/api/wire';
import { addMethodPath, bookPath, PATHS } from '@/config/paths';
import { emptyCompanyFields, emptyProfileFields, isPerSoa } from '@/domain/account/accountGaps';
import { isCorporate } from '@/store/user';
import { toSentenceList } from '@/utils/text';

export type ChecklistStep = {
  id: 'verify' | 'profile' | 'payment' | 'booking';
  title: string;
  text: string;
  isDone: boolean;
  action: string;
  to: string;
};

type Facts = {
  customer: Customer;
  /** Path of the next verification; null once all are done. */
  verificationPath: string | null;
  methods: readonly PaymentMethod[];
  /** Bookings of any status. */
  bookingCount: number;
};

function getProfileStep(customer: Customer): Pick<ChecklistStep, 'text' | 'isDone'> {
  const missing = isCorporate(customer) ? emptyCompanyFields(customer) : emptyProfileFields(customer.user.user_profile);
  if (missing.length === 0) return { text: 'Your details are complete.', isDone: true };
  return { text: `Add your ${toSentenceList(missing)}.`, isDone: false };
}

function getPaymentStep({ customer, methods }: Facts): Omit<ChecklistStep, 'id'> {
  if (isCorporate(customer) && isPerSoa(customer)) {
    const isDone = customer.credit_limit > 0;
    return {
      title: 'Set up your credit',
      text: isDone
        ? 'We bill your bookings on a statement of account.'
        : 'Request a credit limit to pay by statement of account.',
      isDone,
      action: 'Request credit',
      to: PATHS.walletCorporate,
    };
  }
  const isDone = methods.length > 0;
  return {
    title: 'Add a payment method',
    text: isDone ? 'You have a saved card or e-wallet.' : 'Add a card, GCash or Maya.',
    isDone,
    action: 'Add',
    to: addMethodPath(),
  };
}

/** Returns the four first steps of a customer; empty once all of them are done. */
export function getChecklistSteps(facts: Facts): ChecklistStep[] {
  const { customer, verificationPath, bookingCount } = facts;
  const steps: ChecklistStep[] = [
    {
      id: 'verify',
      title: 'Verify your account',
      text: verificationPath ? 'Confirm your email and mobile number.' : 'Your email and mobile number are verified.',
      isDone: verificationPath === null,
      action: 'Verify',
      to: verificationPath ?? PATHS.settings,
    },
    {
      id: 'profile',
      title: 'Complete your profile',
      ...getProfileStep(customer),
      action: 'Complete',
      to: PATHS.settings,
    },
    { id: 'payment', ...getPaymentStep(facts) },
    {
      id: 'booking',
      title: 'Book your first delivery',
      text: bookingCount > 0 ? 'You have booked a delivery.' : 'Special for a whole vehicle, Joint to share one.',
      isDone: bookingCount > 0,
      action: 'Book',
      to: bookPath('exclusive'),
    },
  ];
  return steps.every(({ isDone }) => isDone) ? [] : steps;
}
