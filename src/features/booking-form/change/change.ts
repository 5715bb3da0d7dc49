/** Unpaid booking that the form changes. A new booking replaces it, and it is cancelled. */
export type ChangedBooking = {
  bookingId: string;
  bookingNumber: string;
  /** `getFingerprint` of the draft at booking. */
  booked: string;
};
