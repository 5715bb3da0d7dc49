import type { Booking } from '@/api/wire';
import { sharedTrackingPath } from '@/config/paths';
import { stopsOf } from './bookingView';

/** The link for a recipient, on the origin where this app runs. */
export const shareLink = (bookingNumber: string, origin: string) => origin + sharedTrackingPath(bookingNumber);

/** What goes along with the link; nothing that the link itself would not show. */
export const shareMessage = (bookingNumber: string, link: string) => `Follow delivery ${bookingNumber} here: ${link}`;

/** A new e-mail with the link, to nobody yet. */
export const mailLink = (bookingNumber: string, link: string) =>
  `mailto:?subject=${encodeURIComponent(`Delivery ${bookingNumber}`)}&body=${encodeURIComponent(shareMessage(bookingNumber, link))}`;

/** A new text message with the link, to the last recipient where the mobile is known. */
export function smsLink(booking: Booking, link: string): string {
  const mobile = stopsOf(booking).at(-1)?.contact_mobile ?? '';
  const to = /^9\d{9}$/.test(mobile) ? `+63${mobile}` : '';
  return `sms:${to}?body=${encodeURIComponent(shareMessage(booking.booking_number, link))}`;
}
