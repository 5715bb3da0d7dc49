import type { Booking, Company, Stop, Transaction, UserProfile } from '@/api/wire';
import type { ReceiptLine } from '@/components/money/Receipt';
import { stopsOf } from '@/domain/booking/bookingView';
import { readCashNote } from '@/domain/draft/draftServices';
import { balanceChange } from '@/domain/money/ledger';
import { discountLabel, isPaid } from '@/domain/money/paymentLabels';
import { formatDayTime } from '@/lib/dates';
import { formatPeso } from '@/utils/money';
import { fullName, getStopLabel, orDash } from '@/utils/text';
import type { CancellationCharge } from './cancellationCharge';

type ReceiptFacts = {
  booking: Booking;
  kept: CancellationCharge | null;
  /** When it was paid or charged; null where the ledger does not say. */
  paidAt: string | null;
  company: Company | null;
  profile: UserProfile | null;
};

const isBilled = ({ payment_status }: Booking) => payment_status === 'Billed';

/** Returns the title of the sheet: a bill, or a price that is not paid yet, is no receipt. */
export function receiptTitle(booking: Booking): string {
  if (isBilled(booking)) return 'Charge slip';
  return isPaid(booking) ? 'Receipt' : 'Booking summary';
}

/** Returns when a booking was paid or charged to credit. */
export const findPaidAt = (bookingNumber: string, transactions: readonly Transaction[]): string | null =>
  transactions.find(
    (transaction) =>
      transaction.type === 'Payment' &&
      transaction.booking_number === bookingNumber &&
      balanceChange(transaction) !== 0,
  )?.date_created ?? null;

/** The whole address; the city only where the street line does not name it. */
function stopAddress({ address_line, place }: Stop): string {
  const areas = [place?.barangay?.name, place?.city?.name];
  const missing = areas.filter((area) => area && !address_line.toLowerCase().includes(area.toLowerCase()));
  return [address_line.trim(), ...missing].filter(Boolean).join(', ') || '-';
}

function priceLines({ booking, kept }: ReceiptFacts): ReceiptLine[] {
  const { breakdown = [], discount = 0 } = booking.charged ?? {};
  const lines = breakdown.map(({ label, amount }) => ({ label, value: formatPeso(amount) }));
  if (discount > 0) lines.push({ label: discountLabel(booking), value: formatPeso(-discount) });
  if (!kept?.refund) return lines;
  const { amount, kept: rest, isOnItsWay } = kept.refund;
  return [
    ...lines,
    { label: 'Charged', value: formatPeso(kept.charged) },
    { label: 'Refunded', value: `${formatPeso(amount)}${isOnItsWay ? ', on its way' : ''}` },
    { label: 'Kept', value: formatPeso(rest) },
  ];
}

function customerLines({ company, profile }: ReceiptFacts): ReceiptLine[] {
  return [
    { label: 'Account', value: company?.company_name ?? fullName(profile) },
    ...(company?.tin ? [{ label: 'TIN', value: company.tin }] : []),
    { label: 'Account no.', value: orDash(profile?.account_number) },
  ];
}

/** Returns the lines of a booking's receipt: price, payment, every stop, and the customer. */
export function receiptLines(facts: ReceiptFacts): ReceiptLine[] {
  const { booking, paidAt } = facts;
  const stops = stopsOf(booking);
  const cash = stops.reduce((sum, { notes }) => sum + (readCashNote(notes).amount ?? 0), 0);
  return [
    ...priceLines(facts),
    { label: isBilled(booking) ? 'Charged to' : 'Paid with', value: orDash(booking.payment_method) },
    ...(paidAt ? [{ label: isBilled(booking) ? 'Charged on' : 'Paid on', value: formatDayTime(paidAt) }] : []),
    { label: 'Booked', value: formatDayTime(booking.date_created) },
    ...stops.map((stop, index) => ({ label: getStopLabel(index, stops.length), value: stopAddress(stop) })),
    ...(cash > 0 ? [{ label: 'Cash to collect', value: formatPeso(cash) }] : []),
    { label: 'Vehicle', value: orDash(booking.vehicle_type?.name) },
    ...customerLines(facts),
  ];
}
