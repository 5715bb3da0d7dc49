import { MODE_NAMES } from '@/config/modes';
import type { PaymentStatus } from '@/config/statuses';
import { getExpiryState } from '@/domain/money/paymentMethods';
import { formatCentavos } from '@/utils/money';
import { readTextField } from '../domain/checks';
import { PAYMENT_KEY_MISSING } from '../domain/idempotency';
import { findMethod } from '../domain/ledger';
import {
  CREDIT_CORPORATE_ONLY,
  chargeCard,
  debitCredit,
  debitWallet,
  getMethodLabel,
  getRemainingCredit,
  needsAuthorization,
  recordCashPayment,
  recordTransaction,
  type TransactionPurpose,
} from '../domain/money';
import { consumeOtp } from '../domain/otp';
import { startRedirect } from '../domain/redirects';
import { checkVoucher, getUsesLeft, type VoucherCheck } from '../domain/vouchers';
import { fail, failInvalidField, type RequestContext, type SandboxResponse } from '../http';
import type { PaymentMethodRecord } from '../records/accounts';
import type { BookingRecord, RateRecord } from '../records/bookings';
import { areOffersFresh } from './offers';
import { choosePayment, closeOpenPayments, confirmPayment } from './settlement';

const DECLINED_LAST_FOUR = '0002';

type Call = RequestContext<'bearer'>;
type Refusal = { refusal: SandboxResponse };
/** `subtotal` in centavos. */
type VoucherUse = { code: string; subtotal: number };
/** Outcome of a payment: a refusal, or accepted with the address of the bank page if the customer has to confirm. */
export type PaymentOutcome = Refusal | { url?: string };

/** A payment whose booking and rate are checked. */
type Attempt = {
  call: Call;
  booking: BookingRecord;
  rate: RateRecord;
  voucherCode: string | null;
  /** Payment method id, 'credit' or 'cash'. */
  method: string;
  key: string;
  about: TransactionPurpose;
};

const refuse = (status: number, message: string): Refusal => ({ refusal: fail(status, message) });
const refuseField = (field: string, message: string): Refusal => ({ refusal: failInvalidField(field, message) });

/** Consumes the one-time PIN of a wallet or credit payment; returns the refusal of a wrong one. */
function checkPin({ world, customer, body, deviceNow }: Call): Refusal | null {
  const pin = readTextField(body, 'pin');
  const problem =
    pin === '' ? 'Enter your one-time PIN.' : consumeOtp(world, customer, { method: 'sms', code: pin, deviceNow });
  return problem === null ? null : refuseField('pin', problem);
}

/** Checks a voucher for a payment: other bookings whose payment waits for the bank may use it up. */
function checkVoucherToPay({ world, customer, now }: Call, booking: BookingRecord, use: VoucherUse): VoucherCheck {
  const found = checkVoucher(world, customer, use.code, { ...use, bookingType: booking.booking_type, now });
  if ('reason' in found) return found;
  const atBank = world.bookings.filter(
    ({ id, customer_id, status, payment, voucher_code }) =>
      id !== booking.id &&
      customer_id === customer.id &&
      status === 'Pending' &&
      payment !== null &&
      voucher_code === use.code,
  );
  return atBank.length < getUsesLeft(found.voucher, customer)
    ? found
    : { reason: `Voucher ${use.code} is in use by another booking that waits for the bank.` };
}

/** Returns the offer to pay, with the voucher applied. */
function readRate(call: Call, booking: BookingRecord): { rate: RateRecord; code: string | null } | Refusal {
  const { body, now } = call;
  const offer = booking.rates?.offers.find(({ id }) => id === readTextField(body, 'rate'));
  if (!offer || !areOffersFresh(booking, now)) {
    return refuse(409, 'This rate is no longer available. Choose from the new rates.');
  }
  // without a discount the booking's own voucher is not used up
  const code = readTextField(body, 'voucher_code').toUpperCase() || (offer.discount > 0 ? booking.voucher_code : null);
  if (!code) return { rate: offer, code };
  const subtotal = offer.breakdown.reduce((sum, line) => sum + line.centavos, 0);
  const found = checkVoucherToPay(call, booking, { code, subtotal });
  if ('reason' in found && code !== booking.voucher_code) return refuseField('voucher_code', found.reason);
  if ('reason' in found) {
    Object.assign(booking, { voucher_code: null, rates: null });
    const message = `${found.reason} Check the new rates without it.`;
    return { refusal: fail(409, message, { voucher_code: [message] }) };
  }
  return { rate: { ...offer, discount: found.discount, total: subtotal - found.discount }, code };
}

