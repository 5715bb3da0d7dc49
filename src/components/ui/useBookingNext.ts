import { useSearchParams } from 'react-router-dom';
import { bookingNext } from '@/config/nextPath';

/** Returns the booking that the customer left for this page, from `?next=`; null without one. */
export function useBookingNext(): string | null {
  const [params] = useSearchParams();
  return bookingNext(params.get('next'));
}
