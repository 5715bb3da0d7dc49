import type { Customer, PaymentMethod } from '@/api/wire';
import { METHOD_CHOICE } from '@/config/methodKinds';
import { ADD_CARD_PATH, PATHS, getBookPath } from '@/config/paths';
import { findEmptyCompanyFields, findEmptyProfileFields, isPerSoa } from '@/domain/account/accountGaps';
import { isCorporate } from '@/domain/account/customerType';
import { getDocumentState } from '@/domain/account/documents';
import { formatPeso } from '@/utils/money';
import { toSentenceList } from '@/utils/text';

export type ChecklistStep = {
  id: 'verify' | 'profile' | 'documents' | 'payment' | 'booking';
  title: string;
  text: string;
  isDone: boolean;
  /** True while Logistix Global reviews the step; the customer continues with the next one. */
  isWaiting?: true;
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
  /** Limit in a credit request under review; null without a request. */
  requestedLimit: number | null;
};

const getVerifyStep = ({ verificationPath }: Facts): ChecklistStep => ({
  id: 'verify',
  title: 'Verify your account',
  text: verificationPath ? 'Confirm your email and mobile number.' : 'Your email and mobile number are verified.',
  isDone: verificationPath === null,
  action: 'Verify',
  to: verificationPath ?? PATHS.settings,
});

/** Returns the step of an incomplete profile; a sign-up with email and password leaves nothing out. */
function getProfileSteps({ customer }: Facts): ChecklistStep[] {
  const missing = isCorporate(customer)
    ? findEmptyCompanyFields(customer)
    : findEmptyProfileFields(customer.user.user_profile);
  if (missing.length === 0) return [];
  return [
    {
      id: 'profile',
      title: 'Complete your profile',
      text: `Add your ${toSentenceList(missing)}.`,
      isDone: false,
      action: 'Complete',
      to: PATHS.settings,
    },
  ];
}

/** Returns the review of a company's documents. A company with a credit limit counts as reviewed. */
function getDocumentsStep({ customer: { company, credit_limit } }: Facts): ChecklistStep {
  const states = (company?.documents ?? []).map(getDocumentState);
  const step = { id: 'documents', title: 'Company documents', to: PATHS.settings } as const;
  if (credit_limit > 0 || (states.length > 0 && states.every((state) => state === 'approved'))) {
    return { ...step, text: 'We approved your documents.', isDone: true, action: 'View' };
  }
  if (states.includes('refused')) {
    return { ...step, text: 'We refused a document. See why, and replace it.', isDone: false, action: 'Replace' };
  }
  return states.length > 0
    ? { ...step, text: "We're reviewing your documents.", isDone: false, isWaiting: true, action: 'View' }
    : { ...step, text: 'Upload your registration documents.', isDone: false, action: 'Upload' };
}

/** Returns the credit limit of a company. A prepaid company can do without one if it has a payment method. */
function getCreditStep({ customer, methods, requestedLimit }: Facts): ChecklistStep {
  const step = { id: 'payment', title: 'Credit limit', to: PATHS.walletCorporate } as const;
  const { credit_limit: limit } = customer;
  if (limit > 0) return { ...step, text: `Your limit is ${formatPeso(limit)}.`, isDone: true, action: 'View' };
  if (requestedLimit !== null) {
    const text = `We're reviewing your request for ${formatPeso(requestedLimit)}.`;
    return { ...step, text, isDone: false, isWaiting: true, action: 'View' };
  }
  return !isPerSoa(customer) && methods.length > 0
    ? { ...step, text: 'You pay with a saved card or e-wallet.', isDone: true, action: 'View' }
    : { ...step, text: 'Request a limit to book now and pay later.', isDone: false, action: 'Request credit' };
}

const getPaymentStep = ({ methods }: Facts): ChecklistStep => ({
  id: 'payment',
  title: 'Add a payment method',
  text: methods.length > 0 ? 'You have a saved card or e-wallet.' : `Add a ${METHOD_CHOICE}.`,
  isDone: methods.length > 0,
  action: 'Add',
  to: ADD_CARD_PATH,
});

/** Returns the first booking. Used credit proves one that is in no list, such as a delivery booked by phone. */
function getBookingStep({ customer: { credit_limit, remaining_credits }, bookingCount }: Facts): ChecklistStep {
  const isDone = bookingCount > 0 || remaining_credits < credit_limit;
  return {
    id: 'booking',
    title: 'Book your first delivery',
    text: isDone ? 'You have booked a delivery.' : 'Special for a whole vehicle, Joint to share one.',
    isDone,
    action: 'Book',
    to: getBookPath('exclusive'),
  };
}

/** Returns the steps to the first booking; empty once all of them are done. */
export function getChecklistSteps(facts: Facts): ChecklistStep[] {
  const steps = [
    getVerifyStep(facts),
    ...getProfileSteps(facts),
    ...(isCorporate(facts.customer) ? [getDocumentsStep(facts), getCreditStep(facts)] : [getPaymentStep(facts)]),
    getBookingStep(facts),
  ];
  return steps.every(({ isDone }) => isDone) ? [] : steps;
}
