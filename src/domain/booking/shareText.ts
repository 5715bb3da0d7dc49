import type { Booking } from '@/api/wire';
import { sharedTrackingPath } from '@/config/paths';
import { stopsOf } from './bookingView';

/** Returns the tracking link for a recipient. */
export const shareLink = (bookingNumber: string, origin: string) => origin + sharedTrackingPath(bookingNumber);

/** Returns the message to share with the link. It holds nothing that the public page does not show. */
export const shareMessage = (bookingNumber: string, link: string) => `Follow delivery ${bookingNumber} here: ${link}`;

/** Returns a mailto link with subject and message, without a recipient. */
export const mailLink = (bookingNumber: string, link: string) =>
  `mailto:?subject=${encodeURIComponent(`Delivery ${bookingNumber}`)}&body=${encodeURIComponent(shareMessage(bookingNumber, link))}`;

/** Returns an sms link with the message, addressed to the last recipient if their mobile number is known. */
export function smsLink(booking: Booking, link: string): string {
  const mobile = stopsOf(booking).at(-1)?.contact_mobile ?? '';
  const to = /^9\d{9}$/.test(mobile) ? `+63${mobile}` : '';
  return `sms:${to}?body=${encodeURIComponent(shareMessage(booking.booking_number, link))}`;
}
