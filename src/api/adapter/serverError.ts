import { DAY_MS } from '@/config/constants';
import type { WireResponse } from '@/lib/http/client';
import { getFriendlyMessage, type ApiError } from '@/lib/http/error';
import { getServerTime } from '@/lib/http/serverClock';
import { isRecord } from '@/utils/isRecord';

type Fields = Record<string, unknown>;

/** Name under which Django REST sends messages about no single field. */
const GENERAL = 'non_field_errors';

/** Stack traces, SQL errors and error pages of a broken server, which say nothing to a customer. */
const INTERNALS = /<(!doctype|html|body|h1|pre)\b|Traceback \(|SQLSTATE\[|^\s+at .+:\d/im;

/** Names of statuses that frameworks and proxies send as the message. They tell a customer neither what happened nor what to do. */
const STATUS_NAME =
  /^(\d{3} )?(bad (request|gateway)|unauthorized|forbidden|not found|conflict|internal server error|service unavailable|gateway time-?out)\.?$/i;

const readTexts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (text): text is string => typeof text === 'string' && !INTERNALS.test(text),
  );

/** Returns the messages per field: those in `errors`, or every list of the body (`{ mobile: ['Too short.'] }`). */
function readFields(body: Fields): Record<string, string[]> {
  const sent = isRecord(body.errors)
    ? Object.entries(body.errors)
    : Object.entries(body).filter(([, value]) => Array.isArray(value));
  return Object.fromEntries(sent.map(([field, value]) => [field, readTexts(value)]));
}

/** A timer of more than 24.8 days would overflow and end at once. */
const RETRY_AFTER_MAX_SECONDS = DAY_MS / 1000;

/** Returns the seconds of a Retry-After header, which holds seconds or a date by the server's clock; a day at most. */
function readRetryAfterSeconds(header: unknown): number | undefined {
  if (typeof header !== 'string' || header.trim() === '') return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - getServerTime()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(0, Math.ceil(seconds)), RETRY_AFTER_MAX_SECONDS);
}

/**
 * Creates the error of a refusal, with the server's message (`message`, `detail`, `non_field_errors` or a bare list) or a
 * default one.
 */
export function toServerError({ status, body, retryAfter }: WireResponse): ApiError {
  const sent: Fields = isRecord(body) ? body : Array.isArray(body) ? { [GENERAL]: body } : {};
  const { [GENERAL]: general = [], detail: _detail, ...fields } = readFields(sent);
  const message = [readTexts(sent.message), readTexts(sent.detail), general]
    .map((all) => all.join(' ').trim())
    .find((text) => text !== '' && !STATUS_NAME.test(text));
  const errors = Object.entries(fields).filter(([, messages]) => messages.length > 0);
  const wait = readRetryAfterSeconds(retryAfter);
  return {
    kind: 'server',
    status,
    message: message ?? getFriendlyMessage(status),
    ...(errors.length > 0 && { errors: Object.fromEntries(errors) }),
    ...(wait !== undefined && { retryAfterSeconds: wait }),
  };
}
