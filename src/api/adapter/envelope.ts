import type { WireResponse } from '@/lib/http/client';
import { ApiFailure, createUnreadableError } from '@/lib/http/error';
import { isRecord } from '@/utils/isRecord';
import { toServerError } from './serverError';
import { convertTypes, readWireNumber } from './values';

/** A successful response in the shape of public/openapi.yaml. `data` is null if the response has none. */
export type Envelope = { message: string; data: unknown; count?: number; unread_count?: number };

/** Fields of an envelope. An object with no other field is an envelope without data, not a record. */
const ENVELOPE_FIELDS = new Set(['success', 'status', 'message', 'detail']);

/** Returns the data of `{ data }` or the rows of `{ count, results }`. Without them, a record is its own data. */
function readData(body: Record<string, unknown>, isList: boolean): unknown {
  if ('data' in body) return body.data;
  if (isList) return body.results;
  return Object.keys(body).every((name) => ENVELOPE_FIELDS.has(name)) ? null : body;
}

/** Returns true for a refusal that came with status 200: its `success` is false, or its `status` is an HTTP error. */
const isRefusal = ({ success, status }: Record<string, unknown>) =>
  success === false || (typeof status === 'number' && status >= 400);

const readMessage = ({ message, detail }: Record<string, unknown>) =>
  [message, detail].find((text) => typeof text === 'string') ?? '';

/**
 * Reads a response of any shape; `isList` is true where a list is expected. Throws an `ApiFailure` for a refusal, and for
 * a body that is not JSON.
 */
export function toEnvelope(response: WireResponse, isList: boolean): Envelope {
  const { status, body } = response;
  if (status < 200 || status > 299) throw new ApiFailure(toServerError(response));
  // a write may be answered with an empty body
  if (body === null && status !== 200) return { message: '', data: null };
  if (isRecord(body) && isRefusal(body)) throw new ApiFailure(toServerError(response));
  const sent = isList && Array.isArray(body) ? { data: body } : body;
  if (!isRecord(sent)) throw new ApiFailure(createUnreadableError(status));
  const data = readData(sent, isList);
  convertTypes(data);
  return {
    message: readMessage(sent),
    data,
    count: readWireNumber(sent.count),
    unread_count: readWireNumber(sent.unread_count),
  };
}
