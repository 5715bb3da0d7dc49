import dayjs from 'dayjs';
import type { Message } from '../../api/wire';
import { formatChatDay } from '../../lib/dates';

/** A message on its way, shown with the others. `knownIds`: what had arrived when it left. */
export type Outgoing = { key: string; message: string; date_created: string; knownIds: string[] };

const byDate = (a: Message, b: Message) =>
  dayjs(a.date_created).valueOf() - dayjs(b.date_created).valueOf() || String(a.id).localeCompare(String(b.id));

/** Known and fetched messages as one list: each id once with its newest copy, nothing lost, sorted by date. */
export function mergeMessages(known: Message[], fetched: Message[]): Message[] {
  const byId = new Map(known.map((message) => [String(message.id), message]));
  for (const message of fetched) byId.set(String(message.id), message);
  return [...byId.values()].sort(byDate);
}

/** What is still on its way: a poll may bring a message before the answer to its sending does, and one bubble shows it. */
export function withoutArrived(outgoing: Outgoing[], messages: Message[], account: string | undefined): Outgoing[] {
  const taken = new Set<string>();
  return outgoing.filter(({ message, knownIds }) => {
    const arrived = messages.find(
      ({ id, message: text, sender }) =>
        text === message &&
        sender.user_profile.account_number === account &&
        !knownIds.includes(String(id)) &&
        !taken.has(String(id)),
    );
    if (arrived) taken.add(String(arrived.id));
    return !arrived;
  });
}

export type DayGroup = { day: string; messages: Message[] };

/** Messages by day (DD-MM-YY), oldest first (spec section 2, Message drawer). */
export function groupByDay(messages: Message[]): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const message of [...messages].sort(byDate)) {
    const day = formatChatDay(message.date_created);
    const last = groups.at(-1);
    if (last?.day === day) last.messages.push(message);
    else groups.push({ day, messages: [message] });
  }
  return groups;
}
