import type { Booking, Company, Transaction, UserProfile } from '@/api/wire';
import type { ReceiptGroup, ReceiptLine } from '@/components/money/Receipt';
import { getCustomerLines } from '@/domain/account/customerLines';
import { getBookingStops } from '@/domain/booking/bookingView';
import { getStopLines } from '@/domain/booking/stopLines';
import { readCashNote } from '@/domain/draft/draftServices';
import { getBalanceChange } from '@/domain/money/ledger';
import { getDiscountLabel, isBilled, isPaid } from '@/domain/money/paymentLabels';
import { getLoadingLine, getPaymentReferenceLines, getVatLines } from '@/domain/money/receiptLines';
import { formatDayTime } from '@/lib/dates';
import { formatPeso } from '@/utils/money';
import { toTextOrDash } from '@/utils/text';
import type { CancellationCharge } from './cancellationCharge';

type ReceiptFacts = {
  booking: Booking;
  charge: CancellationCharge | null;
  /** The payment or the charge to credit; undefined if the ledger lists neither. */
  payment: Transaction | undefined;
  /** State of the ledger, which has the payment and the refund. */
  ledger: 'loading' | 'failed' | 'loaded';
  company: Company | null;
  profile: UserProfile | null;
};

/** Returns the transaction that paid a booking or charged it to credit. */
export const findPayment = (bookingNumber: string, transactions: readonly Transaction[]): Transaction | undefined =>
  transactions.find(
    (transaction) =>
      transaction.type === 'Payment' &&
      transaction.booking_number === bookingNumber &&
      getBalanceChange(transaction) !== 0,
  );

const isRefundUnknown = ({ booking, ledger }: ReceiptFacts) => booking.status === 'Cancelled' && ledger !== 'loaded';

function getPriceLines(facts: ReceiptFacts): ReceiptLine[] {
  const { booking, charge, ledger } = facts;
  const { breakdown = [], discount = 0 } = booking.charged ?? {};
  const lines = breakdown.map(({ label, amount }) => ({ label, value: formatPeso(amount) }));
  if (discount > 0) lines.push({ label: getDiscountLabel(booking), value: formatPeso(-discount) });
  if (isRefundUnknown(facts)) return [...lines, getLoadingLine('Refund', ledger === 'failed')];
  if (!charge?.refund) return lines;
  const { amount, kept, isPending } = charge.refund;
  return [
    ...lines,
    { label: 'Charged', value: formatPeso(charge.charged) },
    { label: 'Refunded', value: `${formatPeso(amount)}${isPending ? ', on its way' : ''}` },
    { label: 'Not refunded', value: formatPeso(kept) },
  ];
}

/** Returns the label of the payment method of a booking; cash is chosen long before it is paid. */
export function getPaymentMethodLabel(booking: Booking): string {
  if (isBilled(booking)) return 'Charged to';
  return booking.payment_status === 'Unpaid' ? 'Payment method' : 'Paid with';
}

/** Returns the lines about the payment, or the charge to credit. */
function getPaymentLines({ booking, payment, ledger }: ReceiptFacts): ReceiptLine[] {
  const isCharge = isBilled(booking);
  const missing = ledger === 'loaded' ? [] : [getLoadingLine('Transaction', ledger === 'failed')];
  return [
    { label: getPaymentMethodLabel(booking), value: toTextOrDash(booking.payment_method) },
    ...(payment
      ? [
          { label: isCharge ? 'Charged on' : 'Paid on', value: formatDayTime(payment.date_created) },
          { label: 'Transaction', value: payment.reference },
          ...getPaymentReferenceLines(payment),
        ]
      : missing),
  ];
}

/** Returns the lines about the VAT of what was paid or charged; [] while the refund is unknown. */
function getSaleLines(facts: ReceiptFacts): ReceiptLine[] {
  const { booking, charge } = facts;
  if (!isPaid(booking) || isRefundUnknown(facts)) return [];
  return getVatLines(charge?.refund ? charge.refund.kept : booking.total);
}

/** Returns the groups of a booking's receipt: customer, price, VAT, payment and delivery. */
export function getReceiptGroups(facts: ReceiptFacts): ReceiptGroup[] {
  const { booking } = facts;
  const cashOnDelivery = getBookingStops(booking).reduce(
    (sum, { notes }) => sum + (readCashNote(notes).amount ?? 0),
    0,
  );
  return [
    { title: 'Customer', lines: getCustomerLines(facts) },
    { title: 'Price', lines: getPriceLines(facts) },
    { title: 'VAT', lines: getSaleLines(facts) },
    { title: isBilled(booking) ? 'Charge' : 'Payment', lines: getPaymentLines(facts) },
    {
      title: 'Delivery',
      lines: [
        { label: 'Booked', value: formatDayTime(booking.date_created) },
        ...getStopLines(booking),
        ...(cashOnDelivery > 0 ? [{ label: 'Cash to collect', value: formatPeso(cashOnDelivery) }] : []),
        { label: 'Vehicle', value: toTextOrDash(booking.vehicle_type?.name) },
      ],
    },
  ];
}
