import { METHOD_CHOICE } from '@/config/methodKinds';
import { canCharge } from '@/domain/money/paymentMethods';
import { formatCentavos } from '@/utils/money';
import type { FieldErrors, RequestContext } from '../http';
import type { PaymentMethodRecord, TransactionRecord } from '../records/accounts';
import { isWholeCentavos } from './centavos';
import { readTextField } from './checks';
import { ensureWallet } from './ledger';
import { chargeCard, getMethodLabel, needsAuthorization, recordTransaction } from './money';
import { startRedirect } from './redirects';

const TOP_UP_MIN = 100_00;
const TOP_UP_MAX = 50_000_00;

/** Returns the errors of a top-up of `amount` centavos. */
export function checkTopUp(
  { body, now }: Pick<RequestContext, 'body' | 'now'>,
  amount: number,
  method: PaymentMethodRecord | undefined,
): FieldErrors {
  const isAmount = isWholeCentavos(body.amount) && amount >= TOP_UP_MIN && amount <= TOP_UP_MAX;
  const isPayable = method && canCharge(method, now);
  return {
    ...(!isAmount && {
      amount: [`Enter an amount from ${formatCentavos(TOP_UP_MIN)} to ${formatCentavos(TOP_UP_MAX)}.`],
    }),
    ...(!isPayable && { method: [`Choose a verified ${METHOD_CHOICE}.`] }),
    ...(readTextField(body, 'idempotency_key') === '' && {
      idempotency_key: ['The idempotency key of this top-up is missing.'],
    }),
  };
}

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
