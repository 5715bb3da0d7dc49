import type { OrUnknown, ShownStatus } from '@/config/statuses';
import { formatNearDay, formatTime, isSameDay } from '@/lib/dates';
import { getStopInSentence } from '@/utils/stopNames';
import { getCurrentAppointment } from './appointment';
import { getShownStatus } from './bookingView';
import {
  countDelivered,
  findStatusTime,
  getDeliveredAt,
  getEtaLines,
  getEtas,
  isPickupLater,
  type TimedBooking,
} from './eta';
import { isDeliveryOver } from './liveView';
import { getStatusLabel } from './statusLabels';

/** State of a delivery in one sentence, such as "Arriving at pickup 05:08 AM". */
export type Headline = {
  /** Status that decides the colour. */
  status: OrUnknown<ShownStatus>;
  lead: string;
  /** Separates lead and time; empty without a time. */
  separator: '' | ' ' | ', ';
  /** "05:08 AM"; empty if unknown. */
  time: string;
  /** The other times that matter now: pickup and drop-off before the pickup, then the drop-off. */
  others: { caption: string; time: string }[];
  /** "34 Minutes", only on the way to the last drop-off. */
  left?: string;
};

/** Facts that the booking does not have: the driver that the customer chose, and the ETA of each stop. */
type Known = { chosenDriver?: string; stopEtas?: readonly (string | undefined)[] };

/** `separator` precedes a time of today; another day is named before its time. */
type Main = { lead: string; at?: string; separator?: ' ' | ', ' };

const toArrival = (where: string, eta: { at: string; isEstimate: boolean } | null | undefined): Main =>
  eta
    ? { lead: `Arriving at ${where}${eta.isEstimate ? ' about' : ''}`, at: eta.at }
    : { lead: `On the way to ${where}` };

/** Returns the index of the stop that the driver heads to or is at, after the pickup. */
function getNextStop(booking: TimedBooking) {
  const count = booking.booking_routes?.[0]?.stops?.length || 2;
  const index = Math.min(countDelivered(booking) + 1, count - 1);
  return { index, count, isLast: index === count - 1, where: getStopInSentence(index, count) };
}

function getMain(
  booking: TimedBooking,
  now: number,
  status: OrUnknown<ShownStatus>,
  { chosenDriver, stopEtas }: Known,
): Main {
  const appointment = getCurrentAppointment(booking);
  const { index, count, isLast, where } = getNextStop(booking);
  const etas = getEtas(booking, now);
  const since = findStatusTime(appointment, status);
  switch (status) {
    case 'Scheduled':
      return { lead: 'Scheduled · pickup', at: booking.schedule?.pickup_at };
    case 'Finding Driver':
      return { lead: chosenDriver ? `Waiting for ${chosenDriver.split(' ')[0]} to accept` : getStatusLabel(status) };
    case 'Driver Assigned':
      return toArrival('pickup', etas.pickup);
    case 'Arrived at Pickup':
      return since ? { lead: 'At the pickup since', at: since } : { lead: 'At the pickup' };
    case 'Picked Up':
    case 'In Transit': {
      const at = stopEtas?.[index];
      return toArrival(where, isLast ? etas.dropoff : at ? { at, isEstimate: true } : null);
    }
    case 'Arrived at Drop-off':
      return { lead: `Arrived${isLast ? '' : ` at ${where}`}, handing over${since ? ' since' : ''}`, at: since };
    case 'Failed Attempt':
      return { lead: getStatusLabel(status) + (count > 2 ? ` at ${where}` : ''), at: since, separator: ', ' };
    case 'Delivered':
    case 'Completed':
      return { lead: 'Delivered', at: getDeliveredAt(booking) };
    case 'Pending':
      return { lead: getStatusLabel(status) };
    default:
      return { lead: getStatusLabel(status), at: since, separator: ', ' };
  }
}

/** Returns the state of a delivery as a headline, with the other times that matter now. */
export function getHeadline(booking: TimedBooking, now: number, known: Known = {}): Headline {
  const shown = getShownStatus(booking, now);
  // an assigned driver sets off shortly before the pickup
  const status = shown === 'Driver Assigned' && isPickupLater(booking, now) ? 'Scheduled' : shown;
  const main = getMain(booking, now, status, known);
  const lines = isDeliveryOver(booking) || status === 'Failed Attempt' ? [] : getEtaLines(booking, now);
  const others = lines
    .filter((line) => line.caption !== 'Arrived' && Date.parse(line.at) !== Date.parse(main.at ?? ''))
    .map((line) => ({
      caption:
        line.caption.replace('Arrives', 'Drop-off') +
        // the headline names its own day
        (isSameDay(line.at, main.at ?? now) ? '' : ` ${formatNearDay(line.at, now)}`),
      time: formatTime(line.at),
    }));
  return {
    status,
    ...withTime(main, now, status === 'Scheduled'),
    others,
    left: others.length > 0 ? undefined : lines[0]?.left,
  };
}

function withTime({ lead, at, separator = ' ' }: Main, now: number, isDayShown: boolean) {
  const time = formatTime(at);
  if (!at || time === '-') return { lead, separator: '' as const, time: '' };
  if (!isDayShown && isSameDay(at, now)) return { lead, separator, time };
  return { lead: `${lead} ${formatNearDay(at, now)}`, separator: ', ' as const, time };
}
