import type { Spoil } from '../spoiledBackend';
import { changeEverywhere, data, json, on, without, type Planted, type Row } from '../spoils';

let keys = 0;
/** Acts again for each attempt. */
const ignoreKey = (path: RegExp): Spoil => ({
  request: (call) =>
    path.test(call.path) ? { ...call, body: call.body.replace('conformance-', `another-${(keys += 1)}-`) } : call,
});

/** Faults that only a booking shows. */
export const BOOKING_FAULTS: Planted[] = [
  {
    name: 'an ignored idempotency key',
    write: true,
    spoil: ignoreKey(/book-delivery/),
    ids: ['booking.repeated', 'booking.listedOnce'],
    how: 'the repeated key made a second booking',
    change: 'answer a repeated idempotency_key with the first result',
  },
  {
    name: 'an ignored idempotency key of a payment',
    write: true,
    spoil: ignoreKey(/\/pay\//),
    ids: ['booking.payRepeated'],
    how: 'status 409',
    change: 'answer a repeated idempotency_key with the first result',
  },
  {
    name: 'a rate whose lines do not add up',
    write: true,
    spoil: data(on('POST /api/bookings/quick-quotation'), (quote) =>
      changeEverywhere(quote, (record) =>
        'breakdown' in record ? { ...record, total: Number(record.total) + 1 } : record,
      ),
    ),
    ids: ['booking.quotation'],
    how: 'breakdown minus discount is not the total',
    change: 'let the lines add up',
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
    name: 'a new booking that is not listed',
    write: true,
    spoil: data(
      ({ path, query }) => path === '/api/bookings' && query.get('status') === 'Pending',
      () => [],
    ),
    ids: ['booking.listedOnce'],
    how: 'the new booking is not listed',
    change: 'list it with status=Pending on page 0',
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
