import type { CustomerRecord } from './records';
import { hashSecret, isSecret } from './secrets';

const isSixDigits = (pin: unknown): pin is string => typeof pin === 'string' && /^\d{6}$/.test(pin);

/** True for the customer's PIN. */
export const isPin = (customer: CustomerRecord, pin: unknown): boolean =>
  isSixDigits(pin) && customer.pin !== '' && isSecret(pin, customer.pin);

/** Keeps six digits as the PIN of a customer; false for anything else. */
export function setPin(customer: CustomerRecord, pin: unknown): boolean {
  if (!isSixDigits(pin)) return false;
  customer.pin = hashSecret(pin);
  return true;
}
