/** A chat between a customer and a driver; both are named by their account numbers. */
export type ConversationRecord = {
  id: number;
  customer_id: number;
  /** Account number of the driver. */
  driver_account: string;
  /** The delivery that the talk began with; null when it began without one. */
  booking_id: number | null;
  created_at: number;
};

/** A message with a time ahead of the clock is an answer that is still being typed: nobody sees it yet. */
export type MessageRecord = {
  id: number;
  conversation_id: number;
  /** Account number of who wrote it. */
  sender: string;
  message: string;
  created_at: number;
};
