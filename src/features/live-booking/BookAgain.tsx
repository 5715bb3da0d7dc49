import { useEffect, useEffectEvent } from 'react';
import type { Booking } from '@/api/wire';
import { BookAgainDialog } from '@/components/delivery/BookAgainDialog';
import { useBookAgain } from '@/hooks/useBookAgain';

/** Today's price of the same delivery, then the form with all of it; what that needs is loaded when it is asked for. */
export function BookAgain({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { start, dialog } = useBookAgain();
  const begin = useEffectEvent(() => start(booking));
  useEffect(() => begin(), []);
  const handleClose = () => {
    dialog.onClose();
    onClose();
  };
  return <BookAgainDialog {...dialog} onClose={handleClose} />;
}
