import type { Booking } from '@/api/wire';
import type { HelpTopic } from '@/config/help';
import { appointmentOf } from '@/domain/booking/appointment';
import { deliveryStatusOf, stopsOf } from '@/domain/booking/bookingView';
import { liveActions } from './liveActions';
import type { StalledDelivery } from './stalledDelivery';

/** What would help most now. `recipient` calls who stands at the next door; `help` is the article alone. */
export type NextKind = 'wait' | 'chat' | 'call' | 'recipient' | 'reschedule' | 'report' | 'help';
export type NextAction = { kind: NextKind; words: string; topic: HelpTopic };

type Advice = { order: readonly NextKind[]; words: string; topic: HelpTopic };

const WHEN_QUIET: Record<string, Advice> = {
  'Finding Driver': {
    order: ['reschedule'],
    words: 'No driver is free near the pick-up. Wait a little longer, or choose another time.',
    topic: 'finding-driver',
  },
  'Driver Assigned': { order: ['chat', 'call'], words: 'Ask the driver how far away they are.', topic: 'quiet' },
  'Arrived at Pickup': {
    order: ['chat', 'call'],
    words: 'The driver is at the pick-up. Is somebody there to hand over the goods?',
    topic: 'driver-coming',
  },
  'Picked Up': { order: ['chat', 'call'], words: 'Your goods are on board. Ask what holds them up.', topic: 'quiet' },
  'In Transit': {
    order: ['chat', 'call'],
    words: 'The driver may be in traffic or out of signal, and reads a message once that is over.',
    topic: 'quiet',
  },
  'Arrived at Drop-off': {
    order: ['recipient', 'chat', 'call'],
    words: 'The driver is at the door. Ask the recipient whether they have met.',
    topic: 'quiet',
  },
};

const OTHERWISE: Advice = { order: ['chat', 'call'], words: 'Ask the driver what is happening.', topic: 'quiet' };

/** These ask for something however fresh the news is. */
const ALWAYS: Record<string, Advice> = {
  'Failed Attempt': {
    order: ['chat', 'call', 'report'],
    words: 'Nobody took the goods. Tell the driver who can, or where to leave them.',
    topic: 'failed-attempt',
  },
  Returned: { order: ['report'], words: 'The goods came back. Report it if they should not have.', topic: 'returned' },
};

/** The drop-off that comes next: as many are behind as were delivered. */
export function nextDropoff(booking: Booking) {
  const delivered = appointmentOf(booking)?.timeline.filter(({ status }) => status === 'Delivered').length ?? 0;
  return stopsOf(booking)[delivered + 1] ?? null;
}

/** The best thing to do: the first of the status's own that is possible now; help where none is; else just wait. */
export function nextBestAction(booking: Booking, quiet: StalledDelivery | null): NextAction {
  const status = deliveryStatusOf(booking);
  const advice = ALWAYS[status] ?? (quiet ? (WHEN_QUIET[status] ?? OTHERWISE) : null);
  if (!advice) return { kind: 'wait', words: '', topic: 'on-the-road' };
  const actions = liveActions(booking);
  const isPossible = (kind: NextKind) => {
    if (kind === 'recipient') return Boolean(nextDropoff(booking)?.contact_mobile);
    return kind === 'chat' || kind === 'call' || kind === 'reschedule' || kind === 'report' ? actions.has(kind) : false;
  };
  return { kind: advice.order.find(isPossible) ?? 'help', words: advice.words, topic: advice.topic };
}