export function payBooking(call: Call, booking: BookingRecord): PaymentOutcome {
  const { world, customer, body, now } = call;
  if (booking.status === 'Cancelled') return refuse(409, 'This booking has been cancelled.');
  if (booking.status !== 'Pending') return refuse(409, 'This booking has already been paid.');
  const key = readTextField(body, 'idempotency_key');
  if (key.length < 8) return refuseField('idempotency_key', PAYMENT_KEY_MISSING);
  const method = readTextField(body, 'method');
  const saved = findMethod(world, customer, method);
  if (!saved && method !== 'cash' && method !== 'credit') return refuseField('method', 'Choose a payment method.');
  const chosen = readRate(call, booking);
  if ('refusal' in chosen) return chosen;
  const description = `${MODE_NAMES[booking.booking_type]} booking`;
  const about = { description, booking_number: booking.booking_number, now };
  const attempt = { call, booking, rate: chosen.rate, voucherCode: chosen.code, method, key, about };
  if (saved?.kind === 'wallet') return payWithWallet(attempt);
  if (saved) return payWithCard(attempt, saved);
  return method === 'cash' ? payInCash(attempt) : payWithCredit(attempt);
}

function choose({ booking, rate, voucherCode, method, key }: Attempt, label: string): void {
  choosePayment(booking, rate, { method, label, key, voucherCode });
}

/** Completes an accepted payment. */
function settle(attempt: Attempt, label: string, status: PaymentStatus): PaymentOutcome {
  const { world, customer, now } = attempt.call;
  closeOpenPayments(world, attempt.booking);
  choose(attempt, label);
  confirmPayment(world, customer, attempt.booking, { status, now });
  return {};
}

function payInCash(attempt: Attempt): PaymentOutcome {
  const { world, customer } = attempt.call;
  recordCashPayment(world, customer, { amount: attempt.rate.total, ...attempt.about });
  return settle(attempt, 'Cash', 'Unpaid');
}

function payWithCredit(attempt: Attempt): PaymentOutcome {
  const { world, customer } = attempt.call;
  if (customer.customer_type !== 'Corporate') {
    return refuseField('method', CREDIT_CORPORATE_ONLY);
  }
  if (getRemainingCredit(customer) < attempt.rate.total) {
    return refuse(402, `Your remaining credit of ${formatCentavos(getRemainingCredit(customer))} is not enough.`);
  }
  const refusal = checkPin(attempt.call);
  if (refusal) return refusal;
  debitCredit(world, customer, { amount: attempt.rate.total, ...attempt.about });
  return settle(attempt, 'Credit', 'Billed');
}

function payWithWallet(attempt: Attempt): PaymentOutcome {
  const { world, customer } = attempt.call;
  if (customer.wallet < attempt.rate.total) {
    return refuse(402, `Your wallet balance of ${formatCentavos(customer.wallet)} is not enough. Top up first.`);
  }
  const refusal = checkPin(attempt.call);
  if (refusal) return refusal;
  debitWallet(world, customer, { amount: attempt.rate.total, ...attempt.about });
  return settle(attempt, 'Wallet', 'Paid');
}

/** Charges a card, or sends the customer to the bank page for GCash, Maya and 3-D Secure. */
function payWithCard(attempt: Attempt, saved: PaymentMethodRecord): PaymentOutcome {
  const { call, booking, rate, about } = attempt;
  const { world, customer, now, appOrigin, apiOrigin } = call;
  const label = getMethodLabel(saved);
  if (!saved.is_verified) return refuseField('method', `Verify ${label} before you pay with it.`);
  if (getExpiryState(saved, now) === 'expired') return refuse(402, `${label} has expired. Use another payment method.`);
  const payment = { ...about, type: 'Payment' as const, method: label, amount: rate.total };
  if (needsAuthorization(saved)) {
    closeOpenPayments(world, booking);
    const transaction = recordTransaction(world, customer, { ...payment, status: 'Pending' });
    choose(attempt, label);
    const intent = { purpose: 'booking' as const, transaction, bookingId: booking.id, now, appOrigin, apiOrigin };
    return { url: startRedirect(world, customer, intent).url };
  }
  // test cards: the bank declines these last four digits, or a token that says so
  const charged =
    saved.last_four === DECLINED_LAST_FOUR
      ? recordTransaction(world, customer, { ...payment, status: 'Failed' })
      : chargeCard(world, customer, { card: saved, amount: rate.total, ...about });
  if (charged.status === 'Failed') {
    return refuse(402, `The bank declined ${label}. You were not charged. Use another payment method.`);
  }
  return settle(attempt, label, 'Paid');
}
