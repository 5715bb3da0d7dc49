import { METHOD_NAMES, isEWallet } from '@/config/methodKinds';
import type { CustomerRecord, PaymentMethodRecord, TransactionRecord } from '../records/accounts';
import { takeId, type World } from '../world';
import { creditWallet } from './ledger';

export const CREDIT_CORPORATE_ONLY = 'Credit is only available to corporate customers.';

/** Purpose of a transaction. */
export type TransactionPurpose = {
  description: string;
  booking_number?: string | null;
  now: number;
  type?: TransactionRecord['type'];
};

/** Amount of a transaction in centavos, and its purpose. */
type Entry = TransactionPurpose & { amount: number };

const PREFIX: Record<TransactionRecord['type'], string> = {
  Payment: 'PAY',
  'Top Up': 'TP',
  Refund: 'RF',
  'Credit Payment': 'CP',
  'Credit Grant': 'CG',
};

export const getRemainingCredit = (customer: CustomerRecord): number => customer.credit_limit - customer.credit_used;

/** Balance after a transaction: the wallet, or the remaining credit of a corporate customer. */
function getBalance(customer: CustomerRecord, { type, method }: Pick<TransactionRecord, 'type' | 'method'>): number {
  const isWalletMove = customer.customer_type !== 'Corporate' || type === 'Top Up' || method === 'Wallet';
  return isWalletMove ? customer.wallet : getRemainingCredit(customer);
}

/** Adds a transaction. Amounts are positive centavos; the type gives the direction. */
export function recordTransaction(
  world: World,
  customer: CustomerRecord,
  fields: Pick<TransactionRecord, 'type' | 'status' | 'amount' | 'method'> & TransactionPurpose,
): TransactionRecord {
  const id = takeId(world);
  const transaction: TransactionRecord = {
    id,
    customer_id: customer.id,
    reference: `${PREFIX[fields.type]}-${String(id).padStart(6, '0')}`,
    type: fields.type,
    status: fields.status,
    amount: fields.amount,
    balance_after: getBalance(customer, fields),
    method: fields.method,
    booking_number: fields.booking_number ?? null,
    description: fields.description,
    created_at: fields.now,
  };
  world.transactions.push(transaction);
  return transaction;
}

/** Debits the wallet; null, without a debit, if the balance is too low. */
export function debitWallet(world: World, customer: CustomerRecord, entry: Entry): TransactionRecord | null {
  if (customer.wallet < entry.amount) return null;
  customer.wallet -= entry.amount;
  return recordTransaction(world, customer, { type: 'Payment', status: 'Paid', method: 'Wallet', ...entry });
}

/** Bills the credit; null, without a debit, if the limit is too low. */
export function debitCredit(world: World, customer: CustomerRecord, entry: Entry): TransactionRecord | null {
  if (getRemainingCredit(customer) < entry.amount) return null;
  customer.credit_used += entry.amount;
  return recordTransaction(world, customer, { type: 'Payment', status: 'Paid', method: 'Credit', ...entry });
}

/** Charges a card. The transaction is `Failed` for the test token of a declined card. */
export function chargeCard(
  world: World,
  customer: CustomerRecord,
  { card, ...entry }: Entry & { card: PaymentMethodRecord },
): TransactionRecord {
  const status = isDeclinedToken(card.token) ? 'Failed' : 'Paid';
  return recordTransaction(world, customer, { type: 'Payment', status, method: getMethodLabel(card), ...entry });
}

/** Adds a cash payment, pending until the driver collects it. */
export const recordCashPayment = (world: World, customer: CustomerRecord, entry: Entry): TransactionRecord =>
  recordTransaction(world, customer, { type: 'Payment', status: 'Pending', method: 'Cash', ...entry });

/** Refunds an amount to the payment method with the label `method`. */
export function refund(world: World, customer: CustomerRecord, entry: Entry & { method: string }): TransactionRecord {
  const { method, amount } = entry;
  if (method === 'Wallet') creditWallet(world, customer, amount);
  if (method === 'Credit') customer.credit_used = Math.max(0, customer.credit_used - amount);
  const isImmediate = method === 'Wallet' || method === 'Credit';
  return recordTransaction(world, customer, { type: 'Refund', status: isImmediate ? 'Paid' : 'Pending', ...entry });
}

/** Label of a payment method: `Visa 4417`, `GCash` or `Wallet`. */
export function getMethodLabel(method: PaymentMethodRecord): string {
  return method.kind === 'card' ? `${method.brand} ${method.last_four}` : METHOD_NAMES[method.kind];
}

/** Returns true for methods that the customer confirms at the bank: e-wallets and 3-D Secure cards. */
export const needsAuthorization = (method: PaymentMethodRecord): boolean =>
  isEWallet(method.kind) || method.token.includes('_3ds');

const isDeclinedToken = (token: string): boolean => token.includes('_declined');
