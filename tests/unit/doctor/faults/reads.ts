import type { Spoil } from '../spoiledBackend';
import { changeEverywhere, data, json, on, pages, status, success, without, type Planted, type Row } from '../spoils';

/** Adds the contact of each stop to the view of a visitor. */
const openTracking: Spoil = data(
  ({ path, token }) => path.startsWith('/api/bookings/route/') && token === '',
  (booking) => changeEverywhere(booking, (record) => ('kind' in record ? { ...record, contact_name: 'Jun' } : record)),
);

/** Faults of reads and of their pages. */
export const READ_FAULTS: Planted[] = [
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
      path === '/api/bookings' ? changeEverywhere(body, (record) => without(record, 'booking_number')) : body,
    ),
    ids: ['getBookings.Completed', 'getBookings.Ongoing', 'getBookings.Cancelled'],
    how: 'data[].booking_number is missing',
    change: 'send Booking',
  },
  {
    name: 'dates without an offset',
    spoil: data(on('GET /api/payments'), (rows: Row[]) =>
      rows.map((row) => ({ ...row, date_created: String(row.date_created).slice(0, 19) })),
    ),
    ids: ['getTransactions'],
    how: 'data[].date_created must be a date and time with an offset, such as 2026-11-20T10:00:00+08:00',
    change: 'send Transaction',
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
];
