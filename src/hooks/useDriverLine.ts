import type { Booking } from '@/api/wire';
import { getCurrentDriver } from '@/domain/booking/appointment';
import { isScheduled } from '@/domain/booking/eta';
import { DRIVER_LATER, isDeliveryOver } from '@/domain/booking/liveView';
import { getServerTime } from '@/lib/http/serverClock';
import { selectChosenDriver } from '@/store/booking';
import { useAppSelector } from '@/store/hooks';
import { getFullName } from '@/utils/text';

/** Returns the driver's name, or a message while the booking has no driver. */
export function useDriverLine(booking: Booking): string {
  const chosen = useAppSelector(selectChosenDriver(String(booking.id)));
  const driver = getCurrentDriver(booking);
  if (driver) return getFullName(driver.user.user_profile);
  if (isDeliveryOver(booking)) return 'No driver';
  if (booking.status !== 'Ongoing') return 'No driver yet';
  if (isScheduled(booking, getServerTime())) return chosen ? `We'll ask ${chosen} before pickup` : DRIVER_LATER;
  return chosen ? `We asked ${chosen}` : 'No driver yet';
}
