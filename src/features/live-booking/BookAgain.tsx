import type { Booking } from '@/api/wire';
import { BookAgainDialog } from '@/components/delivery/BookAgainDialog';
import { useBookAgain } from '@/hooks/useBookAgain';

/** Book-again dialog in a lazy chunk: prices the same delivery as soon as it mounts. */
export function BookAgain({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { dialog } = useBookAgain(booking);
  const handleClose = () => {
    dialog.onClose();
    onClose();
  };
  return <BookAgainDialog {...dialog} onClose={handleClose} />;
}
