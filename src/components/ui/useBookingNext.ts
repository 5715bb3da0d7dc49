import { useLocation, useSearchParams } from 'react-router-dom';
import { readBookingNext, withNext } from '@/config/nextPath';
import { PATHS } from '@/config/paths';

/** Pages that lead back to a booking (docs/decisions/0034). */
const LEAD_BACK: readonly string[] = [PATHS.wallet, PATHS.walletCorporate, PATHS.paymentMethods, PATHS.settings];

/** Returns the booking that the customer left for this page, from `?next=`; null without one. */
export function useBookingNext(): string | null {
  const [params] = useSearchParams();
  return readBookingNext(params.get('next'));
}

/** Returns a function that adds the booking that is open or was left to the path of a page that leads back to it. */
export function useWithBookingNext(): (path: string) => string {
  const { pathname, search } = useLocation();
  const left = useBookingNext();
  const next = readBookingNext(pathname + search) ?? left;
  return (path) => (LEAD_BACK.includes(path.split('?')[0] ?? '') ? withNext(path, next) : path);
}
