import { daysToMs } from '../clock';
import { notifyClearedCheque } from '../notifications/notify';
import type { TransactionRecord } from '../records/accounts';
import { findCustomer, type World } from '../world';

const CLEARS_AFTER_MS = daysToMs(2);

/** Time of clearing; a post-dated cheque reaches the bank on its date. */
const getClearingTime = ({ created_at, cheque_date }: TransactionRecord): number =>
  Math.max(created_at, cheque_date ? Date.parse(`${cheque_date}T00:00:00+08:00`) : 0) + CLEARS_AFTER_MS;

/** Completes card refunds and clears cheques two days after the bank receives them. */
export function clearPending(world: World, now: number): void {
  for (const transaction of world.transactions) {
    if (transaction.status !== 'Pending' || getClearingTime(transaction) > now) continue;
    if (transaction.type === 'Refund') transaction.status = 'Paid';
    const customer = findCustomer(world, transaction.customer_id);
    if (transaction.type !== 'Credit Payment' || !customer) continue;
    transaction.status = 'Paid';
    customer.credit_used = Math.max(0, customer.credit_used - transaction.amount);
    transaction.balance_after = customer.credit_limit - customer.credit_used;
    notifyClearedCheque(world, customer, getClearingTime(transaction));
  }
}
