import { sayPesos } from '../domain/centavos';
import { readTextField } from '../domain/checks';
import { findMethod } from '../domain/ledger';
import {
  chargeCard,
  debitCredit,
  debitWallet,
  methodLabel,
  needsAuthorization,
  noteCash,
  remainingCredit,
  writeTransaction,
} from '../domain/money';
import { spendOtp } from '../domain/otp';
import { startRedirect } from '../domain/redirects';
import { checkVoucher } from '../domain/vouchers';
import { fail, type Answer, type Context } from '../http';
import type { PaymentMethodRecord } from '../records/accounts';
import type { BookingRecord, PaymentStatus, RateRecord } from '../records/bookings';
import { areFresh } from './offers';
import { choosePayment, closeOpenPayments, confirmPayment } from './settlement';

const DECLINED_LAST_FOUR = '0002';

type Call = Context<'bearer'>;
/** What became of a payment: an answer that refuses it, or the address of the bank's page where there is one. */
export type Paid = { refusal: Answer } | { url?: string };

const refuse = (status: number, message: string, field?: string): { refusal: Answer } => ({
  refusal: fail(status, message, field ? { [field]: [message] } : undefined),
});

/** Spends the one-time PIN of a wallet or credit payment. */
function pinRefusal({ world, customer, body, real }: Call): { refusal: Answer } | null {
  const pin = readTextField(body, 'pin');
  const problem = pin === '' ? 'Enter your one-time PIN.' : spendOtp(world, customer, 'sms', pin, real);
  return problem === null ? null : refuse(422, problem, 'pin');
}

/** The offer that is paid, with the voucher that is used now. */
function readRate(call: Call, booking: BookingRecord): { rate: RateRecord; code: string | null } | { refusal: Answer } {
  const { world, customer, body, now } = call;
  const offer = booking.rates?.offers.find((one) => one.id === readTextField(body, 'rate'));
  if (!offer || !areFresh(booking, now)) {
    return refuse(409, 'This rate is no longer offered. Please choose from the new rates.');
  }
  const asked = readTextField(body, 'voucher_code').toUpperCase();
  // an offer that the booking's own voucher takes nothing off costs what it says
  const code = asked || (offer.discount > 0 ? booking.voucher_code : null);
  if (!code) return { rate: offer, code };
  const subtotal = offer.breakdown.reduce((sum, line) => sum + line.centavos, 0);
  const found = checkVoucher(world, customer, code, { bookingType: booking.booking_type, subtotal, now });
  if ('reason' in found && code !== booking.voucher_code) return refuse(422, found.reason, 'voucher_code');
  if ('reason' in found) {
    Object.assign(booking, { voucher_code: null, rates: null });
    return refuse(409, `${found.reason} Please look at the new rates, without it.`, 'voucher_code');
  }
  return { rate: { ...offer, discount: found.discount, total: subtotal - found.discount }, code };
}

/** Pays a booking that waits for its payment. */
export function payBooking(call: Call, booking: BookingRecord): Paid {
  const { world, customer, body, now } = call;
  if (booking.status === 'Cancelled') return refuse(409, 'This booking is cancelled.');
  if (booking.status !== 'Pending') return refuse(409, 'This booking is paid already.');
  const key = readTextField(body, 'idempotency_key');
  if (key.length < 8) return refuse(422, 'The key of this payment is missing.', 'idempotency_key');
  const method = readTextField(body, 'method');
  const saved = findMethod(world, customer, method);
  if (!saved && method !== 'cash' && method !== 'credit') return refuse(422, 'Choose a payment method.', 'method');
  const chosen = readRate(call, booking);
  if ('refusal' in chosen) return chosen;
  const { rate, code } = chosen;

  const about = {
    description: `${booking.booking_type === 'shared' ? 'Joint' : 'Special'} booking`,
    booking_number: booking.booking_number,
    now,
  };
  const settle = (label: string, status: PaymentStatus): Paid => {
    closeOpenPayments(world, booking);
    choosePayment(booking, rate, { method, label, key, voucherCode: code });
    confirmPayment(world, customer, booking, status, now);
    return {};
  };

  if (method === 'cash') {
    noteCash(world, customer, rate.total, about);
    return settle('Cash', 'Unpaid');
  }
  if (method === 'credit') {
    if (customer.customer_type !== 'Corporate') return refuse(422, 'Credit is for corporate customers.', 'method');
    if (remainingCredit(customer) < rate.total) {
      return refuse(402, `Your remaining credit of ${sayPesos(remainingCredit(customer))} is not enough.`);
    }
    const refusal = pinRefusal(call);
    if (refusal) return refusal;
    debitCredit(world, customer, rate.total, about);
    return settle('Credit', 'Billed');
  }
  if (!saved) return refuse(422, 'Choose a payment method.', 'method');
  if (saved.kind === 'wallet') {
    if (customer.wallet < rate.total) {
      return refuse(402, `Your wallet holds ${sayPesos(customer.wallet)}, which is not enough. Please top up first.`);
    }
    const refusal = pinRefusal(call);
    if (refusal) return refusal;
    debitWallet(world, customer, rate.total, about);
    return settle('Wallet', 'Paid');
  }
  if (!saved.is_verified) return refuse(422, `Please verify ${methodLabel(saved)} before you pay with it.`, 'method');
  if (hasExpired(saved, now)) return refuse(402, `${methodLabel(saved)} has expired. Please use another one.`);
  const label = methodLabel(saved);
  if (needsAuthorization(saved)) {
    closeOpenPayments(world, booking);
    const transaction = writeTransaction(world, customer, {
      ...about,
      type: 'Payment',
      status: 'Pending',
      method: label,
      amount: rate.total,
    });
    choosePayment(booking, rate, { method, label, key, voucherCode: code });
    const { appOrigin, apiOrigin } = call;
    const intent = { purpose: 'booking' as const, transaction, bookingId: booking.id, now, appOrigin, apiOrigin };
    return { url: startRedirect(world, customer, intent).url };
  }
  // the bank always declines a card by its token, or by these last four digits
  const charged =
    saved.last_four === DECLINED_LAST_FOUR
      ? writeTransaction(world, customer, {
          ...about,
          type: 'Payment',
          status: 'Failed',
          method: label,
          amount: rate.total,
        })
      : chargeCard(world, customer, saved, rate.total, about);
  if (charged.status === 'Failed') {
    return refuse(402, `The bank declined ${label}. You were not charged: please use another payment method.`);
  }
  return settle(label, 'Paid');
}

/** A card is good to the end of its month. */
const hasExpired = ({ kind, expiry_year, expiry_month }: PaymentMethodRecord, now: number): boolean =>
  kind === 'card' && Date.UTC(expiry_year ?? 0, expiry_month ?? 0, 1) <= now;
