import { PATHS, getLivePath } from '@/config/paths';
import { selectIsInBatch } from '@/store/batch';
import { useAppSelector } from '@/store/hooks';

/** Returns the page after a payment: the live page, or the other bookings for one of many deliveries. */
export function useAfterPaymentPath(bookingId: string): string {
  const isInBatch = useAppSelector(selectIsInBatch(bookingId));
  return isInBatch ? PATHS.bookBatch : getLivePath(bookingId);
}
