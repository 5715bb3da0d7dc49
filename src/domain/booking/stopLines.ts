import type { Booking, Stop } from '@/api/wire';
import { getStopLabel } from '@/utils/text';
import { stopsOf } from './bookingView';

/** Returns the full address, without areas that the street line already names. */
function getFullAddress({ address_line, place }: Stop): string {
  const areas = [place?.barangay?.name, place?.city?.name];
  const missing = areas.filter((area) => area && !address_line.toLowerCase().includes(area.toLowerCase()));
  return [address_line.trim(), ...missing].filter(Boolean).join(', ') || '-';
}

/** Returns the lines of a receipt that name every stop of a booking. */
export const getStopLines = (booking: Booking) =>
  stopsOf(booking).map((stop, index, { length }) => ({
    label: getStopLabel(index, length),
    value: getFullAddress(stop),
  }));
