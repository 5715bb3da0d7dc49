import type { Booking } from '@/api/wire';
import { PRODUCT_NAME } from '@/config/constants';
import { MODE_NAMES } from '@/config/modes';
import { getLivePath } from '@/config/paths';
import { getFirstRoute } from '@/domain/booking/appointment';
import {
  getBookingMode,
  getBookingStops,
  getPickupTime,
  getShortAddress,
  getShownStatus,
} from '@/domain/booking/bookingView';
import { getStatusLabel } from '@/domain/booking/statusLabels';
import { getFullAddress } from '@/domain/booking/stopLines';

const LINE_OCTETS = 75;
const DEFAULT_MINUTES = 60;
/** Independent of the app's origin, so that a second import updates the event. */
const UID_DOMAIN = 'logistix-global';

/** Escapes delimiters and line breaks (RFC 5545 section 3.3.11). */
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** Folds a line at 75 octets without splitting a character (RFC 5545 section 3.1). */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/** Formats ms as a UTC date-time to the minute: "20261121T040000Z". */
const toUtcMinute = (ms: number) => `${new Date(ms).toISOString().slice(0, 16).replace(/[-:]/g, '')}00Z`;

/** Returns the lines of a VEVENT; none without a valid pickup time. */
function toEventLines(booking: Booking, origin: string, now: number): string[] {
  const start = Date.parse(getPickupTime(booking));
  if (Number.isNaN(start)) return [];
  const stops = getBookingStops(booking);
  const [from, to] = [stops[0], stops.at(-1)];
  const mode = MODE_NAMES[getBookingMode(booking)];
  const route = from && to ? `: ${getShortAddress(from)} to ${getShortAddress(to)}` : '';
  const planned = getFirstRoute(booking)?.duration_minutes ?? NaN;
  const minutes = Number.isFinite(planned) ? Math.max(1, Math.round(planned)) : DEFAULT_MINUTES;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(booking.booking_number)}@${UID_DOMAIN}`,
    `DTSTAMP:${toUtcMinute(now)}`,
    `DTSTART:${toUtcMinute(start)}`,
    `DURATION:PT${minutes}M`,
    `SUMMARY:${escapeText(`${mode} delivery${route}`)}`,
    `DESCRIPTION:${escapeText(`${booking.booking_number}\n${getStatusLabel(getShownStatus(booking, now))}`)}`,
    ...(from ? [`LOCATION:${escapeText(getFullAddress(from))}`] : []),
    `STATUS:${booking.status === 'Cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    `URL:${origin}${getLivePath(String(booking.id))}`,
    'END:VEVENT',
  ];
}

/** Exports bookings as an iCalendar file (RFC 5545), with an event from pickup to planned end each; `now` in ms. */
export function toIcs(bookings: readonly Booking[], origin: string, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${PRODUCT_NAME}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    ...bookings.flatMap((booking) => toEventLines(booking, origin, now)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
