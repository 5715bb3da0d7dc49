import type { CustomerRecord, PaymentMethodRecord, TransactionRecord } from '../records/accounts';
import { newId, type World } from '../world';

/** What a movement of money is for. */
export type About = {
  description: string;
  booking_number?: string | null;
  now: number;
  type?: TransactionRecord['type'];
};

const PREFIX: Record<TransactionRecord['type'], string> = {
  Payment: 'PAY',
  'Top Up': 'TP',
  Refund: 'RF',
  'Credit Payment': 'CP',
  'Credit Grant': 'CG',
};

export const remainingCredit = (customer: CustomerRecord): number => customer.credit_limit - customer.credit_used;

/** Balance that a transaction is about: the wallet, or for all else of a corporate customer the credit. */
function balanceOf(customer: CustomerRecord, { type, method }: Pick<TransactionRecord, 'type' | 'method'>): number {
  const isAboutWallet = customer.customer_type !== 'Corporate' || type === 'Top Up' || method === 'Wallet';
  return isAboutWallet ? customer.wallet : remainingCredit(customer);
}

/** Writes a movement down; amounts are centavos and always positive, the type tells the direction. */
export function writeTransaction(
  world: World,
  customer: CustomerRecord,
  fields: Pick<TransactionRecord, 'type' | 'status' | 'amount' | 'method'> & About,
): TransactionRecord {
  const id = newId(world);
  const transaction: TransactionRecord = {
    id,
    customer_id: customer.id,
    reference: `${PREFIX[fields.type]}-${String(id).padStart(6, '0')}`,
    type: fields.type,
    status: fields.status,
    amount: fields.amount,
    balance_after: balanceOf(customer, fields),
    method: fields.method,
    booking_number: fields.booking_number ?? null,
    description: fields.description,
    created_at: fields.now,
  };
  world.transactions.push(transaction);
  return transaction;
}

/** Takes `amount` centavos from the wallet; null when there are not enough, and nothing is taken. */
export function debitWallet(
  world: World,
  customer: CustomerRecord,
  amount: number,
  about: About,
): TransactionRecord | null {
  if (customer.wallet < amount) return null;
  customer.wallet -= amount;
  return writeTransaction(world, customer, { type: 'Payment', status: 'Paid', method: 'Wallet', amount, ...about });
}

/** Puts `amount` centavos on the statement of account; null when the limit does not allow it. */
export function debitCredit(
  world: World,
  customer: CustomerRecord,
  amount: number,
  about: About,
): TransactionRecord | null {
  if (remainingCredit(customer) < amount) return null;
  customer.credit_used += amount;
  return writeTransaction(world, customer, { type: 'Payment', status: 'Paid', method: 'Credit', amount, ...about });
}

/** Charges a card at once; the transaction is `Failed` when the card's token says that the bank declines. */
export function chargeCard(
  world: World,
  customer: CustomerRecord,
  method: PaymentMethodRecord,
  amount: number,
  about: About,
): TransactionRecord {
  const status = isDeclinedToken(method.token) ? 'Failed' : 'Paid';
  return writeTransaction(world, customer, { type: 'Payment', status, method: methodLabel(method), amount, ...about });
}

/** Cash is handed to the driver: written down as pending until then. */
export const noteCash = (world: World, customer: CustomerRecord, amount: number, about: About): TransactionRecord =>
  writeTransaction(world, customer, { type: 'Payment', status: 'Pending', method: 'Cash', amount, ...about });

/** Gives back what was paid, the way it was paid: `method` is the label of the payment. */
export function refund(
  world: World,
  customer: CustomerRecord,
  method: string,
  amount: number,
  about: About,
): TransactionRecord {
  if (method === 'Wallet') customer.wallet += amount;
  if (method === 'Credit') customer.credit_used = Math.max(0, customer.credit_used - amount);
  const isImmediate = method === 'Wallet' || method === 'Credit';
  return writeTransaction(world, customer, {
    type: 'Refund',
    status: isImmediate ? 'Paid' : 'Pending',
    method,
    amount,
    ...about,
  });
}

/** As a person reads it: `Visa 4417`, `GCash`, `Wallet`. */
export function methodLabel(method: PaymentMethodRecord): string {
  if (method.kind === 'wallet') return 'Wallet';
  if (method.kind === 'card') return `${method.brand} ${method.last_four}`;
  return method.kind === 'gcash' ? 'GCash' : 'Maya';
}

/** True where the bank wants to hear from the customer first: GCash, Maya, and cards with 3-D Secure. */
export const needsAuthorization = (method: PaymentMethodRecord): boolean =>
  method.kind === 'gcash' || method.kind === 'maya' || method.token.includes('_3ds');

const isDeclinedToken = (token: string): boolean => token.includes('_declined');
