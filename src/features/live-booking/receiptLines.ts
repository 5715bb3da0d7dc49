import type { Booking, Company, Stop, Transaction, UserProfile } from '@/api/wire';
import type { ReceiptLine } from '@/components/money/Receipt';
import { getCustomerLines } from '@/domain/account/customerLines';
import { stopsOf } from '@/domain/booking/bookingView';
import { readCashNote } from '@/domain/draft/draftServices';
import { balanceChange } from '@/domain/money/ledger';
import { discountLabel, isPaid } from '@/domain/money/paymentLabels';
import { formatDayTime } from '@/lib/dates';
import { formatPeso } from '@/utils/money';
import { getStopLabel, orDash } from '@/utils/text';
import type { CancellationCharge } from './cancellationCharge';

type ReceiptFacts = {
  booking: Booking;
  charge: CancellationCharge | null;
  /** Time of the payment or of the charge to credit; null if the ledger lists neither. */
  paidAt: string | null;
  company: Company | null;
  profile: UserProfile | null;
};

const isBilled = ({ payment_status }: Booking) => payment_status === 'Billed';

/** Returns the title of the sheet; only a paid booking gets a receipt. */
export function receiptTitle(booking: Booking): string {
  if (isBilled(booking)) return 'Charge slip';
  return isPaid(booking) ? 'Receipt' : 'Booking summary';
}

/** Returns the time at which a booking was paid or charged to credit. */
export const findPaidAt = (bookingNumber: string, transactions: readonly Transaction[]): string | null =>
  transactions.find(
    (transaction) =>
      transaction.type === 'Payment' &&
      transaction.booking_number === bookingNumber &&
      balanceChange(transaction) !== 0,
  )?.date_created ?? null;

/** Returns the full address, without areas that the street line already names. */
function getFullAddress({ address_line, place }: Stop): string {
  const areas = [place?.barangay?.name, place?.city?.name];
  const missing = areas.filter((area) => area && !address_line.toLowerCase().includes(area.toLowerCase()));
  return [address_line.trim(), ...missing].filter(Boolean).join(', ') || '-';
}

function getPriceLines({ booking, charge }: ReceiptFacts): ReceiptLine[] {
  const { breakdown = [], discount = 0 } = booking.charged ?? {};
  const lines = breakdown.map(({ label, amount }) => ({ label, value: formatPeso(amount) }));
  if (discount > 0) lines.push({ label: discountLabel(booking), value: formatPeso(-discount) });
  if (!charge?.refund) return lines;
  const { amount, kept, isPending } = charge.refund;
  return [
    ...lines,
    { label: 'Charged', value: formatPeso(charge.charged) },
    { label: 'Refunded', value: `${formatPeso(amount)}${isPending ? ', on its way' : ''}` },
    { label: 'Not refunded', value: formatPeso(kept) },
  ];
}

/** Returns the lines of a booking's receipt: price, payment, every stop, and the customer. */
export function receiptLines(facts: ReceiptFacts): ReceiptLine[] {
  const { booking, paidAt } = facts;
  const stops = stopsOf(booking);
  const cashOnDelivery = stops.reduce((sum, { notes }) => sum + (readCashNote(notes).amount ?? 0), 0);
  return [
    ...getPriceLines(facts),
    { label: isBilled(booking) ? 'Charged to' : 'Paid with', value: orDash(booking.payment_method) },
    ...(paidAt ? [{ label: isBilled(booking) ? 'Charged on' : 'Paid on', value: formatDayTime(paidAt) }] : []),
    { label: 'Booked', value: formatDayTime(booking.date_created) },
    ...stops.map((stop, index) => ({ label: getStopLabel(index, stops.length), value: getFullAddress(stop) })),
    ...(cashOnDelivery > 0 ? [{ label: 'Cash to collect', value: formatPeso(cashOnDelivery) }] : []),
    { label: 'Vehicle', value: orDash(booking.vehicle_type?.name) },
    ...getCustomerLines(facts),
  ];
}
