import type { Notification } from '@/api/wire';
import { eventOf, getNotificationKind } from '@/store/notificationSubject';

/** A title of one line with its date. */
const BARE_PX = 67;
const LINE_PX = 20;
/** Letters of a title that go into a line, more or less. */
const IN_A_LINE = 38;

const linesOf = (title: string) => Math.max(1, Math.ceil(title.length / IN_A_LINE));

/** Most rows: a title of two lines, and what it is about. */
export const USUAL_HEIGHT = BARE_PX + 2 * LINE_PX;

/** How high a row is likely to be, in px: it is measured once it is drawn. */
export function estimateNotificationHeight(one: Notification): number {
  const hasTarget = getNotificationKind(one) === 'booking' || getNotificationKind(one) === 'credit_limit';
  return BARE_PX + LINE_PX * (linesOf(eventOf(one).title) - 1) + (hasTarget ? LINE_PX : 0);
}
