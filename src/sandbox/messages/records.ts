/** A chat between a customer and a driver; both are named by their account numbers. */
export type ConversationRecord = {
  id: string;
  customer_id: string;
  /** Account number of the driver. */
  driver_account: string;
  /** The delivery that the talk began with; null when it began without one. */
  booking_id: string | null;
  date_created: string;
};

/** A message with a time ahead of the clock is an answer that is still being typed: nobody sees it yet. */
export type MessageRecord = {
  id: string;
  conversation_id: string;
  /** Account number of who wrote it. */
  sender: string;
  message: string;
  date_created: string;
};
