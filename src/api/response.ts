import type * as v from 'valibot';
import { createUnreadableError, type ApiError } from '@/lib/http/error';
import { isUsableToken } from '@/lib/http/session';
import { readRows, readable } from '@/lib/schema';
import { isRecord } from '@/utils/isRecord';
import { completeCustomer, has, readSession, type Envelope } from './adapter/adapter';

/** Position of a page in a list; `page` counts from 0. */
export type PageOf = { page: number; size: number };

type Rows = { rows: v.GenericSchema; page?: PageOf };

/**
 * Expected response:
 * - `rows`: the rows of a list, by the schema of one; with `page`, one page and the total;
 * - `record`: a record, by its schema, with the fields in `needs`;
 * - `customer`: a customer; `session`: a session with its customer or null;
 * - `message`: only the message; an array: an object with the named fields.
 */
export type ResponseShape =
  | Rows
  | { record: v.GenericSchema; needs?: readonly string[] }
  | 'message'
  | 'customer'
  | 'session'
  | readonly string[];

type ReadResponse = { data: unknown; hasDroppedRows?: boolean } | { error: ApiError };

/** One page of a list; `count` is the total over all pages. */
export type ListPage<T> = { data: T[]; count: number };
export type NotificationPage<T> = ListPage<T> & { unread_count?: number };

/** Message of the server, shown as sent; empty if there is none. */
export type MessageResponse = { message: string };

/**
 * Returns the total of a paged list. An empty page is past the end, regardless of the server's count. Without a count,
 * a full page is assumed not to be the last.
 */
function getTotal({ length }: unknown[], { page, size }: PageOf, count: number | undefined): number {
  const before = page * size;
  if (length === 0) return Math.min(before, count ?? before);
  return count ?? before + length + (length >= size ? 1 : 0);
}

const isSameText = (first: unknown, second: unknown) =>
  String(first).trim().toLowerCase() === String(second).trim().toLowerCase();

/** Returns true if a booking has this id or booking number. */
export const isAbout = (booking: unknown, about: string | number): boolean =>
  isRecord(booking) && [booking.id, booking.booking_number].some((reference) => isSameText(reference, about));

/** Reads a list: its readable rows, with the total if it is paged. Dropped rows still count for paging. */
function readList({ data, count, unread_count }: Envelope, { rows, page }: Rows): ReadResponse {
  const read = Array.isArray(data) ? readRows(rows, data) : null;
  if (!Array.isArray(data) || read === null) return { error: createUnreadableError(200) };
  const hasDroppedRows = read.length < data.length;
  if (!page) return { data: read, hasDroppedRows };
  const total = { count: getTotal(data, page, count), ...(unread_count !== undefined && { unread_count }) };
  return { data: { data: read, ...total }, hasDroppedRows };
}

/** Returns true if the expected response is a list. */
export const isList = (expects: ResponseShape): expects is Rows => typeof expects === 'object' && 'rows' in expects;

/** Validates a response; returns its data, or an `unreadable` error. */
export function readResponse(envelope: Envelope, expects: ResponseShape): ReadResponse {
  const { data, message } = envelope;
  const failed = { error: createUnreadableError(200) };
  if (expects === 'message') return { data: { message } };
  if (isList(expects)) return readList(envelope, expects);
  if (!isRecord(data)) return failed;
  if (expects === 'customer') return has(data, 'id') || has(data, 'user') ? { data: completeCustomer(data) } : failed;
  if (expects === 'session') {
    return isUsableToken(data.access) ? { data: readSession(data) } : failed;
  }
  if ('record' in expects) {
    const isWhole = (expects.needs ?? []).every((field) => has(data, field));
    const [record] = isWhole ? readable(expects.record, data) : [];
    return record === undefined ? failed : { data: record };
  }
  return expects.every((field) => has(data, field)) ? { data } : failed;
}
