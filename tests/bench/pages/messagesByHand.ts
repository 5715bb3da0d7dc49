import type { Message } from '../../../src/api/wire';
import '../../../src/index.css';
import { drawInSight, element } from './byHand';
import { MESSAGES, OWN } from './messageRows';

/** The same talk with nothing but the DOM: sorted and grouped once, and what is in sight is drawn. */
type Row = { day: string } | Message;

const HEIGHTS = { day: 34, message: 64 };
const heightOf = (row: Row) => ('day' in row ? HEIGHTS.day : HEIGHTS.message);
const MANILA_MS = 8 * 3_600_000;
const time = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Manila' });
const day = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
  timeZone: 'Asia/Manila',
});

function rowsOf(messages: Message[]): Row[] {
  const dated = messages.map((one) => ({ one, at: Date.parse(one.date_created) })).sort((a, b) => a.at - b.at);
  const rows: Row[] = [];
  let last = -1;
  for (const { one, at } of dated) {
    const number = Math.floor((at + MANILA_MS) / 86_400_000);
    if (number !== last) rows.push({ day: day.format(at).replaceAll('/', '-') });
    last = number;
    rows.push(one);
  }
  return rows;
}

function draw(row: Row): HTMLElement {
  if ('day' in row) {
    const drawn = element('h3', 'py-2 text-center');
    drawn.append(element('span', 'tabular rounded-full bg-ink-100 px-3 py-1 text-caption font-560', row.day));
    return drawn;
  }
  const isOwn = row.sender.user_profile.account_number === OWN;
  const drawn = element('div', isOwn ? 'py-1 pl-14 text-right' : 'flex items-end gap-2.5 py-1 pr-14');
  if (!isOwn) drawn.append(element('span', 'grid size-8 place-items-center rounded-full bg-harbor-50', 'RD'));
  const box = element('div', 'min-w-0');
  box.append(
    element(
      'p',
      `inline-block rounded-[16px] px-3.5 py-2 ${isOwn ? 'bg-brand-600 text-white' : 'bg-ink-100'}`,
      row.message,
    ),
    element('time', 'tabular mt-1 block text-caption text-ink-600', time.format(Date.parse(row.date_created))),
  );
  drawn.append(box);
  return drawn;
}

Object.assign(window, {
  openList: () => {
    const list = drawInSight(rowsOf(MESSAGES), heightOf, draw, 400);
    list.scrollTop = list.scrollHeight;
  },
});
