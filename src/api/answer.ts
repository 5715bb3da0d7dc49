import type * as v from 'valibot';
import type { Envelope } from '@/lib/http/client';
import { isRecord, unreadableError, type ApiError } from '@/lib/http/error';
import { isUsableToken } from '@/lib/http/session';
import { readable } from '@/lib/schema';
import { wholeCustomer } from './customer';
import { ROWS, type RowName } from './rows/table';
import { settleTypes, wireNumber } from './wireValues';

/** A page of a list, by its place in it: `page` counts from 0 here. */
export type PageOf = { page: number; size: number };

type Rows = { rows: RowName; page?: PageOf };

/**
 * Shape of an answer: rows of a list (with `page`, one page and the total), one record (that has the fields it `needs`),
 * the customer's record, a session with that record or null, the server's message alone, or an object with the named fields.
 */
export type ResponseShape =
  Rows | { record: RowName; needs?: readonly string[] } | 'message' | 'customer' | 'session' | readonly string[];

/** One page: `count` is the total over all pages, `unread_count` is of notifications alone. */
export type ListPage<T> = { data: T[]; count: number };
export type NotificationPage<T> = ListPage<T> & { unread_count?: number };

/** The server's sentence, to be shown as it came; empty where it gave none. */
export type MessageResponse = { message: string };

const has = (data: Record<string, unknown>, field: string) => data[field] !== undefined && data[field] !== null;

/**
 * The total of a list that this page belongs to. An empty page is behind its end, whatever the server counts. Where it
 * does not count, a full page is not the last: at least one more may follow.
 */
function totalOf({ length }: unknown[], { page, size }: PageOf, count: number | undefined): number {
  const before = page * size;
  if (length === 0) return Math.min(before, count ?? before);
  return count ?? before + length + (length >= size ? 1 : 0);
}

const sameText = (one: unknown, other: unknown) =>
  String(one).trim().toLowerCase() === String(other).trim().toLowerCase();

/** Returns whether a booking has this id or booking number; an address may name it by either. */
export const isAbout = (booking: unknown, about: string | number): boolean =>
  isRecord(booking) && [booking.id, booking.booking_number].some((name) => sameText(name, about));

/**
 * Reads the customer of a session, which some servers name `user`; null where there is none. A bare user is none: it
 * knows no kind of account, and its id is not the customer's.
 */
function readCustomer({ customer, user }: Record<string, unknown>) {
  const record = isRecord(customer) ? customer : user;
  if (!isRecord(record) || !has(record, 'id')) return null;
  return has(record, 'customer_type') || has(record, 'user') ? wholeCustomer(record) : null;
}

/** The rows that can be read, and where the list is paged, its total: a dropped row still takes its place on a page. */
function readList(data: unknown[], { rows, page }: Rows, answer: Envelope<unknown>) {
  const schema: v.GenericSchema = ROWS[rows];
  const read = data.flatMap((row) => readable(schema, row));
  if (!page) return read;
  const unread_count = wireNumber(answer.unread_count);
  const count = totalOf(data, page, wireNumber(answer.count));
  return { data: read, count, ...(unread_count !== undefined && { unread_count }) };
}

/** Whether an answer may be the list itself: most answers are wrapped, not all (spec section 7). */
export const isList = (expects: ResponseShape): expects is Rows => typeof expects === 'object' && 'rows' in expects;

/** What a call's envelope holds, or an `unreadable` error where it has not the shape that screens count on. */
export function readAnswer(answer: Envelope<unknown>, expects: ResponseShape): { data: unknown } | { error: ApiError } {
  const { data, message } = answer;
  const failed = { error: unreadableError(200) };
  if (expects === 'message') return { data: { message } };
  settleTypes(data);
  if (isList(expects)) {
    return Array.isArray(data) ? { data: readList(data, expects, answer) } : failed;
  }
  if (!isRecord(data)) return failed;
  if (expects === 'customer') return has(data, 'id') || has(data, 'user') ? { data: wholeCustomer(data) } : failed;
  if (expects === 'session') {
    const { user: _user, ...session } = data;
    return isUsableToken(data.access) ? { data: { ...session, customer: readCustomer(data) } } : failed;
  }
  if ('record' in expects) {
    const isWhole = (expects.needs ?? []).every((field) => has(data, field));
    const [record] = isWhole ? readable(ROWS[expects.record], data) : [];
    return record === undefined ? failed : { data: record };
  }
  return expects.every((field) => has(data, field)) ? { data } : failed;
}
