import { useGetBookingQuery } from '@/api/bookings';
import type { Conversation } from '@/api/wire';

const DELIVERY_OVER = 'This delivery is over. You can still read this chat, but you can no longer send messages.';

type Closing = {
  conversation: Conversation | null;
  /** Server message of a permanent refusal. */
  refusal: string | null;
  /** Booking that opened the conversation; '' if it was opened from the list. */
  bookingId: string;
};

/**
 * Returns the reason a conversation is closed; null while it is open. Without `is_closed` from the server, a refused
 * message or the status of the booking decides.
 */
export function useClosedChatMessage({ conversation, refusal, bookingId }: Closing): string | null {
  const hasClosedFlag = conversation?.is_closed !== undefined;
  const { data: booking } = useGetBookingQuery(bookingId, {
    skip: !conversation || hasClosedFlag || bookingId === '',
    refetchOnMountOrArgChange: true,
  });
  if (hasClosedFlag) return conversation.is_closed ? DELIVERY_OVER : null;
  const isBookingOver = booking?.status === 'Completed' || booking?.status === 'Cancelled';
  return refusal ?? (isBookingOver ? DELIVERY_OVER : null);
}
