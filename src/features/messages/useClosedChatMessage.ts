import { useGetBookingQuery } from '@/api/bookings';
import type { Conversation } from '@/api/wire';

const OVER = 'This delivery is over. Its chat stays here to be read, and nothing more can be sent.';

type Closing = {
  conversation: Conversation | null;
  /** The server's words where it refused a message for good. */
  refusal: string | null;
  /** Of the booking that the conversation was opened from; '' where it was chosen from the list. */
  bookingId: string;
};

/**
 * Why nothing more can be sent; null while the conversation is open. It says so itself; where the server leaves that
 * out, a refused message or the booking tells.
 */
export function useClosedChatMessage({ conversation, refusal, bookingId }: Closing): string | null {
  const isSaid = conversation?.is_closed !== undefined;
  const { data: booking } = useGetBookingQuery(bookingId, {
    skip: !conversation || isSaid || bookingId === '',
    refetchOnMountOrArgChange: true,
  });
  if (isSaid) return conversation.is_closed ? OVER : null;
  const isBookingOver = booking?.status === 'Completed' || booking?.status === 'Cancelled';
  return refusal ?? (isBookingOver ? OVER : null);
}
