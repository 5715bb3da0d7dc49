import type { Booking } from '@/api/wire';
import { MODE_NAMES } from '@/config/modes';
import { getCurrentAppointment, getCurrentDriver } from '@/domain/booking/appointment';
import { getBookingMode, getBookingStops, getPickupTime, getShownStatus } from '@/domain/booking/bookingView';
import { getStatusLabel } from '@/domain/booking/statusLabels';
import { formatDayTime } from '@/lib/dates';
import { toCsv } from '@/utils/csv';
import { joinName } from '@/utils/text';

const HEADER = [
  'Booking number',
  'Mode',
  'Status',
  'Booked',
  'Pickup',
  'Delivered',
  'From',
  'To',
  'Drop-offs',
  'Recipient',
  'Vehicle',
  'Driver',
  'Plate number',
  'Payment',
  'Method',
  'Amount (PHP)',
  'Rating',
];

const blankDash = (text: string) => (text === '-' ? '' : text);

/** Returns bookings as CSV, one row each, with spreadsheet formulas escaped. */
export function toBookingsCsv(bookings: readonly Booking[], now: number): string {
  const rows = bookings.map((booking) => {
    const stops = getBookingStops(booking);
    const driver = getCurrentDriver(booking);
    return [
      booking.booking_number,
      MODE_NAMES[getBookingMode(booking)],
      getStatusLabel(getShownStatus(booking, now)),
      blankDash(formatDayTime(booking.date_created)),
      blankDash(formatDayTime(getPickupTime(booking))),
      blankDash(formatDayTime(getCurrentAppointment(booking)?.proof?.at)),
      stops[0]?.address_line ?? '',
      stops.at(-1)?.address_line ?? '',
      Math.max(0, stops.length - 1),
      stops.at(-1)?.contact_name ?? '',
      booking.vehicle_type?.name ?? '',
      joinName(driver?.user.user_profile),
      driver?.plate_number ?? '',
      booking.payment_status,
      booking.payment_method ?? '',
      { pesos: booking.total },
      booking.rating?.rating ?? '',
    ];
  });
  return toCsv([HEADER, ...rows]);
}
