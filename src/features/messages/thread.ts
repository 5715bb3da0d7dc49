import type { Message } from '@/api/wire';
import { DAY_MS, MANILA_OFFSET_MS } from '@/config/constants';
import { parseTime } from '@/lib/parseTime';
import { memoize } from '@/utils/memoize';

/** A message in flight, shown with the others. `knownIds`: ids of the messages loaded when it was sent. */
export type OutgoingMessage = { key: string; message: string; date_created: string; knownIds: string[] };

/** Joins texts for the input; empty ones are left out. */
export const joinTexts = (...texts: string[]) => texts.filter(Boolean).join(' ');

/** Returns the time in ms; 0 without a readable date. */
const getTime = memoize(({ date_created }: Message) => (date_created ? parseTime(date_created) || 0 : 0));

/** Compares the numbers in ids: as plain text, 100 would precede 99. */
const compareIds = (a: Message, b: Message) => String(a.id).localeCompare(String(b.id), undefined, { numeric: true });

function sortByDate(messages: Iterable<Message>): Message[] {
  const list = Array.from(messages);
  const [first, last] = [list[0], list.at(-1)];
  // Servers list messages in ascending or descending order; a reversed list needs no sort.
  if (first && last && getTime(first) > getTime(last)) list.reverse();
  let before = -Infinity;
  const isInOrder = list.every((message) => before < (before = getTime(message)));
  if (isInOrder) return list;
  return list.sort((a, b) => getTime(a) - getTime(b) || compareIds(a, b));
}

/** Account number of the sender; '' if the server omits it. */
export const getSenderAccount = ({ sender }: Message): string => sender?.user_profile?.account_number ?? '';

/** 12 and "12" are the same message. */
const normalizeId = ({ id }: Message) => (typeof id === 'string' && String(Number(id)) === id ? Number(id) : id);

/** Merges known and fetched messages, sorted by date. The fetched copy of an id replaces the known one. */
export function mergeMessages(known: Message[], fetched: Message[]): Message[] {
  const byId = new Map(known.map((message) => [normalizeId(message), message]));
  if (fetched.every((message) => byId.get(normalizeId(message)) === message)) return known;
  for (const message of fetched) byId.set(normalizeId(message), message);
  return sortByDate(byId.values());
}

/**
 * Merges the newest page. If more than a page arrived since the last poll, it drops the known messages: a gap separates
 * them from the page. The reader can load them again page by page.
 */
export function mergeNewestPage(known: Message[], newest: Message[], count: number): Message[] {
  const ids = new Set(known.map(normalizeId));
  const hasGap = known.length > 0 && count > newest.length && !newest.some((message) => ids.has(normalizeId(message)));
  return mergeMessages(hasGap ? [] : known, newest);
}

/**
 * Returns the page that precedes the `loadedCount` newest messages. New messages shift the pages, so the page may
 * overlap the loaded ones; it never skips any.
 */
export const getEarlierPage = (loadedCount: number, pageSize: number) => Math.floor(loadedCount / pageSize);

/**
 * Removes outgoing messages that the server already lists: a poll may return a message before its own request completes.
 * `sent` may be in ascending or descending order.
 */
export function removeArrived(
  outgoing: OutgoingMessage[],
  sent: Message[],
  account: string | undefined,
): OutgoingMessage[] {
  const messages = sortByDate(sent);
  const matchedIds = new Set<string>();
  return outgoing.filter(({ message: text, knownIds }) => {
    // an earlier page may have the same text
    const lastKnown = messages.findLastIndex(({ id }) => knownIds.includes(String(id)));
    const arrived = messages
      .slice(lastKnown + 1)
      .find(
        (message) =>
          message.message === text && getSenderAccount(message) === account && !matchedIds.has(String(message.id)),
      );
    if (arrived) matchedIds.add(String(arrived.id));
    return !arrived;
  });
}

export type ThreadRow =
  | { kind: 'day'; number: number; date: string }
  | { kind: 'message'; message: Message }
  | { kind: 'outgoing'; outgoing: OutgoingMessage };

/** Unique key of a row, built on demand: a conversation has thousands of rows and renders few. */
export function getRowKey(row: ThreadRow): string {
  if (row.kind === 'day') return `day-${row.number}`;
  return row.kind === 'message' ? `message-${row.message.id}` : row.outgoing.key;
}

/** Groups messages by day in Manila, oldest first, with the outgoing ones at the end (spec section 2). */
export function toThreadRows(messages: Message[], outgoing: OutgoingMessage[]): ThreadRow[] {
  const rows: ThreadRow[] = [];
  let currentDay: number | null = null;
  const startDay = (time: number, date: string) => {
    const day = Math.floor((time + MANILA_OFFSET_MS) / DAY_MS);
    if (day === currentDay) return;
    currentDay = day;
    rows.push({ kind: 'day', number: day, date });
  };
  for (const message of messages) {
    startDay(getTime(message), message.date_created);
    rows.push({ kind: 'message', message });
  }
  for (const entry of outgoing) {
    startDay(Date.parse(entry.date_created), entry.date_created);
    rows.push({ kind: 'outgoing', outgoing: entry });
  }
  return rows;
}
