import type { CustomerRecord } from '../records/accounts';
import type { World } from '../world';

const nameOf = (customer: CustomerRecord, call: string, key: unknown): string | null =>
  typeof key === 'string' && key !== '' ? `${customer.id} ${call} ${key}` : null;

/** What was kept for this key of this customer and call, if it was used before. */
export function findEarlierAnswer<T>(
  world: World,
  customer: CustomerRecord,
  call: string,
  key: unknown,
): T | undefined {
  const name = nameOf(customer, call, key);
  return name === null ? undefined : (world.idempotency[name] as T | undefined);
}

/** Keeps plain JSON for a key, to answer the same call the same way. */
export function keepGiven(world: World, customer: CustomerRecord, call: string, key: unknown, value: unknown): void {
  const name = nameOf(customer, call, key);
  if (name !== null) world.idempotency[name] = value;
}
