import { describe, expect, it } from 'vitest';
import { toEnvelope } from '@/api/adapter/adapter';
import { readResponse } from '@/api/response';
import { booking as bookingRow } from '@/api/rows/booking';
import { conversation } from '@/api/rows/chat';
import { paymentMethod } from '@/api/rows/money';
import { quote } from '@/api/rows/price';
import { unitOfMeasure } from '@/api/rows/reference';
import { findCall, sampleAnswer } from '../../contract/document';
import { fastest } from '../../fastest';
import { CALLS, type CallRow } from './calls';
import { apiStore, recorder, run } from './recorder';

const api = recorder();

type Rows = Record<string, unknown>[];
type Example = { data?: unknown; count?: number; unread_count?: number };

function exampleOf({ method, url }: CallRow): Example {
  const path = url.replace('{id}', 'b-1').split('?')[0] ?? '';
  const call = findCall(method, path);
  return (call && (sampleAnswer(call.operation) as Example)) ?? {};
}

const isList = (row: CallRow) => Array.isArray(exampleOf(row).data);
const rowsOf = (row: CallRow) => exampleOf(row).data as Rows;
const LISTS = CALLS.filter(isList);

/** Malformed rows: empty, incomplete or of another type. */
const withBadRows = (good: Rows) => [null, {}, 5, 'row', [], { id: 1 }, ...good, { id: null }, null];

const rowsIn = (data: unknown) => (Array.isArray(data) ? (data as unknown[]) : (data as { data: unknown[] }).data);

describe.each(LISTS)('$endpoint ($url)', (row) => {
  it('keeps the readable rows of a list and drops the others', async () => {
    api.answers({ success: true, message: '', ...exampleOf(row), data: withBadRows(rowsOf(row)) } as never);
    const { data, error } = await run(apiStore('access-1'), row.endpoint, row.arg('b-1'));
    expect(error).toBeUndefined();
    const read = rowsIn(data);
    // a conversation only needs an id
    const half = row.endpoint === 'getConversations' ? 1 : 0;
    expect(read).toHaveLength(rowsOf(row).length + half);
    expect(read.slice(half)).toEqual(rowsOf(row));
  });

  it('accepts a list without an envelope', async () => {
    api.answers(rowsOf(row) as never);
    const { data } = await run(apiStore('access-1'), row.endpoint, row.arg('b-1'));
    expect(rowsIn(data)).toEqual(rowsOf(row));
  });

  it.each([
    ['null', null],
    ['an object', { results: [] }],
    ['a text', 'none'],
    ['a list without a readable record', [null, {}, 5]],
  ])('is unreadable if its data is %s', async (_name, data) => {
    api.answers({ success: true, message: '', data } as never);
    const { error } = await run(apiStore('access-1'), row.endpoint, row.arg('b-1'));
    expect(error).toMatchObject({ kind: 'unreadable' });
  });
});

const read = (data: unknown, gives: Parameters<typeof readResponse>[1]) => {
  const response = readResponse(toEnvelope({ status: 200, body: { data } }, false), gives);
  return 'data' in response ? response.data : response.error;
};

describe('a row with only its required fields', () => {
  it('has an empty driver, person, places and lists', () => {
    const appointment = { id: 7, status: 'In Transit', driver: {}, timeline: [null, { status: 'Picked Up' }] };
    const route = { stops: [null, { address_line: '1 Ayala Ave' }, {}], booking_appointments: [null, appointment] };
    const [booking] = read([{ id: 1, booking_number: 'LGX-1', booking_routes: [null, route] }], {
      rows: bookingRow,
    }) as Rows;
    const nobody = { user_profile: { account_number: '', first_name: '', last_name: '' } };
    expect(booking).toMatchObject({
      booking_type: 'exclusive',
      schedule: { pickup_at: '' },
      rating: null,
      vehicle_type: null,
      booking_routes: [
        {
          stops: [
            { sequence: 0, address_line: '1 Ayala Ave', items: [] },
            { sequence: 1, address_line: '', items: [] },
          ],
          booking_appointments: [{ driver: { user: nobody }, timeline: [{ status: 'Picked Up', at: '' }] }],
        },
      ],
    });
  });

  it('can be a conversation without a last message, and drops malformed messages', () => {
    const talk = { id: 4, initiator: null, conversation_messages: { data: [null, 5, {}, { id: 9, message: 'Hi' }] } };
    expect(read(talk, { record: conversation })).toMatchObject({
      last_message: null,
      initiator: { user_profile: { first_name: '' } },
      conversation_messages: { data: [{ id: 9, message: 'Hi', sender: { user_profile: { account_number: '' } } }] },
    });
  });

  it('can be a card, of whose number only the last four digits are kept', () => {
    const card = { id: 1, kind: 'card', last_four: '4343434343434345' };
    expect(read([card], { rows: paymentMethod })).toMatchObject([{ last_four: '4345' }]);
  });

  it('is no quote if none of its rates can be read: no vehicle would seem to be available', () => {
    const [good, bad] = [{ id: 1, total: 250 }, { id: 2 }];
    const readQuote = (rates: unknown) => read({ id: 7, rates }, { record: quote });
    expect(readQuote([bad, good])).toMatchObject({ rates: [{ id: 1, total: 250 }] });
    expect(readQuote([])).toMatchObject({ rates: [] });
    expect(readQuote([bad, bad])).toMatchObject({ kind: 'unreadable' });
  });

  it('keeps fields that are not in the contract', () => {
    expect(read([{ id: 1, name: 'Box', colour: 'red' }], { rows: unitOfMeasure })).toEqual([
      { id: 1, name: 'Box', symbol: '', colour: 'red' },
    ]);
  });
});

const permit = { id: 71, name: 'permit.pdf', url: '/71.pdf', status: 'Approved' };

describe('the documents of a customer', () => {
  const bare = { id: 72, name: '', url: '', status: '' };

  it.each<[string, unknown, unknown[]]>([
    ['with malformed rows', [null, {}, 5, 'row', permit, { id: 72, status: null }], [permit, bare]],
    ['that are no list', {}, []],
  ])('%s keep the readable rows', (_name, documents, expected) => {
    const customer = { id: 5, user: {}, documents, company: { id: 9, documents } };
    expect(read(customer, 'customer')).toMatchObject({ documents: expected, company: { documents: expected } });
  });

  it('are empty for a company that the server sends without, and stay absent for an individual', () => {
    expect(read({ id: 5, user: {}, company: { id: 9 } }, 'customer')).toMatchObject({ company: { documents: [] } });
    expect(read({ id: 5, user: {} }, 'customer')).not.toHaveProperty('documents');
  });
});

it('reads ten thousand bookings in less than two seconds', () => {
  const stop = { sequence: 0, kind: 'pickup', address_line: '1 Ayala Ave', lat: 14.5, lng: 121, items: [] };
  const booking = { booking_number: 'LGX-1', status: 'Completed', booking_routes: [{ id: 1, stops: [stop, stop] }] };
  const list = Array.from({ length: 10_000 }, (_, id) => structuredClone({ id, ...booking }));
  expect(read(list, { rows: bookingRow })).toHaveLength(10_000);
  expect(fastest(() => read(list, { rows: bookingRow }))).toBeLessThan(2_000);
});
