// Statuses, types and kinds that the app knows (spec section 7). A server may send others: each is its own label.

/** Placeholder type of all other texts; it never occurs at run time. With `string`, a misspelled status would compile. */
type UnknownValue = 'a value that the app does not know';

/** A known value, or another text of a server. */
export type OrUnknown<Known extends string> = Known | UnknownValue;

/** Statuses with a list of their bookings (spec section 4). */
export const LIST_STATUSES = ['Ongoing', 'Completed', 'Cancelled'] as const;
export type ListStatus = (typeof LIST_STATUSES)[number];

/** Statuses of a booking. */
export const BOOKING_STATUSES = ['Pending', ...LIST_STATUSES] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Statuses of a driver's appointment in the order of a delivery; the last three are exceptions. */
export const APPOINTMENT_STATUSES = [
  'Finding Driver',
  'Driver Assigned',
  'Arrived at Pickup',
  'Picked Up',
  'In Transit',
  'Arrived at Drop-off',
  'Delivered',
  'Failed Attempt',
  'Returned',
  'Cancelled',
] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

/** Status of a delivery: its driver's, or the booking's own without a driver. */
export type DeliveryStatus = BookingStatus | AppointmentStatus;

/** Status on the screen: "Scheduled" until the search for a driver begins. */
export type ShownStatus = DeliveryStatus | 'Scheduled';

/** Statuses of a booking's payment; "Billed" is a charge to a company's credit. */
export type PaymentStatus = 'Unpaid' | 'Paid' | 'Billed';

export type TransactionType = 'Payment' | 'Top Up' | 'Refund' | 'Credit Payment' | 'Credit Grant';
export type TransactionStatus = 'Paid' | 'Pending' | 'Failed';

export type CreditRequestStatus = 'Pending' | 'Approved';
export type VoucherStatus = 'Available' | 'Used' | 'Expired';

/** Types of a notification (spec section 3). */
export type NotificationType = 'Info' | 'Error' | 'Warning' | 'Success' | 'For Confirmation';
/** Kinds of a notification's target. */
export type NotificationTargetKind = 'booking' | 'credit_limit' | 'cheque' | 'notice';
