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
  /** Where to go on verifying; null where nothing is left. */
  verificationPath: string | null;
  methods: readonly PaymentMethod[];
  /** Bookings of any status. */
  bookingCount: number;
};

function profileStep(customer: Customer): Pick<ChecklistStep, 'text' | 'isDone'> {
  const missing = isCorporate(customer) ? emptyCompanyFields(customer) : emptyProfileFields(customer.user.user_profile);
  if (missing.length === 0) return { text: 'Your details are complete.', isDone: true };
  return { text: `Still empty: ${toSentenceList(missing)}.`, isDone: false };
}

function paymentStep({ customer, methods }: Facts): Omit<ChecklistStep, 'id'> {
  if (isCorporate(customer) && isPerSoa(customer)) {
    const isDone = customer.credit_limit > 0;
    return {
      title: 'Set up your credit',
      text: isDone ? 'Bookings are billed to your statement.' : 'Bookings are billed to it, by statement of account.',
      isDone,
      action: 'Request credit',
      to: PATHS.walletCorporate,
    };
  }
  const isDone = methods.length > 0;
  return {
    title: 'Add a payment method',
    text: isDone ? 'A card or wallet is saved.' : 'A card, GCash or Maya.',
    isDone,
    action: 'Add',
    to: addMethodPath(),
  };
}

/** The four steps of a new customer, from what the server knows; empty once all of them are done. */
export function checklistSteps(facts: Facts): ChecklistStep[] {
  const { customer, verificationPath, bookingCount } = facts;
  const steps: ChecklistStep[] = [
    {
      id: 'verify',
      title: 'Verify your account',
      text: verificationPath ? 'Your e-mail and your mobile number.' : 'E-mail and mobile are verified.',
      isDone: verificationPath === null,
      action: 'Verify',
      to: verificationPath ?? PATHS.settings,
    },
    {
      id: 'profile',
      title: 'Complete your profile',
      ...profileStep(customer),
      action: 'Complete',
      to: PATHS.settings,
    },
    { id: 'payment', ...paymentStep(facts) },
    {
      id: 'booking',
      title: 'Book your first delivery',
      text: bookingCount > 0 ? 'Booked.' : 'Special for a whole vehicle, Joint to share one.',
      isDone: bookingCount > 0,
      action: 'Book',
      to: bookPath('exclusive'),
    },
  ];
  return steps.every(({ isDone }) => isDone) ? [] : steps;
}
