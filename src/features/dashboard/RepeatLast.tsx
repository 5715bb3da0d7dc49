import { RotateCw } from 'lucide-react';
import { useMemo } from 'react';
import type { Booking } from '@/api/wire';
import { BookAgainDialog } from '@/components/delivery/BookAgainDialog';
import { Button } from '@/components/ui/Button';
import { getBookingStops } from '@/domain/booking/bookingView';
import { useBookAgain } from '@/hooks/useBookAgain';
import { useMyBookings } from './dashboardLists';

const pickNewer = (last: Booking | undefined, booking: Booking) =>
  last && Date.parse(last.date_created) >= Date.parse(booking.date_created) ? last : booking;

/** Returns the newest booking that is not cancelled; undefined while a list loads, or if there is none. */
function useLastBooking(): Booking | undefined {
  const { pending, ongoing, completed, isLoading } = useMyBookings();
  const newest = useMemo(
    () =>
      [pending, ongoing, completed]
        .flatMap((page) => page?.data ?? [])
        .filter((booking) => getBookingStops(booking).length > 1)
        .reduce(pickNewer, undefined),
    [pending, ongoing, completed],
  );
  return isLoading ? undefined : newest;
}

/** Books the last delivery again, first on the page so that it takes few presses by keyboard. */
export function RepeatLast() {
  const last = useLastBooking();
  const { start, dialog } = useBookAgain();
  if (!last) return null;
  return (
    <>
      <Button
        variant="secondary"
        icon={<RotateCw size={17} strokeWidth={1.75} aria-hidden />}
        onClick={() => start(last)}
      >
        Repeat last delivery
      </Button>
      <BookAgainDialog {...dialog} />
    </>
  );
}
