import type { Answer, Call, Spoil } from './spoiledBackend';
import { data, everywhere, failure, header, on, pages, slashes, status, success } from './spoils';

type Row = { id: unknown; [field: string]: unknown };
type Planted = { name: string; spoil: Spoil; write?: boolean; ids: string[]; how: string; change: string };
type Accepted = { name: string; spoil: Spoil; write?: boolean; note: string };

const ORIGIN = 'access-control-allow-origin';
const ALLOWED_HEADERS = 'access-control-allow-headers';
const EXPOSED = 'access-control-expose-headers';
const PREFLIGHTS = ['GET', 'POST', 'PATCH', 'DELETE'].map((method) => `cors.preflight.${method}`);
const ERRORS = [401, 404, 422].map((code) => `cors.errors.${code}`);
const UNKNOWN = ['bookings.{id}', 'bookings.compute-rates', 'bookings.route', 'messages.{id}'];
const NOT_FOUND = ['errors.404', ...UNKNOWN.map((name) => `errors.unknown.${name}`)];

const always = () => true;
const isPreflight = (_answer: Answer, { method }: Call) => method === 'OPTIONS';
const isCall = (name: string) => (_answer: Answer, call: Call) => on(name)(call);
const isOneOf =
  (...names: string[]) =>
  (call: Call) =>
    names.some((name) => on(name)(call));
const without = ({ ...row }: Row, field: string) => {
  Reflect.deleteProperty(row, field);
  return row;
};

const json = (code: number, body: unknown): Answer => ({
  status: code,
  headers: { 'content-type': 'application/json', [ORIGIN]: '*' },
  body: JSON.stringify(body),
});

let keys = 0;
/** Books again for each attempt. */
const ignoredKey: Spoil = {
  request: (call) =>
    on('POST /api/bookings/book-delivery')(call)
      ? { ...call, body: call.body.replace(/conformance-/, `another-${(keys += 1)}-`) }
      : call,
};

/** Adds the contact of each stop to the view of a visitor. */
const openTracking: Spoil = data(
  ({ path, token }) => path.startsWith('/api/bookings/route/') && token === '',
  (booking) => everywhere(booking, (record) => ('kind' in record ? { ...record, contact_name: 'Jun' } : record)),
);

