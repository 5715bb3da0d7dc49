import { settleBookingPayment } from '../bookings/settlement';
import type { CustomerRecord, PaymentIntent, TransactionRecord } from '../records/accounts';
import { findCustomer, findTransaction, type World } from '../world';
import { creditWallet } from './ledger';
import { createRandomText } from './random';

type Intent = {
  purpose: PaymentIntent['purpose'];
  /** Pending transaction that the bank's answer completes. */
  transaction: TransactionRecord;
  bookingId?: string | number;
  now: number;
  appOrigin: string;
  apiOrigin: string;
};

/** Opens a payment on the bank page and returns the address for the customer. */
export function startRedirect(world: World, customer: CustomerRecord, intent: Intent): { id: string; url: string } {
  const id = createRandomText(24);
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

/** Applies the bank's first answer to a payment; null for an unknown payment. */
export function settleRedirect(
  world: World,
  id: string,
  { isApproved, now }: { isApproved: boolean; now: number },
): PaymentIntent | null {
  const intent = world.intents.find((intent) => intent.id === id);
  if (!intent || intent.status !== 'open') return intent ?? null;
  intent.status = isApproved ? 'approved' : 'declined';
  const transaction = findTransaction(world, intent.transaction_id);
  const customer = findCustomer(world, intent.customer_id);
  if (!transaction || !customer) return intent;
  transaction.status = isApproved ? 'Paid' : 'Failed';
  if (intent.purpose === 'booking' && intent.booking_id) {
    settleBookingPayment(world, { bookingId: intent.booking_id, transaction, isApproved, now });
  }
  if (intent.purpose === 'top_up' && isApproved) {
    creditWallet(world, customer, transaction.amount);
    transaction.balance_after = customer.wallet;
  }
  return intent;
}

/** Address in the app to return to from the bank page. */
export function getReturnUrl(world: World, intent: PaymentIntent): string {
  const page = intent.status === 'approved' ? 'success' : 'failure';
  const query = new URLSearchParams({
    reference: findTransaction(world, intent.transaction_id)?.reference ?? intent.id,
    ...(intent.booking_id && { booking: intent.booking_id }),
  });
  return `${intent.return_origin}/payment/method/${page}?${query}`;
}
