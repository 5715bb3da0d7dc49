import type { Booking } from '@/api/wire';
import type { HelpTopic } from '@/config/help';
import type { AppointmentStatus } from '@/config/statuses';
import { getBookingStops, getDeliveryStatus } from '@/domain/booking/bookingView';
import { countDelivered } from '@/domain/booking/eta';
import { getAllowedActions } from './allowedActions';
import type { StalledDelivery } from './stalledDelivery';

/** Suggested action; `recipient` calls the contact of the next drop-off, `help` links to an article only. */
export type NextActionKind = 'wait' | 'chat' | 'call' | 'recipient' | 'reschedule' | 'report' | 'help';
export type NextAction = { kind: NextActionKind; message: string; topic: HelpTopic };

type Advice = { order: readonly NextActionKind[]; message: string; topic: HelpTopic };

const WHEN_STALLED: Record<string, Advice> = {
  'Finding Driver': {
    order: ['reschedule'],
    message: 'No driver is available near the pickup. Wait a little longer, or choose another time.',
    topic: 'finding-driver',
  },
  'Driver Assigned': {
    order: ['chat', 'call'],
    message: 'Ask the driver how far away they are.',
    topic: 'driver-unreachable',
  },
  'Arrived at Pickup': {
    order: ['chat', 'call'],
    message: 'The driver is at the pickup. Is someone there to hand over the goods?',
    topic: 'driver-coming',
  },
  'Picked Up': {
    order: ['chat', 'call'],
    message: 'The driver has your goods. Ask about the delay.',
    topic: 'driver-unreachable',
  },
  'In Transit': {
    order: ['chat', 'call'],
    message: 'The driver may be in traffic or out of signal, and will read your message later.',
    topic: 'driver-unreachable',
  },
  'Arrived at Drop-off': {
    order: ['recipient', 'chat', 'call'],
    message: 'The driver is at the drop-off. Ask the recipient if they have met.',
    topic: 'driver-unreachable',
  },
} satisfies Partial<Record<AppointmentStatus, Advice>>;

const WHEN_STATUS_UNKNOWN: Advice = {
  order: ['chat', 'call'],
  message: 'Ask the driver what is happening.',
  topic: 'driver-unreachable',
};

/** Statuses that need the customer even when the last update is recent. */
const ALWAYS: Record<string, Advice> = {
  'Failed Attempt': {
    order: ['chat', 'call', 'report'],
    message: 'No one received the goods. Tell the driver who can, or where to leave them.',
    topic: 'failed-attempt',
  },
  Returned: {
    order: ['report'],
    message: 'The goods were returned to you. If this is wrong, report it.',
    topic: 'returned',
  },
} satisfies Partial<Record<AppointmentStatus, Advice>>;

/** Returns the first drop-off that has no delivery yet; null after the last one. */
export const findNextDropoff = (booking: Booking) => getBookingStops(booking)[countDelivered(booking) + 1] ?? null;

/** Returns the first possible action for the status, `help` if none is possible, or `wait` if none is needed. */
export function getNextBestAction(booking: Booking, stalled: StalledDelivery | null): NextAction {
  const status = getDeliveryStatus(booking);
  const advice = ALWAYS[status] ?? (stalled ? (WHEN_STALLED[status] ?? WHEN_STATUS_UNKNOWN) : null);
  if (!advice) return { kind: 'wait', message: '', topic: 'on-the-road' };
  const actions = getAllowedActions(booking);
  const isPossible = (kind: NextActionKind) => {
    if (kind === 'recipient') return Boolean(findNextDropoff(booking)?.contact_mobile);
    return kind === 'chat' || kind === 'call' || kind === 'reschedule' || kind === 'report' ? actions.has(kind) : false;
  };
  return { kind: advice.order.find(isPossible) ?? 'help', message: advice.message, topic: advice.topic };
}
