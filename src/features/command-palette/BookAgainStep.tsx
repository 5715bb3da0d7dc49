import type { Booking } from '@/api/wire';
import { BookAgainDialog } from '@/components/delivery/BookAgainDialog';
import { useBookAgain } from '@/hooks/useBookAgain';

/** Compares the price of a booking with today's before the form opens with its copy. */
export function BookAgainStep({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { dialog } = useBookAgain(booking);
  const thenClose = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <BookAgainDialog
      {...dialog}
      onConfirm={thenClose(dialog.onConfirm)}
      onOpenDraft={thenClose(dialog.onOpenDraft)}
      onClose={thenClose(dialog.onClose)}
    />
  );
}
