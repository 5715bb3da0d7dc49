// Statuses that the app knows (spec section 7). A server may send others: each is its own label.

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
