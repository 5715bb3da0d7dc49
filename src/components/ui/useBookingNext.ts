import { useSearchParams } from 'react-router-dom';
import { readBookingNext } from '@/config/nextPath';

/** Returns the booking that the customer left for this page, from `?next=`; null without one. */
export function useBookingNext(): string | null {
  const [params] = useSearchParams();
  return readBookingNext(params.get('next'));
}
