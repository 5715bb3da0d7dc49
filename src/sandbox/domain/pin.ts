import type { CustomerRecord } from './records';
import { hashSecret, isSecret } from './secrets';

/** True for the customer's PIN. Who has none yet sets it with the first six digits that are typed. */
export function isPin(customer: CustomerRecord, pin: unknown): boolean {
  if (typeof pin !== 'string' || !/^\d{6}$/.test(pin)) return false;
  if (customer.pin === '') customer.pin = hashSecret(pin);
  return isSecret(pin, customer.pin);
}
