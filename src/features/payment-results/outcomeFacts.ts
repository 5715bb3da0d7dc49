import type { Booking, Transaction } from '@/api/wire';
import type { FactLine } from '@/components/money/FactLines';
import { getPickupTime } from '@/domain/booking/bookingView';
import { getStopLines } from '@/domain/booking/stopLines';
import { formatDayTime } from '@/lib/dates';
import { formatPeso } from '@/utils/money';
import { toTextOrDash } from '@/utils/text';

/** Returns the number, pickup time, first and last address and price of a booking. */
export function getBookingFacts(booking: Booking): FactLine[] {
  const stops = getStopLines(booking);
  return [
    { label: 'Booking number', value: booking.booking_number },
    { label: 'Pickup time', value: formatDayTime(getPickupTime(booking)) },
    ...(stops.length > 1 ? [...stops.slice(0, 1), ...stops.slice(-1)] : stops),
    { label: 'Total', value: formatPeso(booking.total) },
  ];
}

/** Returns the lines of a transaction; the balance after it only where the server sends one. */
export function getTransactionFacts({ amount, method, reference, date_created, ...rest }: Transaction): FactLine[] {
  const { status, balance_after } = rest;
  const hasBalance = status === 'Paid' && typeof balance_after === 'number';
  return [
    { label: 'Amount', value: formatPeso(Math.abs(amount)) },
    { label: 'Method', value: toTextOrDash(method) },
    { label: 'Reference', value: reference },
    { label: 'Date', value: formatDayTime(date_created) },
    ...(hasBalance ? [{ label: 'Balance after', value: formatPeso(balance_after) }] : []),
  ];
}
