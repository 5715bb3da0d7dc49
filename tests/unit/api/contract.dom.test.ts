import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { isCollection, parseDocument, visit } from 'yaml';
import type { Booking, Conversation, Customer, LoginResult, Notification, Rate, Transaction } from '@/api/wire';
import {
  declaredCalls,
  examplesOf,
  faultsOf,
  resolved,
  sampleAnswer,
  source,
  type Content,
} from '../../contract/document';
import {
  assertNoContractViolations,
  collectViolations,
  validateRequest,
  validateResponse,
} from '../../contract/validator';
import { network } from '../../network';

const HOST = 'http://localhost:3000';
const JSON_TYPE = { 'content-type': 'application/json' };
const BEARER = { authorization: 'Bearer access-1' };

describe('the examples of the contract', () => {
  const examples = declaredCalls.flatMap(({ operation }) => {
    const bodies = operation.requestBody ? [operation.requestBody] : [];
    return [...bodies, ...Object.values(operation.responses).map((part) => resolved<Content>(part))].flatMap((part) =>
      Object.values(part.content ?? {}).flatMap((media) =>
        examplesOf(media).map((example) => ({ name: operation.operationId, schema: media.schema, example })),
      ),
    );
  });

  it.each(examples)('for $name matches its schema', ({ schema, example }) => {
    expect(example).toBeDefined();
    expect(faultsOf(example, schema)).toEqual([]);
  });
});

it('is read by PyYAML, which ends a plain text inside { } or [ ] at a question mark', () => {
  const found: string[] = [];
  visit(parseDocument(source), {
    Scalar: (_key, { type, value }, parents) => {
      const isInFlow = parents.some((parent) => isCollection(parent) && parent.flow);
      if (type === 'PLAIN' && isInFlow && String(value).includes('?')) found.push(String(value));
    },
  });
  expect(found).toEqual([]);
});

describe('the answers of a mock server', () => {
  const answers = Object.fromEntries(
    declaredCalls.map(({ operation }) => [operation.operationId, sampleAnswer(operation) as { data: never }]),
  );
  const dataOf = <Data>(operationId: string): Data => answers[operationId]!.data;
  const bookingOf = (operationId: string) => dataOf<Booking | Booking[] | { booking: Booking }>(operationId);
  const asBooking = (data: ReturnType<typeof bookingOf>) =>
    Array.isArray(data) ? data[0] : 'booking' in data ? data.booking : data;

  it.each(['getBooking', 'getBookings', 'getBookingRoute', 'bookDelivery', 'payBooking', 'updateBookingStatus'])(
    'are about one booking: %s',
    (operationId) => {
      expect(asBooking(bookingOf(operationId))).toMatchObject({ id: 9001, booking_number: 'LGX-2611-0009001' });
    },
  );

  it('begin with a booking that is Pending and Unpaid, which its payment starts', () => {
    const stateOf = (operationId: string) => {
      const { status, payment_status } = asBooking(bookingOf(operationId))!;
      return `${status} ${payment_status}`;
    };
    expect(['bookDelivery', 'getBooking', 'payBooking', 'getBookingRoute'].map(stateOf)).toEqual([
      'Pending Unpaid',
      'Pending Unpaid',
      'Ongoing Paid',
      'Ongoing Paid',
    ]);
  });

  it('carry one price, customer and driver through payment, notification and chat', () => {
    const total = asBooking(bookingOf('bookDelivery'))!.total;
    expect(dataOf<Rate[]>('computeRates').map((rate) => rate.total)).toEqual([total]);
    expect(dataOf<{ rates: Rate[] }>('quoteDelivery').rates.map((rate) => rate.total)).toEqual([total]);
    expect(dataOf<Transaction[]>('getTransactions')).toMatchObject([
      { booking_number: 'LGX-2611-0009001', amount: total },
    ]);
    const [notification] = dataOf<Notification[]>('getNotifications');
    expect(notification?.notification_event.target?.booking_number).toBe('LGX-2611-0009001');
    const { customer } = dataOf<LoginResult>('login');
    expect(dataOf<Customer>('getCustomer')).toEqual(customer);
    const [conversation] = dataOf<Conversation[]>('getConversations');
    const driver = asBooking(bookingOf('payBooking'))!.booking_routes[0]?.booking_appointments[0]?.driver;
    expect(conversation).toMatchObject({
      booking_number: 'LGX-2611-0009001',
      initiator: { user_profile: { account_number: customer?.user.user_profile.account_number } },
      receiver: { user_profile: { account_number: driver?.user.user_profile.account_number } },
    });
  });
});

const request = (method: string, path: string, init: RequestInit = {}) => new Request(HOST + path, { method, ...init });
const post = (path: string, body: unknown, headers: object = BEARER) =>
  request('POST', path, { body: JSON.stringify(body), headers: { ...JSON_TYPE, ...headers } });
const upload = (fields: Record<string, string | File>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return request('POST', '/api/bookings/update-status/1', { body, headers: BEARER });
};

