import { sharedTrackingPath } from '@/config/paths';

/** Returns the tracking link for a recipient. */
export const shareLink = (bookingNumber: string, origin: string) => origin + sharedTrackingPath(bookingNumber);

/** Returns the message to share with the link. It holds nothing that the public page does not show. */
export const shareMessage = (bookingNumber: string, link: string) => `Follow delivery ${bookingNumber} here: ${link}`;

/** Returns a mailto link with subject and message, without a recipient. */
export const mailLink = (bookingNumber: string, link: string) =>
  `mailto:?subject=${encodeURIComponent(`Delivery ${bookingNumber}`)}&body=${encodeURIComponent(shareMessage(bookingNumber, link))}`;

/** Returns a link that opens WhatsApp with the message. */
export const whatsAppLink = (bookingNumber: string, link: string) =>
  `https://wa.me/?text=${encodeURIComponent(shareMessage(bookingNumber, link))}`;

/** Returns a link that opens the Viber app with the message. */
export const viberLink = (bookingNumber: string, link: string) =>
  `viber://forward?text=${encodeURIComponent(shareMessage(bookingNumber, link))}`;

/**
 * Returns the address of Facebook's Send Dialog, which sends the link through Messenger and then opens it.
 * https://developers.facebook.com/docs/sharing/reference/send-dialog
 */
export const messengerLink = (appId: string, link: string) =>
  `https://www.facebook.com/dialog/send?${new URLSearchParams({ app_id: appId, link, redirect_uri: link }).toString()}`;
