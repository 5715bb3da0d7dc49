/** Chat between a customer and a driver. */
export type ConversationRecord = {
  id: number;
  customer_id: number;
  /** Account number of the driver. */
  driver_account: string;
  /** Booking that the chat started with, if any. */
  booking_id: number | null;
  created_at: number;
};

/** Chat message. A creation time in the future is a reply still being typed, which is hidden. */
export type MessageRecord = {
  id: number;
  conversation_id: number;
  /** Account number of the sender. */
  sender: string;
  message: string;
  created_at: number;
};
