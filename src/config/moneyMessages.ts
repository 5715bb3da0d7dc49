import { METHOD_CHOICE } from './methodKinds';

// Messages about payments, the wallet and credit that several screens share.

// Payments
export const PAYMENT_FAILED = 'The payment did not go through';
export const PAYMENT_RECEIVED = 'Payment received';
export const NOTHING_WAS_CHARGED = 'You were not charged. Your bank releases any amount on hold.';
export const COUNTS_ONCE_CLEARED = "We'll credit your account once the cheque clears.";
export const BOOKING_WAITS = 'Your booking is waiting.';
export const CONTINUE_BOOKING = 'Continue your booking';
export const CREDIT_USED_UP = "You've used all your credit";

// Wallet and credit
export const METHODS_NOT_LOADED = 'Your payment methods did not load.';
export const NO_VERIFIED_METHOD = `No verified ${METHOD_CHOICE} yet.`;
export const CREATE_NEW_CARD = 'Create new card';
export const TOP_UPS_UNAVAILABLE = "Top-ups aren't available for this account.";
export const CHECK_TOP_UP = 'Check the top-up';
export const CREDIT_PAYMENT_RECEIVED = "We've received your payment.";
export const CHEQUE_RECEIVED = `We've received your cheque details. ${COUNTS_ONCE_CLEARED}`;
