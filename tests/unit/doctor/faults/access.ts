import type { Answer, Call } from '../spoiledBackend';
import {
  data,
  failure,
  header,
  on,
  refuseUsedTokens,
  slashes,
  status,
  without,
  type Planted,
  type Row,
} from '../spoils';

const ORIGIN = 'access-control-allow-origin';
const ALLOWED_HEADERS = 'access-control-allow-headers';
const EXPOSED = 'access-control-expose-headers';
const PREFLIGHTS = ['GET', 'POST', 'PATCH', 'DELETE'].map((method) => `cors.preflight.${method}`);
const ERRORS = [401, 404, 422].map((code) => `cors.errors.${code}`);
const UNKNOWN = ['getBooking', 'computeRates', 'getBookingRoute', 'getConversation'];
const NOT_FOUND = ['errors.404', ...UNKNOWN.map((name) => `errors.unknown.${name}`)];

const always = () => true;
const isPreflight = (_answer: Answer, { method }: Call) => method === 'OPTIONS';
const isCall = (name: string) => (_answer: Answer, call: Call) => on(name)(call);

/** Faults of CORS, redirects, the session and refusals. */
export const ACCESS_FAULTS: Planted[] = [
  {
    name: 'errors without CORS headers',
    spoil: header(ORIGIN, undefined, ({ status }) => status >= 400),
    ids: ERRORS,
    how: 'no Access-Control-Allow-Origin',
    change: 'Access-Control-Allow-Origin: http://localhost:5173',
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
    name: 'a replaced refresh token that is refused at once',
    spoil: refuseUsedTokens({ refresh: 'replaced' }),
    ids: ['session.repeatedRefresh'],
    how: 'status 401',
    change: 'accept a replaced refresh token for 30 seconds more',
  },
  {
    name: 'a replaced refresh token that is not sent as refresh',
    spoil: refuseUsedTokens({ refresh_token: 'replaced' }),
    ids: ['session.repeatedRefresh'],
    how: 'status 401',
    change: 'send the new refresh token as refresh',
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
];
