import type { CustomerRecord } from '../records/accounts';
import type { World } from '../world';

export const PAYMENT_KEY_MISSING = 'The idempotency key of this payment is missing.';

const getEntryName = (customer: CustomerRecord, call: string, key: unknown): string | null =>
  typeof key === 'string' && key !== '' ? `${customer.id} ${call} ${key}` : null;

/** Returns the first result for this idempotency key, if there is one. */
export function findEarlierAnswer<T>(
  world: World,
  customer: CustomerRecord,
  call: string,
  key: unknown,
): T | undefined {
  const name = getEntryName(customer, call, key);
  return name === null ? undefined : (world.idempotency[name] as T | undefined);
}

/** Stores the result of a call (plain JSON), so that a repeated key gets the same result. */
export function rememberAnswer(
  world: World,
  customer: CustomerRecord,
  call: string,
  key: unknown,
  value: unknown,
): void {
  const name = getEntryName(customer, call, key);
  if (name !== null) world.idempotency[name] = value;
}
