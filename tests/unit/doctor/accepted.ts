import type { Spoil } from './spoiledBackend';
import { changeEverywhere, data, failure, json, on, success, without, type Row } from './spoils';

type Accepted = { name: string; spoil: Spoil; write?: boolean; note: string };

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
      changeEverywhere(body, (record) =>
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
      ({ path }) => /quick-quotation|compute-rates/.test(path),
      (rates) =>
        changeEverywhere(rates, (record) =>
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