/** Differences that the check must find, and nothing else. */
export const PLANTED: Planted[] = [
  {
    name: 'errors without CORS headers',
    spoil: header(ORIGIN, undefined, ({ status }) => status >= 400),
    ids: ERRORS,
    how: 'no Access-Control-Allow-Origin',
    change: 'Access-Control-Allow-Origin: http://localhost:4173',
  },
  {
    name: 'Retry-After is not exposed',
    spoil: header(EXPOSED, 'Date', always),
    ids: ['cors.exposed', ...ERRORS],
    how: 'lacks Retry-After',
    change: 'Access-Control-Expose-Headers: Retry-After, Date',
  },
  {
    name: 'preflights do not allow PATCH',
    spoil: header('access-control-allow-methods', 'GET, POST, DELETE', isPreflight),
    ids: ['cors.preflight.PATCH'],
    how: 'lacks PATCH',
    change: 'Access-Control-Allow-Methods',
  },
  {
    name: 'preflights allow every header but, as a wildcard, not Authorization',
    spoil: header(ALLOWED_HEADERS, '*', isPreflight),
    ids: PREFLIGHTS,
    how: 'lacks authorization',
    change: 'Access-Control-Allow-Headers',
  },
  {
    name: 'preflights are redirected',
    spoil: status(301, isPreflight),
    ids: PREFLIGHTS,
    how: 'redirected with 301',
    change: 'without a redirect',
  },
  {
    name: 'paths are redirected to a trailing slash',
    spoil: slashes,
    ids: ['calls.redirects'],
    how: 'to a path with a slash',
    change: 'adapter setting: trailing slashes',
  },
  {
    name: 'a login without a refresh token',
    spoil: data(on('POST /api/customers/login'), (session: Row) => without(session, 'refresh')),
    ids: ['session.refresh'],
    how: 'no refresh token',
    change: 'send refresh at login',
  },
  {
    name: 'a login with any password',
    spoil: status(200, isCall('POST /api/customers/login')),
    ids: ['session.wrongPassword'],
    how: 'status 200',
    change: 'refuse a wrong password',
  },
  {
    name: 'a refused refresh',
    spoil: status(401, isCall('POST /api/refresh-token')),
    ids: ['session.refresh'],
    how: 'status 401',
    change: 'accept the refresh token',
  },
  {
    name: '403 in place of 401',
    spoil: status(403, ({ status }, { path }) => status === 401 && path !== '/api/customers/login'),
    ids: ['session.noToken', 'session.wrongToken', 'errors.401'],
    how: 'GET /api/payments answers 403',
    change: 'answer 401 with a wrong token',
  },
  {
    name: 'an error page in HTML for 404',
    spoil: {
      answer: (answer) =>
        answer.status === 404
          ? { ...answer, headers: { ...answer.headers, 'content-type': 'text/html' }, body: '<h1>Not found</h1>' }
          : answer,
    },
    ids: NOT_FOUND,
    how: 'text/html, which is no JSON',
    change: 'Content-Type application/json',
  },
  {
    name: 'an empty form that is refused without fields',
    spoil: failure((body) => ({ success: false, message: body.message })),
    ids: ['errors.422'],
    how: 'no errors per field',
    change: 'errors: { field: [messages] }',
  },
  {
    name: 'a list as an object',
    spoil: data(on('GET /api/companies/types'), (rows: Row[]) => ({ ...rows })),
    ids: ['getCompanyTypes'],
    how: 'data must be array',
    change: 'send CompanyType as in public/openapi.yaml',
  },
  {
    name: 'a public call behind a login',
    spoil: {
      instead: (call) =>
        on('GET /api/products/uom')(call) && call.token === ''
          ? json(401, { success: false, message: 'No' })
          : undefined,
    },
    ids: ['getUnitsOfMeasure'],
    how: 'status 401 without a token',
    change: 'open this call to visitors',
  },
  {
    name: 'wrong types',
    spoil: data(on('GET /api/vehicles/types'), (rows: Row[]) => rows.map((row) => ({ ...row, base_fare: 'PHP 120' }))),
    ids: ['getVehicleTypes'],
    how: 'data[].base_fare must be number',
    change: 'send VehicleType',
  },
  {
    name: 'bookings without a number',
    spoil: success((body, { path }) =>
      path === '/api/bookings' ? everywhere(body, (record) => without(record as Row, 'booking_number')) : body,
    ),
    ids: ['getBookings.Completed', 'getBookings.Ongoing', 'getBookings.Cancelled'],
    how: 'data[].booking_number is missing',
    change: 'send Booking',
  },
  {
    name: 'tracking shows a contact to visitors',
    spoil: openTracking,
    ids: ['trackBooking'],
    how: 'data.booking_routes[].stops[].contact_name is not allowed',
    change: 'send PublicBooking',
  },
  {
    name: 'pages of bookings start at 1',
    spoil: pages('/api/bookings', (page) => Math.max(0, page - 1)),
    ids: ['pages.bookings.start'],
    how: 'pages start at 1, not at 0',
    change: 'adapter setting: page start',
  },
  {
    name: 'pages of notifications start at 0',
    spoil: pages('/api/notifications', (page) => page + 1),
    ids: ['pages.notifications.start'],
    how: 'pages start at 0, not at 1',
    change: 'adapter setting: page start',
  },
  {
    name: 'the page size is ignored',
    spoil: { request: (call) => (call.query.delete('size'), call) },
    ids: ['pages.payments.size'],
    how: 'rows on a page of 5',
    change: 'adapter setting: page size',
  },
  {
    name: 'a count of the page',
    spoil: success((body, { path }) =>
      path === '/api/bookings' ? { ...body, count: (body.data as unknown[]).length } : body,
    ),
    ids: ['pages.bookings.size'],
    how: 'count is not the total',
    change: 'total over all pages',
  },
  {
    name: 'the oldest booking first',
    spoil: data(on('GET /api/bookings'), (rows: Row[]) => [...rows].reverse()),
    ids: ['pages.bookings.order'],
    how: 'not the newest first',
    change: 'newest first',
  },
  {
    name: 'an error past the last page',
    spoil: status(404, (_answer, { path, query }) => path === '/api/payments' && query.get('page') === '1000'),
    ids: ['pages.payments.end'],
    how: 'status 404',
    change: 'empty list with 200',
  },
  {
    name: 'an ignored idempotency key',
    write: true,
    spoil: ignoredKey,
    ids: ['booking.repeated', 'booking.listedOnce'],
    how: 'the repeated key made a second booking',
    change: 'answer a repeated idempotency_key with the first result',
  },
  {
    name: 'a new booking without a number',
    write: true,
    spoil: data(on('POST /api/bookings/book-delivery'), (booking: Row) => without(booking, 'booking_number')),
    ids: ['booking.book', 'booking.repeated'],
    how: 'data.booking_number is missing',
    change: 'send Booking',
  },
  {
    name: 'a booking that cannot be cancelled',
    write: true,
    spoil: {
      instead: ({ path }) =>
        path.startsWith('/api/bookings/update-status/') ? json(200, { success: true, message: 'OK' }) : undefined,
    },
    ids: ['booking.cancel'],
    how: 'the booking is not Cancelled',
    change: 'cancel the booking',
  },
];

