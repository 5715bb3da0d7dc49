import { settleBookingPayment } from '../bookings/settlement';
import type { CustomerRecord, PaymentIntent, TransactionRecord } from '../records/accounts';
import type { World } from '../world';
import { randomText } from './random';

type Intent = {
  purpose: PaymentIntent['purpose'];
  /** The pending transaction that the bank's answer settles. */
  transaction: TransactionRecord;
  bookingId?: string | number;
  now: number;
  /** Of the call's context. */
  appOrigin: string;
  apiOrigin: string;
};

/** Opens a payment at the bank's page; `url` is where the customer must go. */
export function startRedirect(world: World, customer: CustomerRecord, intent: Intent): { id: string; url: string } {
  const id = randomText(24);
  world.intents.push({
    id,
    customer_id: customer.id,
    purpose: intent.purpose,
    booking_id: intent.bookingId === undefined ? null : String(intent.bookingId),
    transaction_id: intent.transaction.id,
    amount: intent.transaction.amount,
    method_label: intent.transaction.method,
    return_origin: intent.appOrigin,
    status: 'open',
    created_at: intent.now,
  });
  return { id, url: `${intent.apiOrigin}/sandbox/authorize?id=${id}` };
}

/** The bank's answer. Said twice, the first one counts. Null for an unknown payment. */
export function settleRedirect(world: World, id: string, isApproved: boolean, now: number): PaymentIntent | null {
  const intent = world.intents.find((one) => one.id === id);
  if (!intent || intent.status !== 'open') return intent ?? null;
  intent.status = isApproved ? 'approved' : 'declined';
  const transaction = world.transactions.find((one) => one.id === intent.transaction_id);
  const customer = world.customers.find((one) => one.id === intent.customer_id);
  if (!transaction || !customer) return intent;
  transaction.status = isApproved ? 'Paid' : 'Failed';
  if (intent.purpose === 'booking' && intent.booking_id) {
    settleBookingPayment(world, intent.booking_id, transaction, isApproved, now);
  }
  if (intent.purpose === 'top_up' && isApproved) {
    customer.wallet += transaction.amount;
    transaction.balance_after = customer.wallet;
  }
  return intent;
}

/** Where the bank's page leads back to in the app. */
export function returnUrl(world: World, intent: PaymentIntent): string {
  const page = intent.status === 'approved' ? 'success' : 'failure';
  const query = new URLSearchParams({
    reference: world.transactions.find((one) => one.id === intent.transaction_id)?.reference ?? intent.id,
    ...(intent.booking_id && { booking: intent.booking_id }),
  });
  return `${intent.return_origin}/payment/method/${page}?${query}`;
}
