import { afterEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { BACKEND, hasVehicleReference, toEnvelope, toPageQuery, toWirePath, withVehicles } from '@/api/adapter/adapter';
import { isList, readResponse, type ResponseShape } from '@/api/response';
import { conversation } from '@/api/rows/chat';
import { rate as rateRow } from '@/api/rows/price';
import { place } from '@/api/rows/reference';
import type { Rate } from '@/api/wire';
import { getFriendlyMessage, toApiError, type ApiError } from '@/lib/http/error';
import { recordServerTime } from '@/lib/http/serverClock';
import { isRecord } from '@/utils/isRecord';
import { rate, vehicle } from '../../builders/booking';
import { source } from '../../contract/document';

/** Reads a response as the base query does; returns its data or its error. */
function read(body: unknown, expects: ResponseShape, status = 200, retryAfter?: string) {
  try {
    const response = readResponse(toEnvelope({ status, body, retryAfter }, isList(expects)), expects);
    return 'data' in response ? response.data : response.error;
  } catch (error) {
    return toApiError(error);
  }
}

/** Returns the names of all fields with a number in a part of the contract. */
function findNumbers(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(findNumbers);
  if (!isRecord(node)) return [];
  const fields = isRecord(node.properties) ? Object.entries(node.properties) : [];
  const isNumber = ([, field]: [string, unknown]) =>
    isRecord(field) && [field.type].flat().some((type) => type === 'number' || type === 'integer');
  return [...fields.filter(isNumber).map(([name]) => name), ...Object.values(node).flatMap(findNumbers)];
}

const region = (id: number | string) => ({ id, code: '13', name: 'NCR' });
const REGION = [region(1)];
const LIST = { rows: place } as const;
const PAGE = { rows: place, page: { page: 0, size: 1 } } as const;

describe('a list', () => {
  it.each<[string, unknown]>([
    ['an envelope', { success: true, message: '', data: REGION }],
    ['an envelope of data alone', { data: REGION }],
    ['a bare array', REGION],
    ['a Django REST page', { count: 1, next: null, previous: null, results: REGION }],
  ])('is read from %s', (_name, body) => {
    expect(read(body, LIST)).toEqual(REGION);
  });

  it.each<[string, unknown, number]>([
    ['an envelope with a count', { data: REGION, count: 57 }, 57],
    ['an envelope with a count as text', { data: REGION, count: '57' }, 57],
    ['a Django REST page', { count: 57, next: '?page=2', results: REGION }, 57],
    ['a bare array, which may have a next page if it is full', REGION, 2],
  ])('has the total of %s', (_name, body, count) => {
    expect(read(body, PAGE)).toEqual({ data: REGION, count });
  });

  it.each([[{}], [{ count: 1 }], [{ results: 'none' }], [{ id: 1 }], [null], ['none'], [undefined]])(
    'is unreadable from %j',
    (body) => {
      expect(read(body, LIST)).toMatchObject({ kind: 'unreadable' });
    },
  );
});

describe('a record', () => {
  const customer = { id: 41, customer_type: 'individual', user: { id: 7, username: 'ana' } };

  it.each<[string, unknown]>([
    ['an envelope', { success: true, message: 'OK', data: customer }],
    ['a bare object', customer],
    ['a bare object beside success and message', { success: true, message: 'OK', ...customer }],
  ])('is read from %s', (_name, body) => {
    expect(read(body, 'customer')).toMatchObject({
      id: 41,
      user: { username: 'ana', user_profile: { first_name: '' } },
    });
  });

  it.each([
    ['LGX-41', 'LGX-41'],
    [41, '41'],
    [null, ''],
    [undefined, ''],
  ])('with the account number %j has %j', (account_number, known) => {
    expect(read({ ...customer, user: { user_profile: { account_number } } }, 'customer')).toMatchObject({
      id: 41,
      user: { user_profile: { account_number: known } },
    });
  });

  it.each([[REGION], [null], ['text'], [undefined], [{ success: true, message: 'OK' }]])(
    'is unreadable from %j',
    (body) => {
      expect(read(body, 'customer')).toMatchObject({ kind: 'unreadable', status: 200 });
    },
  );
});

describe('a write', () => {
  it.each<[string, unknown, number]>([
    ['204', null, 204],
    ['201 without a body', null, 201],
    ['an envelope without data', { success: true, message: '' }, 200],
    ['an envelope with data of null', { success: true, message: '', data: null }, 200],
    ['a detail', { detail: '' }, 200],
    ['a status', { status: 'ok' }, 200],
    ['an empty object', {}, 200],
  ])('answered with %s has no data', (_name, body, status) => {
    expect(toEnvelope({ status, body }, false)).toMatchObject({ data: null, message: '' });
  });

  it.each([[{ message: 'Saved.' }], [{ detail: 'Saved.' }], [{ data: null, message: 'Saved.' }]])(
    'has the message of %j',
    (body) => {
      expect(read(body, 'message')).toEqual({ message: 'Saved.' });
    },
  );
});

describe('a login', () => {
  const tokens = { access: 'access-1', refresh: 'refresh-1' };
  const customer = { id: 41, customer_type: 'individual' };

  it.each<[string, object, unknown]>([
    ['a customer', { customer }, 41],
    ['a user that is the customer', { user: customer }, 41],
    ['a user without a customer type', { user: { id: 7, username: 'ana' } }, undefined],
    ['tokens alone', {}, undefined],
  ])('with %s is read, wrapped and bare', (_name, fields, id) => {
    for (const body of [{ data: { ...tokens, ...fields } }, { ...tokens, ...fields }]) {
      const session = read(body, 'session') as { access: string; customer: { id: unknown } | null };
      expect([session.access, session.customer?.id]).toEqual(['access-1', id]);
    }
  });
});

describe('values', () => {
  it.each<[string, ResponseShape, object, object]>([
    ['ids stay text', LIST, [region('r-13')], [region('r-13')]],
    ['amounts as text are numbers', ['balance'], { balance: '120.50' }, { balance: 120.5 }],
    ['digits of a text field stay text', ['mobile'], { mobile: 9174820136 }, { mobile: '9174820136' }],
  ])('%s', (_name, expects, sent, known) => {
    expect(read({ data: sent }, expects)).toEqual(known);
  });

  it('of every field with a number in the contract are numbers, also as text', () => {
    const document = parse(source, { maxAliasCount: -1 }) as { components: { schemas: unknown } };
    // only sent
    const names = new Set(findNumbers(document.components.schemas).filter((name) => name !== 'terms_days'));
    const sent = Object.fromEntries([...names].map((name) => [name, '1.5']));
    expect(read({ data: sent }, [...names])).toEqual(Object.fromEntries([...names].map((name) => [name, 1.5])));
  });

  it.each<[string, unknown]>([
    ['in a page', { data: [{ id: 5 }], count: '1' }],
    ['in a Django REST page', { count: '1', results: [{ id: 5 }] }],
    ['in a bare array', [{ id: 5 }]],
  ])('messages of a conversation are read %s', (_name, conversation_messages) => {
    const chat = read({ id: 3, conversation_messages }, { record: conversation });
    expect(chat).toMatchObject({ conversation_messages: { data: [{ id: 5, message: '' }] } });
  });

  const van = vehicle({ id: 4, name: 'L300 Van' });
  it.each<[string, unknown, unknown]>([
    ['an object', van, van],
    ['an id', 4, van],
    ['an id as text', '4', van],
    ['a name', ' l300 VAN', van],
    ['an unknown name', 'Airship', { name: 'Airship' }],
    ['nothing', null, null],
  ])('a vehicle type of a rate is read from %s', (_name, vehicle_type, known) => {
    const rates = read([{ ...rate(), vehicle_type }], { rows: rateRow }) as Rate[];
    expect(rates.some(hasVehicleReference)).toBe(vehicle_type !== van && vehicle_type !== null);
    const [resolved] = withVehicles(rates, [van]);
    if (known) expect(resolved?.vehicle_type).toMatchObject(known);
    else expect(resolved?.vehicle_type).toBeNull();
  });
});

describe('a refusal', () => {
  const CHECK = "We couldn't complete the request. Please check what you entered, then try again.";

  it.each<[string, number, unknown, object]>([
    ['a message', 409, { success: false, message: 'Taken.' }, { message: 'Taken.' }],
    ['success false with status 200', 200, { success: false, message: 'No.' }, { status: 200, message: 'No.' }],
    ['its status in the body', 200, { status: 422, message: 'No.' }, { status: 200, message: 'No.' }],
    [
      'a message and errors per field',
      422,
      { message: 'Check.', errors: { email: ['Taken.'], mobile: 'Short.', x: [1] } },
      { message: 'Check.', errors: { email: ['Taken.'], mobile: ['Short.'] } },
    ],
    [
      'a stack trace',
      500,
      { message: 'Error: no\n    at pay (/srv/pay.js:3:7)' },
      { message: getFriendlyMessage(500) },
    ],
    ['an SQL error', 500, { message: 'SQLSTATE[42S02]: no such table' }, { message: getFriendlyMessage(500) }],
    ['a page of HTML', 502, { detail: '<html><h1>Bad Gateway</h1></html>' }, { message: getFriendlyMessage(502) }],
    ['the name of its status', 500, { message: 'Internal Server Error' }, { message: getFriendlyMessage(500) }],
    ['number and name of its status', 503, { detail: '503 Service Unavailable' }, { message: getFriendlyMessage(503) }],
    ['a status name beside a detail', 409, { message: 'Conflict', detail: 'Taken.' }, { message: 'Taken.' }],
    ['a sentence like a status name', 404, { message: 'Rate not found.' }, { message: 'Rate not found.' }],
    ['a status name at a field', 400, { rate: ['Not found.'] }, { message: CHECK, errors: { rate: ['Not found.'] } }],
    ['a detail', 403, { detail: 'Not yours.', code: 'forbidden' }, { message: 'Not yours.' }],
    ['lists per field', 400, { email: ['Taken.'] }, { message: CHECK, errors: { email: ['Taken.'] } }],
    ['errors of no field', 400, { non_field_errors: ['Too', 'late.'] }, { message: 'Too late.' }],
    [
      'errors of no field beside a field',
      400,
      { non_field_errors: ['Too late.'], email: ['Taken.'] },
      { message: 'Too late.', errors: { email: ['Taken.'] } },
    ],
    ['errors of no field in errors', 422, { errors: { non_field_errors: ['Late.'] } }, { message: 'Late.' }],
    ['a bare list', 400, ['No such rate.'], { message: 'No such rate.' }],
    ['HTML', 400, undefined, { message: CHECK }],
    ['other fields', 400, { path: '/api', status: 400 }, { message: CHECK }],
  ])('with %s is an error', (_name, status, body, error) => {
    expect(read(body, LIST, status)).toEqual({ kind: 'server', status, ...error });
  });

  it.each([
    ['7', 7],
    // a timer cannot wait for longer than 24.8 days
    ['9999999', 86_400],
    ['Fri, 01 Jan 2100 00:00:00 GMT', 86_400],
    ['Thu, 01 Jan 2026 00:00:00 GMT', 0],
    ['soon', undefined],
  ])('with the header Retry-After: %s waits for %s seconds', (header, retryAfterSeconds) => {
    const error = read({ detail: 'Throttled.' }, LIST, 429, header);
    expect(error).toMatchObject({ message: 'Throttled.' });
    expect((error as ApiError).retryAfterSeconds).toBe(retryAfterSeconds);
  });

  it('with a date in Retry-After waits by the clock of the server, also if the device is two hours behind', () => {
    const serverNow = Date.now() + 7_200_000;
    recordServerTime({ date: new Date(serverNow).toUTCString() });
    const error = read({}, LIST, 429, new Date(serverNow + 60_000).toUTCString()) as ApiError;
    expect(error.retryAfterSeconds).toBeGreaterThan(55);
    expect(error.retryAfterSeconds).toBeLessThanOrEqual(61);
  });
});

describe('a setting', () => {
  const contract = structuredClone(BACKEND);
  afterEach(() => {
    Object.assign(BACKEND, structuredClone(contract));
  });

  it('ends paths in one slash', () => {
    expect(toWirePath('/api/bookings')).toBe('/api/bookings');
    BACKEND.hasTrailingSlashes = true;
    expect(['/api/bookings', '/api/customers/'].map(toWirePath)).toEqual(['/api/bookings/', '/api/customers/']);
  });

  it('names and numbers the pages of a list, and sends their size', () => {
    const third = { page: 2, size: 10 };
    expect(toPageQuery('bookings', third)).toEqual({ page: 2 });
    expect(toPageQuery('notifications', third)).toEqual({ page: 3, size: 10 });
    BACKEND.firstPage.bookings = 1;
    Object.assign(BACKEND, { pageParam: 'p', sizeParam: 'page_size', sizedLists: ['bookings'] });
    expect(toPageQuery('bookings', third)).toEqual({ p: 3, page_size: 10 });
    expect(toPageQuery('notifications', third)).toEqual({ p: 3 });
  });
});
