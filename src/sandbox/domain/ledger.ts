import type { PaymentMethod, Transaction } from '@/api/wire';
import { toManilaIso } from '../clock';
import type { CustomerRecord, PaymentMethodRecord, TransactionRecord } from '../records/accounts';
import { takeId, type World } from '../world';
import { toPesos } from './centavos';

export function toTransaction(transaction: TransactionRecord): Transaction {
  return {
    id: transaction.id,
    reference: transaction.reference,
    type: transaction.type,
    status: transaction.status,
    amount: toPesos(transaction.amount),
    balance_after: transaction.balance_after === null ? null : toPesos(transaction.balance_after),
    method: transaction.method,
    ...(transaction.booking_number !== null && { booking_number: transaction.booking_number }),
    ...getPaymentReference(transaction),
    date_created: toManilaIso(transaction.created_at),
    description: transaction.description,
  };
}

/** Returns the reference of a payment by card or e-wallet; no other method has a processor that gives one. */
function getPaymentReference({ id, status, method, created_at }: TransactionRecord) {
  const hasProcessor = !/^(wallet|credit|cash|cheque)\b/i.test(method);
  if (status !== 'Paid' || !hasProcessor) return {};
  return { payment_reference: `${String(created_at).slice(0, 8)}${String(id).padStart(5, '0')}` };
}

export function toPaymentMethod(method: PaymentMethodRecord, customer: CustomerRecord): PaymentMethod {
  return {
    id: method.id,
    kind: method.kind,
    brand: method.brand,
    last_four: method.last_four,
    holder_name: method.holder_name,
    expiry_month: method.expiry_month,
    expiry_year: method.expiry_year,
    is_default: method.is_default,
    is_verified: method.is_verified,
    ...(method.kind === 'wallet' && { balance: toPesos(customer.wallet) }),
  };
}

export const findMethods = (world: World, customer: CustomerRecord): PaymentMethodRecord[] =>
  world.paymentMethods.filter((method) => method.customer_id === customer.id);

/** Finds a payment method of the customer by id. */
export const findMethod = (world: World, customer: CustomerRecord, id: unknown): PaymentMethodRecord | undefined =>
  findMethods(world, customer).find((method) => String(method.id) === String(id));

export function addMethod(
  world: World,
  customer: CustomerRecord,
  fields: Omit<PaymentMethodRecord, 'id' | 'customer_id'>,
): PaymentMethodRecord {
  const isFirst = findMethods(world, customer).length === 0;
  const method = { ...fields, id: takeId(world), customer_id: customer.id };
  world.paymentMethods.push(method);
  if (isFirst || fields.is_default) makeDefault(world, method);
  return method;
}

export function makeDefault(world: World, chosen: PaymentMethodRecord): void {
  for (const method of world.paymentMethods) {
    if (method.customer_id === chosen.customer_id) method.is_default = method === chosen;
  }
}

/** Returns the wallet of the customer; creates it if there is none. */
export function ensureWallet(world: World, customer: CustomerRecord): PaymentMethodRecord {
  const wallet = findMethods(world, customer).find((method) => method.kind === 'wallet');
  return wallet ?? addMethod(world, customer, { ...WALLET, holder_name: getHolderName(customer) });
}

/** Adds an amount to the wallet, which the customer may have removed since it was empty. */
export function creditWallet(world: World, customer: CustomerRecord, amount: number): void {
  ensureWallet(world, customer);
  customer.wallet += amount;
}

const getHolderName = ({ profile, username }: CustomerRecord): string =>
  `${profile.first_name} ${profile.last_name}`.trim() || username;

const WALLET = {
  kind: 'wallet',
  token: '',
  mobile: '',
  brand: 'Wallet',
  last_four: '',
  expiry_month: null,
  expiry_year: null,
  is_default: false,
  is_verified: true,
} as const;