/** Forms that the app recognises by itself. */
export const ACCEPTED: Accepted[] = [
  {
    name: 'lists and objects without an envelope',
    spoil: success((body) => body.data ?? body),
    note: 'the list without an envelope',
  },
  {
    name: 'pages as { count, results }',
    spoil: success((body) => (Array.isArray(body.data) ? { count: body.count, results: body.data } : body)),
    note: '{ count, results }',
  },
  {
    name: 'errors as { detail } and { field: [messages] }',
    spoil: failure(({ errors, message }) => errors ?? { detail: message }),
    note: '{ field: [messages] }',
  },
  {
    name: 'a login with user',
    spoil: data(on('POST /api/customers/login'), ({ customer, ...session }: Row) => ({ ...session, user: customer })),
    note: 'the customer as user',
  },
  {
    name: 'a login without a customer',
    spoil: data(on('POST /api/customers/login'), (session: Row) => without(session, 'customer')),
    note: 'the app calls GET /api/customers/',
  },
  {
    name: 'numbers and ids as text',
    spoil: success((body) =>
      everywhere(body, (record) =>
        Object.fromEntries(
          Object.entries(record).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
        ),
      ),
    ),
    note: 'between text and number',
  },
  {
    name: 'no vouchers',
    spoil: {
      instead: (call) => (on('GET /api/vouchers')(call) ? json(404, { success: false, message: 'No' }) : undefined),
    },
    note: 'not offered',
  },
  {
    name: 'vehicles of rates as names',
    write: true,
    spoil: data(
      (call) => isOneOf('POST /api/bookings/quick-quotation')(call) || call.path.includes('/compute-rates/'),
      (rates) =>
        everywhere(rates, (record) =>
          'vehicle_type' in record ? { ...record, vehicle_type: (record.vehicle_type as Row).name } : record,
        ),
    ),
    note: 'by its id or name',
  },
  {
    name: 'writes without data',
    write: true,
    spoil: {
      answer: (answer, { path, method }) =>
        method === 'POST' && /book-delivery|\/pay\/|update-status|messages\//.test(path) && answer.status === 200
          ? { ...answer, status: 204, body: '' }
          : answer,
    },
    note: 'a write without data',
  },
];
