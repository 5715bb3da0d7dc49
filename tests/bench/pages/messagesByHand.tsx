import type { Message } from '@/api/wire';
import { MessageRow } from '@/features/messages/MessageRow';
import type { ThreadRow } from '@/features/messages/thread';
import '@/index.css';
import { formatChatDay, formatTime } from '@/lib/dates';
import { drawInSight } from './byHand';
import { MESSAGES, OWN } from './messageRows';
import { elementsOf, rowMaker } from './template';

/** The same talk with nothing but the DOM: sorted and grouped once, and what is in sight is drawn. */
type Row = { day: string; date: string } | Message;

const HEIGHTS = { day: 36, message: 64 };
const OTHER = 'Ramon Dizon';
const MANILA_MS = 8 * 3_600_000;

const isDay = (row: Row): row is { day: string; date: string } => 'day' in row;
const isOwn = ({ sender }: Message) => sender.user_profile.account_number === OWN;
const heightOf = (row: Row) => (isDay(row) ? HEIGHTS.day : HEIGHTS.message);

function rowsOf(messages: Message[]): Row[] {
  const dated = messages.map((one) => ({ one, at: Date.parse(one.date_created) })).sort((a, b) => a.at - b.at);
  const rows: Row[] = [];
  let last = -1;
  for (const { one, at } of dated) {
    const number = Math.floor((at + MANILA_MS) / 86_400_000);
    if (number !== last) rows.push({ day: formatChatDay(one.date_created), date: one.date_created });
    last = number;
    rows.push(one);
  }
  return rows;
}

const draw = rowMaker(
  () => rowsOf(MESSAGES),
  (row) => (isDay(row) ? 'day' : String(isOwn(row))),
  (row) => {
    const drawn: ThreadRow = isDay(row)
      ? { kind: 'day', number: 0, date: row.date }
      : { kind: 'message', message: row };
    return elementsOf(<MessageRow row={drawn} account={OWN} otherName={OTHER} />);
  },
  (row) => {
    if (isDay(row)) return [row.day];
    const said = [row.message, formatTime(row.date_created)];
    return isOwn(row) ? ['You: ', ...said] : [`${OTHER}: `, ...said];
  },
);

Object.assign(window, {
  openList: () => {
    const list = drawInSight(rowsOf(MESSAGES), heightOf, draw, 400);
    list.scrollTop = list.scrollHeight;
  },
});
