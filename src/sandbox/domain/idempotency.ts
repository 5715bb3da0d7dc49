import type { CustomerRecord } from '../records/accounts';
import type { World } from '../world';

export const PAYMENT_KEY_MISSING = 'The idempotency key of this payment is missing.';

/** A call of a customer, and the idempotency key of its body. */
export type KeyedCall = { call: string; key: unknown };

const getEntryName = (customer: CustomerRecord, { call, key }: KeyedCall): string | null =>
  typeof key === 'string' && key !== '' ? `${customer.id} ${call} ${key}` : null;

/** Returns the first result for this idempotency key, if there is one. */
export function findEarlierAnswer<T>(world: World, customer: CustomerRecord, keyedCall: KeyedCall): T | undefined {
  const name = getEntryName(customer, keyedCall);
  return name === null ? undefined : (world.idempotency[name] as T | undefined);
}

/** Stores the result of a call (plain JSON), so that a repeated key gets the same result. */
export function rememberAnswer(
  world: World,
  customer: CustomerRecord,
  { answer, ...keyedCall }: KeyedCall & { answer: unknown },
): void {
  const name = getEntryName(customer, keyedCall);
  if (name !== null) world.idempotency[name] = answer;
}