describe('a request', () => {
  it.each<[string, Request]>([
    ['is not in the contract', request('GET', '/api/bookings/1/extra')],
    ['is not in the contract', request('PUT', '/api/bookings/1')],
    ['is not in the contract', request('GET', '/api/provinces/')],
    ['carries a bearer', request('GET', '/api/regions', { headers: BEARER })],
    ['that is no bearer', request('GET', '/api/bookings/1', { headers: { authorization: 'Bearer ' } })],
    ['has an unknown query sort', request('GET', '/api/bookings?page=0&status=Ongoing&sort=asc')],
    ['lacks the query status', request('GET', '/api/bookings?page=0')],
    ['has a wrong page: "-1"', request('GET', '/api/bookings?page=-1&status=Ongoing')],
    ['has a wrong size: "20"', request('GET', '/api/notifications?page=1&size=20')],
    ['has a wrong provider: "myspace"', post('/api/customers/login/myspace', { access_token: 't' }, {})],
    ['has a body, and none is declared', post('/api/customers/disconnect/facebook', {})],
    ['instead of application/json', request('POST', '/api/messages/create', { body: 'a=1', headers: BEARER })],
    ['has a body that is no JSON', request('POST', '/api/messages/create', { body: '{', headers: JSON_TYPE })],
    ["must have required property 'account_number'", post('/api/messages/create', { idempotency_key: 'key-0001' })],
    ['additional properties (urgent)', post('/api/messages/1/create', { message: 'Hi', urgent: true })],
    ['/otp must match pattern', post('/api/customers/verify-otp', { method: 'sms', otp: '12' })],
    ["must have required property 'reason'", upload({ status: 'Cancelled' })],
    ['additional properties (fee)', upload({ status: 'Cancelled', reason: 'Late', fee: '1' })],
    ['photo should be a file', upload({ status: 'Cancelled', reason: 'Late', photo: 'photo.jpg' })],
    ['reason should be text', upload({ status: 'Cancelled', reason: new File(['x'], 'x.txt') })],
  ])('%s', async (words, faulty) => {
    const found = await validateRequest(faulty);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(words);
    expect(found[0]).toContain(`${faulty.method} /api/`);
  });

  it('with a file and its fields is valid, and its body stays readable', async () => {
    const fine = upload({ status: 'Cancelled', reason: 'Late', photo: new File(['x'], 'x.jpg') });
    expect(await validateRequest(fine)).toEqual([]);
    expect((await fine.formData()).get('reason')).toBe('Late');
  });

  it('outside the API is ignored', async () => {
    expect(await validateRequest(request('GET', '/art/parcels-2.svg'))).toEqual([]);
  });
});

const regions = request('GET', '/api/regions');
const mine = request('GET', '/api/customers/addresses', { headers: BEARER });
const track = (headers: object) => post('/api/bookings/route/LGX-1', {}, headers);
const seen = {
  booking_number: 'LGX-1',
  booking_type: 'shared',
  status: 'Ongoing',
  date_created: '2026-11-20T09:00:00+08:00',
  schedule: { pickup_at: '2026-11-20T10:00:00+08:00' },
  vehicle_type: null,
  items: { count: 1, weight_kg: 2 },
  booking_routes: [],
};
const answerWith = (data: unknown, message: unknown = 'Done') =>
  HttpResponse.json({ success: true, message, data } as never);

describe('an answer', () => {
  it.each<[string, Request, Response]>([
    ["must have required property 'data'", regions, HttpResponse.json({ success: true, message: 'Done' })],
    ['/message must be string', regions, answerWith([], 1)],
    ['/data must be array', regions, answerWith({})],
    ["/data/0 must have required property 'name'", regions, answerWith([{ id: 1, code: '1' }])],
    [
      '/success must be equal to constant',
      regions,
      HttpResponse.json({ success: true, message: 'No' }, { status: 404 }),
    ],
    [
      '/errors/label must be array',
      mine,
      HttpResponse.json({ success: false, message: 'No', errors: { label: 'x' } }, { status: 422 }),
    ],
    ['instead of JSON', regions, HttpResponse.html('<h1>Hi</h1>')],
    ['is no JSON', regions, new HttpResponse('{', { headers: JSON_TYPE })],
    ['was answered without a bearer', request('GET', '/api/customers/addresses'), answerWith([])],
    [
      "must have required property 'total'",
      track(BEARER),
      answerWith({ ...seen, id: 1, payment_status: 'Paid', payment_method: null, rating: null }),
    ],
    ['additional properties (total)', track({}), answerWith({ ...seen, total: 413.2 })],
  ])('%s', async (words, asked, answer) => {
    const found = (await validateResponse(asked, answer)).join('\n');
    expect(found).toContain(words);
  });

  it.each<[string, Request, Response]>([
    ['has more fields than are listed', regions, answerWith([{ id: 1, code: '1', name: 'NCR', island: 'Luzon' }])],
    ['shows a visitor what a visitor may see', track({}), answerWith(seen)],
    ['is a refusal', mine, HttpResponse.json({ success: false, message: 'No' }, { status: 403 })],
    [
      'refuses a call without a bearer',
      request('GET', '/api/vouchers'),
      HttpResponse.json({ success: false, message: 'No' }, { status: 401 }),
    ],
    ['is a broken server', regions, HttpResponse.html('<h1>500</h1>', { status: 502 })],
    ['breaks off', regions, HttpResponse.error()],
    ['is faulty on purpose', regions, HttpResponse.html('<h1>Hi</h1>', { headers: { 'x-contract': 'off' } })],
  ])('is accepted if it %s', async (_words, asked, answer) => {
    expect(await validateResponse(asked, answer)).toEqual([]);
  });
});

describe('a server that is held to the contract', () => {
  it('fails once with a message for each violation, then resets', async () => {
    collectViolations();
    network.use(http.get(`${HOST}/api/regions`, () => answerWith([{ id: 1 }])));
    await fetch(`${HOST}/api/regions?page=1`, { headers: BEARER });
    await expect(assertNoContractViolations()).rejects.toThrow(
      [
        'Not in public/openapi.yaml:',
        '- GET /api/regions carries a bearer, which a call of this kind never does',
        '- GET /api/regions has an unknown query page',
        "- GET /api/regions answered 200: /data/0 must have required property 'code'",
        "- GET /api/regions answered 200: /data/0 must have required property 'name'",
      ].join('\n'),
    );
    await expect(assertNoContractViolations()).resolves.toBeUndefined();
  });
});
