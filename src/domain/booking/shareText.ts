import { getSharedTrackingPath } from '@/config/paths';

/** Returns the tracking link for a recipient. */
export const getShareLink = (bookingNumber: string, origin: string) => origin + getSharedTrackingPath(bookingNumber);

/** Returns the message to share with the link. It holds nothing that the public page does not show. */
export const getShareMessage = (bookingNumber: string, link: string) =>
  `Follow delivery ${bookingNumber} here: ${link}`;

/** Returns a mailto link with subject and message, without a recipient. */
export const getMailLink = (bookingNumber: string, link: string) =>
  `mailto:?subject=${encodeURIComponent(`Delivery ${bookingNumber}`)}&body=${encodeURIComponent(getShareMessage(bookingNumber, link))}`;

/** Returns a link that opens WhatsApp with the message. */
export const getWhatsAppLink = (bookingNumber: string, link: string) =>
  `https://wa.me/?text=${encodeURIComponent(getShareMessage(bookingNumber, link))}`;

/** Returns a link that opens the Viber app with the message. */
export const getViberLink = (bookingNumber: string, link: string) =>
  `viber://forward?text=${encodeURIComponent(getShareMessage(bookingNumber, link))}`;

/**
 * Returns the address of Facebook's Send Dialog, which sends the link through Messenger and then opens it.
 * https://developers.facebook.com/docs/sharing/reference/send-dialog
 */
export const getMessengerLink = (appId: string, link: string) =>
  `https://www.facebook.com/dialog/send?${new URLSearchParams({ app_id: appId, link, redirect_uri: link }).toString()}`;
