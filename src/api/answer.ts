import type { Envelope } from '../lib/http/client';
import { isRecord, unreadable, type ApiError } from '../lib/http/error';

/**
 * What a call gives: a list, a page of a list with its total, the server's sentence alone, or an object that has at
 * least the named fields (a screen could not open without them).
 */
export type Gives = 'list' | 'page' | 'message' | readonly string[];

/** One page: `count` is the total over all pages, `unread_count` is of notifications alone. */
export type Page<T> = { data: T[]; count: number };
export type NotificationPage<T> = Page<T> & { unread_count: number };

/** The server's sentence, to be shown as it came; empty where it gave none. */
export type Said = { message: string };

const has = (data: Record<string, unknown>, field: string) => data[field] !== undefined && data[field] !== null;

/** What a call's envelope holds, or an `unreadable` error where it has not the shape that screens count on. */
export function readAnswer(answer: Envelope<unknown>, gives: Gives): { data: unknown } | { error: ApiError } {
  const { data, message, count, unread_count } = answer;
  if (gives === 'message') return { data: { message } };
  if (gives === 'list' || gives === 'page') {
    if (!Array.isArray(data)) return { error: unreadable(200) };
    if (gives === 'list') return { data };
    // a server that does not count has no more than it sent
    return { data: { data, count: count ?? data.length, ...(unread_count !== undefined && { unread_count }) } };
  }
  return isRecord(data) && gives.every((field) => has(data, field)) ? { data } : { error: unreadable(200) };
}
