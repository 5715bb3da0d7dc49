import { useSearchParams } from 'react-router-dom';
import { bookingNext } from '@/utils/next';

/** Returns the booking form that the gate interrupted, from `?next=`; null without one. */
export function useBookingNext(): string | null {
  const [params] = useSearchParams();
  return bookingNext(params.get('next'));
}
