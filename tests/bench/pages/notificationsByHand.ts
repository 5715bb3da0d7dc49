import type { Notification } from '../../../src/api/wire';
import '../../../src/index.css';
import { drawInSight, element } from './byHand';
import { NOTIFICATIONS } from './notificationRows';

/** The same rows with nothing but the DOM: what is in sight is drawn. */
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Manila' });

const isBooking = ({ notification_event: { target } }: Notification) => target?.kind === 'booking';

function draw(one: Notification): HTMLElement {
  const { title, target } = one.notification_event;
  const drawn = element(
    'button',
    `flex w-full gap-3 border-b border-ink-150 px-5 py-3.5 text-left ${one.was_seen ? '' : 'bg-brand-25'}`,
  );
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  icon.setAttribute('width', '18');
  icon.setAttribute('height', '18');
  icon.append(document.createElementNS('http://www.w3.org/2000/svg', 'path'));
  const disc = element('span', 'grid size-9 shrink-0 place-items-center rounded-full bg-harbor-50');
  disc.append(icon);
  const texts = element('span', 'min-w-0');
  texts.append(element('span', `block text-body ${one.was_seen ? '' : 'font-620'}`, title));
  if (isBooking(one)) {
    const mode = target?.booking_type === 'shared' ? 'Joint' : 'Special';
    texts.append(element('span', 'mt-0.5 block text-small', `${target?.booking_number ?? '-'} ${mode}`));
  }
  texts.append(
    element('span', 'tabular mt-0.5 block text-caption text-ink-600', date.format(Date.parse(one.date_created))),
  );
  drawn.append(disc, texts);
  return drawn;
}

Object.assign(window, {
  openList: () => void drawInSight(NOTIFICATIONS, (one) => (isBooking(one) ? 89 : 69), draw, 350),
});
