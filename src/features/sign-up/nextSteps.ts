import { OTP_LENGTH } from '@/config/constants';
import type { SignUpType } from './signUpSchema';

const LOG_IN = { key: 'login', title: 'Log in', place: 'Use your username and the password you chose.' };
const VERIFY = {
  key: 'verify',
  title: 'Verify your email and mobile number',
  place: `We'll send a ${OTP_LENGTH}-digit code to each.`,
};
const REVIEW = { key: 'review', title: 'Document review', place: "We'll notify you when it's done." };
const BOOK = { key: 'book', title: 'Book your first delivery', place: 'Compare drivers and rates before you pay.' };

type NewCustomer = { type: SignUpType; isSignedIn: boolean; isVerified: boolean };

/** Returns the steps between a new account and its first delivery; the first is the current one. */
export function getNextSteps({ type, isSignedIn, isVerified }: NewCustomer) {
  const steps = [
    ...(isSignedIn ? [] : [LOG_IN]),
    ...(isSignedIn && isVerified ? [] : [VERIFY]),
    ...(type === 'corporate' ? [REVIEW] : []),
    BOOK,
  ];
  return steps.map((step, index) => ({
    ...step,
    state: index === 0 ? ('now' as const) : ('next' as const),
    marker: step === BOOK ? ('dropoff' as const) : ('stop' as const),
    number: index + 1,
  }));
}
