import { useMemo } from 'react';
import type { Booking } from '@/api/wire';
import { useNow } from '@/components/ui/useNow';
import { getStopEtas } from '@/domain/booking/eta';
import { getHeadline } from '@/domain/booking/headline';
import { selectChosenDriver } from '@/store/booking';
import { useAppSelector } from '@/store/hooks';

const CLOCK_MS = 5_000;

/** Returns the headline of a customer's own booking, with the driver that this customer chose. */
export function useHeadline(booking: Booking) {
  const now = useNow(CLOCK_MS);
  const chosenDriver = useAppSelector(selectChosenDriver(String(booking.id)));
  return useMemo(
    () => getHeadline(booking, now, { chosenDriver, stopEtas: getStopEtas(booking, now) }),
    [booking, now, chosenDriver],
  );
}
