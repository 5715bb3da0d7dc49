/** The unpaid booking that the form changes: it is booked anew, and then cancelled. */
export type Change = {
  bookingId: string;
  bookingNumber: string;
  /** `draftFingerprint` of what was booked. */
  booked: string;
};
