import type { Message } from '@/api/wire';
import { toManila } from '@/lib/dates';

/** A message on its way, shown with the others. `knownIds`: what had arrived when it left. */
export type Outgoing = { key: string; message: string; date_created: string; knownIds: string[] };

const HAS_ZONE = /[+-]\d{2}:?\d{2}$/;

/** ms; the long way is for dates that name no zone. One without a readable date comes first, under a dash. */
function readTime({ date_created: date }: Message): number {
  if (!date) return 0;
  return (date.endsWith('Z') || HAS_ZONE.test(date) ? Date.parse(date) : toManila(date).valueOf()) || 0;
}

/** Each date is read once: a long conversation is merged and grouped with every poll. */
const times = new WeakMap<Message, number>();

function timeOf(message: Message): number {
  const known = times.get(message);
  if (known !== undefined) return known;
  const time = readTime(message);
  times.set(message, time);
  return time;
}

function sorted(messages: Iterable<Message>): Message[] {
  const list = Array.from(messages);
  // a server lists them in order, one way or the other
  if (list.length > 1 && timeOf(list[0] as Message) > timeOf(list.at(-1) as Message)) list.reverse();
  let before = -Infinity;
  const isInOrder = list.every((one) => before < (before = timeOf(one)));
  if (isInOrder) return list;
  return list.sort((a, b) => timeOf(a) - timeOf(b) || String(a.id).localeCompare(String(b.id)));
}

/** Who wrote it; '' where the server does not say. */
export const senderOf = ({ sender }: Message): string => sender?.user_profile?.account_number ?? '';

/** 12 and "12" are one message. */
const keyOf = ({ id }: Message) => (typeof id === 'string' && String(Number(id)) === id ? Number(id) : id);

/** Known and fetched messages as one list: each id once with its newest copy, nothing lost, sorted by date. */
export function mergeMessages(known: Message[], fetched: Message[]): Message[] {
  const byId = new Map(known.map((message) => [keyOf(message), message]));
  if (fetched.every((message) => byId.get(keyOf(message)) === message)) return known;
  for (const message of fetched) byId.set(keyOf(message), message);
  return sorted(byId.values());
}

/**
 * The newest page with what was known. Where more came than a page holds, there is a hole before it: what was known
 * is let go, and can be asked for again page by page.
 */
export function withNewest(known: Message[], newest: Message[], count: number): Message[] {
  const ids = new Set(known.map(keyOf));
  const hasHole = known.length > 0 && count > newest.length && !newest.some((one) => ids.has(keyOf(one)));
  return mergeMessages(hasHole ? [] : known, newest);
}

/**
 * The page that holds what comes before the newest `have` messages. Messages that arrived since push the others to later
 * pages, so that it may overlap with what is here, and never skips any.
 */
export const earlierPage = (have: number, pageSize: number) => Math.floor(have / pageSize);

/** What is still on its way: a poll may bring a message before the answer to its sending does, and one bubble shows it. */
export function withoutArrived(outgoing: Outgoing[], messages: Message[], account: string | undefined): Outgoing[] {
  const taken = new Set<string>();
  return outgoing.filter(({ message, knownIds }) => {
    const arrived = messages.find(
      (one) =>
        one.message === message &&
        senderOf(one) === account &&
        !knownIds.includes(String(one.id)) &&
        !taken.has(String(one.id)),
    );
    if (arrived) taken.add(String(arrived.id));
    return !arrived;
  });
}

export type ThreadRow =
  | { kind: 'day'; number: number; date: string }
  | { kind: 'message'; message: Message }
  | { kind: 'outgoing'; outgoing: Outgoing };

/** What tells a row from all others; made where it is asked for, since a talk has thousands of rows and shows few. */
export function rowKey(row: ThreadRow): string {
  if (row.kind === 'day') return `day-${row.number}`;
  return row.kind === 'message' ? `message-${row.message.id}` : row.outgoing.key;
}

const DAY_MS = 86_400_000;
const MANILA_MS = 8 * 3_600_000;

/** Days, each by the date of its first message, and their messages, oldest first; at the end what is on its way (spec section 2). */
export function toThreadRows(messages: Message[], outgoing: Outgoing[]): ThreadRow[] {
  const rows: ThreadRow[] = [];
  let shownDay: number | null = null;
  const startDay = (time: number, date: string) => {
    const day = Math.floor((time + MANILA_MS) / DAY_MS);
    if (day === shownDay) return;
    shownDay = day;
    rows.push({ kind: 'day', number: day, date });
  };
  for (const message of messages) {
    startDay(timeOf(message), message.date_created);
    rows.push({ kind: 'message', message });
  }
  for (const one of outgoing) {
    startDay(Date.parse(one.date_created), one.date_created);
    rows.push({ kind: 'outgoing', outgoing: one });
  }
  return rows;
}
