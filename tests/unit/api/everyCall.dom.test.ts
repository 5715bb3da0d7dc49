import { describe, expect, it } from 'vitest';
import { baseApi } from '@/api/baseApi';
import { declaredCalls, findCall, sampleAnswer, type Declared } from '../../contract/document';
import { validateRequest } from '../../contract/validator';
import { CALLS, type CallRow } from './calls';
import { apiStore, recorder, run } from './recorder';

const ACCESS = 'access-1';
/** Booking id of the contract's examples. */
const BOOKING_NUMBER = 'LGX-2611-0009001';
const BEARER = `Bearer ${ACCESS}`;
const api = recorder();

const urlOf = (row: CallRow, id: string) => row.url.replace('{id}', encodeURIComponent(id));

function findDeclared(row: CallRow): Declared {
  const found = findCall(row.method, urlOf(row, BOOKING_NUMBER).split('?')[0] ?? '');
  if (!found) throw new Error(`${row.method} ${row.url} is not in the contract`);
  return found;
}

type Sample = { success: boolean; message: string; data?: unknown; count?: number; unread_count?: number };

/** Serves the contract's example responses. */
function sampleOf(row: CallRow): Sample {
  const sample = sampleAnswer(findDeclared(row).operation);
  if (!sample) throw new Error(`${row.endpoint} has no example`);
  return sample as Sample;
}

/** Opaque values, which stay unchanged. */
const IDS = ['id', 'type', 'category', 'subcategory', 'uom', 'region', 'province', 'city', 'barangay'];

/** Converts numbers to texts, and all-digit texts to numbers, as some servers do. */
function writeCarelessly(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((element) => writeCarelessly(element));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, writeCarelessly(field, key)]));
  if (IDS.includes(name)) return value;
  if (typeof value === 'number') return value.toFixed(6);
  return typeof value === 'string' && /^[1-9]\d*$/.test(value) ? Number(value) : value;
}

function mapResponse(row: CallRow) {
  const { data, message, count, unread_count } = sampleOf(row);
  if (row.gives === 'message') return { message };
  if (row.gives === 'data') return data;
  return row.endpoint === 'getNotifications' ? { data, count, unread_count } : { data, count };
}

describe.each(CALLS)('$endpoint: $method $url', (row) => {
  it('sends the request of the contract and returns its data to a signed-in customer', async () => {
    api.answers(sampleOf(row));
    const outcome = await run(apiStore(ACCESS), row.endpoint, row.arg(BOOKING_NUMBER));

    expect(api.sent).toHaveLength(1);
    const [sent] = api.sent;
    expect(sent).toMatchObject({ method: row.method, url: urlOf(row, BOOKING_NUMBER) });
    expect(sent?.body).toEqual(row.body);
    expect(sent?.type).toBe(row.isForm ? 'multipart/form-data' : row.body ? 'application/json' : '');
    expect(sent?.bearer).toBe(row.bearer === 'public' ? null : BEARER);
    expect(outcome).toEqual({ data: mapResponse(row), error: undefined });
    if (sent) expect(await validateRequest(sent.request)).toEqual([]);
  });

  it('returns the same if numbers are sent as texts, and all-digit texts as numbers', async () => {
    api.answers(writeCarelessly(sampleOf(row)) as Sample);
    const outcome = await run(apiStore(ACCESS), row.endpoint, row.arg(BOOKING_NUMBER));
    expect(outcome).toEqual({ data: mapResponse(row), error: undefined });
  });

  it(`${row.bearer === 'bearer' ? 'does not leave' : 'leaves without a bearer'} when signed out`, async () => {
    api.answers(sampleOf(row));
    const { error } = await run(apiStore(null), row.endpoint, row.arg(BOOKING_NUMBER));

    if (row.bearer === 'bearer') {
      expect(api.sent).toHaveLength(0);
      expect(error).toMatchObject({ kind: 'cancelled' });
    } else {
      expect(api.sent.map(({ bearer }) => bearer)).toEqual([null]);
      expect(error).toBeUndefined();
    }
  });

  it('returns the server error with its message and field errors', async () => {
    api.answers({ success: false, message: 'Please check.', errors: { label: ['Too long.'] } }, 422);
    const { data, error } = await run(apiStore(ACCESS), row.endpoint, row.arg(BOOKING_NUMBER));

    expect(data).toBeUndefined();
    expect(error).toEqual({
      kind: 'server',
      status: 422,
      message: 'Please check.',
      errors: { label: ['Too long.'] },
    });
  });
});

describe.each(CALLS.filter(({ url }) => url.includes('{id}')))('the id of $endpoint', (row) => {
  it.each(['?page=1', 'x#y', 'Ñ 100%', 'a.b'])('is encoded: %s', async (id) => {
    api.answers(sampleOf(row));
    await run(apiStore(ACCESS), row.endpoint, row.arg(id));
    expect(api.sent.map(({ url }) => url)).toEqual([urlOf(row, id)]);
  });

  it.each(['', '.', '..', ' .. ', 'a/b', 'a\\b', '//evil.example', '..%2Fcustomers'])(
    'is refused before anything leaves: "%s"',
    async (id) => {
      const { error } = await run(apiStore(ACCESS), row.endpoint, row.arg(id));
      expect(api.sent).toHaveLength(0);
      expect(error).toMatchObject({ kind: 'server', status: 404 });
    },
  );
});

/** Infinite queries, with the endpoint that sends the same first call and its argument. */
const PAGE_AFTER_PAGE = [
  { endpoint: 'getAllBookings', arg: 'Ongoing', first: 'getBookings', firstArg: { page: 0, status: 'Ongoing' } },
  { endpoint: 'getNotificationPages', arg: undefined, first: 'getNotifications', firstArg: 1 },
];

describe('the contract and the endpoints', () => {
  const named = (row: CallRow) => findDeclared(row).operation.operationId;

  it('declare the same calls once each; the refresh is in the session module', () => {
    const called = new Set(CALLS.map(named));
    expect([...called, 'refreshToken'].sort()).toEqual(
      declaredCalls.map(({ operation }) => operation.operationId).sort(),
    );
  });

  it('have one row for every endpoint', () => {
    const rows = [
      ...new Set(CALLS.map(({ endpoint }) => endpoint)),
      ...PAGE_AFTER_PAGE.map(({ endpoint }) => endpoint),
    ];
    expect(rows.sort()).toEqual(Object.keys(baseApi.endpoints).sort());
  });

  it.each(PAGE_AFTER_PAGE)(
    'send the call of $first alike, page after page',
    async ({ endpoint, arg, first, firstArg }) => {
      api.answers(sampleOf(CALLS.find((row) => row.endpoint === first)!));
      const store = apiStore(ACCESS);
      await run(store, first, firstArg);
      await run(store, endpoint, arg);
      const [once, paged] = api.sent.map(({ method, url, bearer }) => ({ method, url, bearer }));
      expect(paged).toEqual(once);
      expect(paged?.bearer).toBe(BEARER);
    },
  );

  it('pair each endpoint with one call, except the two ways to track a booking', () => {
    const pairs = new Map<string, Set<string>>();
    for (const row of CALLS) pairs.set(named(row), (pairs.get(named(row)) ?? new Set()).add(row.endpoint));
    const shared = [...pairs].filter(([operation, endpoints]) => endpoints.size > 1 || !endpoints.has(operation));
    expect(shared).toEqual([['getBookingRoute', new Set(['getBookingRoute', 'trackBooking'])]]);
  });
});
