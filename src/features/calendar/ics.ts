import type { Booking, Stop } from '@/api/wire';
import { PRODUCT_NAME } from '@/config/constants';
import { MODE_NAMES } from '@/config/modes';
import { livePath } from '@/config/paths';
import { firstRoute } from '@/domain/booking/appointment';
import { bookingModeOf, pickupAt, shortPlace, shownStatus, stopsOf } from '@/domain/booking/bookingView';
import { getStatusLabel } from '@/domain/booking/statusLabels';

const LINE_OCTETS = 75;
const DEFAULT_MINUTES = 60;
/** The same at each address of the app, so that a second import updates the event. */
const UID_DOMAIN = 'logistix-global';

/** Text of RFC 5545 section 3.3.11: what ends or parts a value is escaped. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** RFC 5545 section 3.1: no line is longer than 75 octets, and no letter is cut in two. */
export function fold(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += letter;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/** "20261121T040000Z": in UTC, to the minute. */
const toUtcMinute = (ms: number) => `${new Date(ms).toISOString().slice(0, 16).replace(/[-:]/g, '')}00Z`;

/** Street, barangay and city; a part that the street already contains is not repeated. */
function toLocation({ address_line, place }: Stop): string {
  const isNew = (name: string) => !address_line.toLowerCase().includes(name.toLowerCase());
  const areas = [place?.barangay?.name ?? '', place?.city?.name ?? ''];
  return [address_line, ...areas.filter(isNew)].filter((part) => part !== '').join(', ');
}

function eventOf(booking: Booking, origin: string, now: number): string[] {
  const start = Date.parse(pickupAt(booking));
  if (Number.isNaN(start)) return [];
  const stops = stopsOf(booking);
  const [from, to] = [stops[0], stops.at(-1)];
  const mode = MODE_NAMES[bookingModeOf(booking)];
  const route = from && to ? `: ${shortPlace(from)} to ${shortPlace(to)}` : '';
  const minutes = Math.max(1, Math.round(firstRoute(booking)?.duration_minutes ?? DEFAULT_MINUTES));
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(booking.booking_number)}@${UID_DOMAIN}`,
    `DTSTAMP:${toUtcMinute(now)}`,
    `DTSTART:${toUtcMinute(start)}`,
    `DURATION:PT${minutes}M`,
    `SUMMARY:${escaped(`${mode} delivery${route}`)}`,
    `DESCRIPTION:${escaped(`${booking.booking_number}\n${getStatusLabel(shownStatus(booking, now))}`)}`,
    ...(from ? [`LOCATION:${escaped(toLocation(from))}`] : []),
    `STATUS:${booking.status === 'Cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    `URL:${origin}${livePath(String(booking.id))}`,
    'END:VEVENT',
  ];
}

/** The bookings as an iCalendar file (RFC 5545), an event from pick-up to the planned end each; `now` in ms. */
export function toIcs(bookings: readonly Booking[], origin: string, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${PRODUCT_NAME}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    ...bookings.flatMap((booking) => eventOf(booking, origin, now)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
