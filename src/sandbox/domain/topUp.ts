import type { RequestContext } from '../http';
import type { PaymentMethodRecord, TransactionRecord } from '../records/accounts';
import { ensureWallet } from './ledger';
import { chargeCard, getMethodLabel, needsAuthorization, recordTransaction } from './money';
import { startRedirect } from './redirects';

type TopUp = { transaction: TransactionRecord; url?: string };

/** Tops up the wallet: charges a card, or opens a payment on the bank page. */
export function startTopUp(
  {
    world,
    customer,
    now,
    appOrigin,
    apiOrigin,
  }: Pick<RequestContext<'bearer'>, 'world' | 'customer' | 'now' | 'appOrigin' | 'apiOrigin'>,
  method: PaymentMethodRecord,
  amount: number,
): TopUp {
  ensureWallet(world, customer);
  const about = { description: 'Wallet top-up', now, type: 'Top Up' as const };
  if (needsAuthorization(method)) {
    const transaction = recordTransaction(world, customer, {
      ...about,
      status: 'Pending',
      method: getMethodLabel(method),
      amount,
    });
    const { url } = startRedirect(world, customer, { purpose: 'top_up', transaction, now, appOrigin, apiOrigin });
    return { transaction, url };
  }
  const transaction = chargeCard(world, customer, { card: method, amount, ...about });
  if (transaction.status === 'Paid') {
    customer.wallet += amount;
    transaction.balance_after = customer.wallet;
  }
  return { transaction };
}
