import { days } from '../clock';
import { notifyCheque } from '../notifications/notify';
import type { World } from '../world';

const CLEARS_AFTER_MS = days(2);

/** Lets the bank do its part: cheques clear and card refunds arrive two days later. */
export function clearPending(world: World, now: number): void {
  for (const transaction of world.transactions) {
    if (transaction.status !== 'Pending' || transaction.created_at + CLEARS_AFTER_MS > now) continue;
    if (transaction.type === 'Refund') transaction.status = 'Paid';
    const customer = world.customers.find((one) => one.id === transaction.customer_id);
    if (transaction.type !== 'Credit Payment' || !customer) continue;
    transaction.status = 'Paid';
    customer.credit_used = Math.max(0, customer.credit_used - transaction.amount);
    transaction.balance_after = customer.credit_limit - customer.credit_used;
    notifyCheque(world, customer, 'Cleared', transaction.created_at + CLEARS_AFTER_MS);
  }
}
