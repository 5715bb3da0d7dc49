import { BOOKING_STATUSES, type BookingStatus, type OrUnknown } from '@/config/statuses';
import { formatCentavos } from '@/utils/money';
import { cancelBooking } from '../bookings/cancellation';
import { createBooking } from '../bookings/createBooking';
import { findRefusal } from '../bookings/gate';
import { getCurrentOffers } from '../bookings/offers';
import { payBooking } from '../bookings/pay';
import { toPublicBooking } from '../bookings/publicView';
import { toBooking, toOffer } from '../bookings/view';
import { toManilaIso } from '../clock';
import { readTextField } from '../domain/checks';
import { findEarlierAnswer, rememberAnswer } from '../domain/idempotency';
import { findImageProblem, getFiles } from '../domain/uploads';
import {
  defineRoute,
  fail,
  failInvalid,
  failInvalidField,
  failNotFound,
  ok,
  type RequestContext,
  type SandboxResponse,
} from '../http';
import type { CustomerRecord } from '../records/accounts';
import type { BookingRecord } from '../records/bookings';
import type { World } from '../world';

const PAGE_SIZE = 10;
const STATUSES: readonly string[] = BOOKING_STATUSES;
const TEXT_MAX = 1000;

const failWithoutBooking = (): SandboxResponse => failNotFound('The booking');

const hasReference = (booking: BookingRecord, reference: string): boolean =>
  String(booking.id) === reference || booking.booking_number === reference.trim().toUpperCase();

/** Finds a booking of the customer by id or booking number. */
const findOwn = (world: World, customer: CustomerRecord, reference = ''): BookingRecord | undefined =>
  world.bookings.find((booking) => booking.customer_id === customer.id && hasReference(booking, reference));

const isAtBank = (world: World, { id }: BookingRecord): boolean =>
  world.intents.some((intent) => intent.booking_id === String(id) && intent.status === 'open');

/** Adds a customer report, with an optional photo; the status stays the same. */
async function addReport(call: RequestContext<'bearer'>, booking: BookingRecord): Promise<SandboxResponse> {
  const { form, body, now, runtime, apiOrigin } = call;
  const file = getFiles(form, 'photo')[0];
  const problem = file ? findImageProblem(file) : null;
  if (problem) return failInvalidField('photo', problem);
  const photo = file ? `${apiOrigin}/sandbox/files/${await runtime.saveFile(file)}` : null;
  booking.reports.push({ reason: readTextField(body, 'reason'), photo, at: now });
  return ok(await toBooking(booking, now), { message: "Thank you. We've added your report to the booking." });
}

export const bookingRoutes = [
  defineRoute(
    'POST',
    '/api/bookings/book-delivery',
    { auth: 'bearer' },
    async ({ world, customer, body, now, deviceNow }) => {
      // a repeated key returns its booking, even if the gate is closed by now
      const before = findEarlierAnswer<number>(world, customer, { call: 'book', key: body.idempotency_key });
      const known = world.bookings.find((booking) => booking.id === before);
      if (known) return ok(await toBooking(known, now), { message: `${known.booking_number} is booked.` });
      const refusal = findRefusal(world, customer);
      if (refusal) return fail(403, refusal);
      const result = await createBooking(world, customer, body, { now, deviceNow });
      if ('errors' in result) return failInvalid(result.errors);
      rememberAnswer(world, customer, { call: 'book', key: body.idempotency_key, answer: result.booking.id });
      return ok(await toBooking(result.booking, now), { message: `${result.booking.booking_number} is booked.` });
    },
  ),

  defineRoute('GET', '/api/bookings/compute-rates/:id', { auth: 'bearer' }, ({ world, customer, params, now }) => {
    const booking = findOwn(world, customer, params.id);
    if (!booking) return failWithoutBooking();
    if (booking.status === 'Cancelled') return fail(409, 'This booking has been cancelled, so it has no rates.');
    const offers = booking.status === 'Pending' ? getCurrentOffers(world, customer, booking, now) : [];
    const settled = booking.status !== 'Pending' && booking.rate ? [booking.rate] : [];
    return ok([...offers, ...settled].map((offer) => toOffer(offer, now)));
  }),

  defineRoute('POST', '/api/bookings/pay/:id', { auth: 'bearer' }, async (call) => {
    const { world, customer, params, body, now } = call;
    const booking = findOwn(world, customer, params.id);
    if (!booking) return failWithoutBooking();
    const name = `pay ${booking.id}`;
    const given = findEarlierAnswer<{ url?: string }>(world, customer, { call: name, key: body.idempotency_key });
    // once the bank has declined, the same key may pay again
    const before = given && (booking.status !== 'Pending' || isAtBank(world, booking)) ? given : undefined;
    const paid = before ?? payBooking(call, booking);
    if ('refusal' in paid) return paid.refusal;
    if (!before) rememberAnswer(world, customer, { call: name, key: body.idempotency_key, answer: paid });
    const message = paid.url
      ? `Confirm the payment with ${booking.payment?.label ?? 'your bank'}.`
      : `${booking.booking_number} is confirmed.`;
    return ok({ booking: await toBooking(booking, now), redirect_url: paid.url ?? null }, { message });
  }),

  defineRoute('POST', '/api/bookings/update-status/:id', { auth: 'bearer' }, async (call) => {
    const { world, customer, params, body, now } = call;
    const booking = findOwn(world, customer, params.id);
    if (!booking) return failWithoutBooking();
    const status = readTextField(body, 'status') as OrUnknown<BookingStatus>;
    const reason = readTextField(body, 'reason');
    if (reason === '' || reason.length > TEXT_MAX) {
      return failInvalid({ reason: ['Enter a reason of up to 1,000 characters.'] });
    }
    if (status !== 'Cancelled' && status === booking.status) return addReport(call, booking);
    if (status !== 'Cancelled') {
      return failInvalid({ status: ['You can only cancel the booking here.'] });
    }
    if (booking.status === 'Cancelled') return fail(409, 'This booking has already been cancelled.');
    const cost = cancelBooking(world, customer, booking, { reason, now });
    if (!cost) {
      return failInvalidField('status', 'The goods have been picked up, so this booking can no longer be cancelled.');
    }
    const fee = cost.fee > 0 ? ` The fee is ${formatCentavos(cost.fee)}.` : '';
    const refund =
      cost.refund > 0
        ? ` ${formatCentavos(cost.refund)} will be refunded to your ${booking.payment?.label ?? 'account'}.`
        : '';
    return ok(await toBooking(booking, now), {
      message: `${booking.booking_number} has been cancelled.${fee}${refund}`,
    });
  }),

  defineRoute('POST', '/api/bookings/route/:id', { auth: 'optional' }, async ({ world, customer, params, now }) => {
    const reference = params.id ?? '';
    if (customer) {
      const own = findOwn(world, customer, reference);
      return own ? ok(await toBooking(own, now)) : failWithoutBooking();
    }
    // public tracking takes booking numbers only, since ids can be enumerated
    const found = world.bookings.find((booking) => booking.booking_number === reference.trim().toUpperCase());
    return found ? ok(await toPublicBooking(found, now)) : failWithoutBooking();
  }),

  defineRoute('GET', '/api/bookings/ratings', { auth: 'bearer' }, ({ world, customer }) => {
    const rated = world.bookings.flatMap(({ customer_id, booking_number, rating }) =>
      customer_id === customer.id && rating ? [{ booking_number, ...rating }] : [],
    );
    rated.sort((a, b) => b.created_at - a.created_at);
    return ok(rated.map(({ created_at, ...rating }) => ({ ...rating, date_created: toManilaIso(created_at) })));
  }),

  defineRoute(
    'POST',
    '/api/bookings/ratings/create/:id',
    { auth: 'bearer' },
    ({ world, customer, params, body, now }) => {
      const booking = findOwn(world, customer, params.id);
      if (!booking) return failWithoutBooking();
      const { rating } = body;
      const review = readTextField(body, 'review');
      const isRating = typeof rating === 'number' && Number.isInteger(rating) && rating >= 1 && rating <= 5;
      if (!isRating || review.length > TEXT_MAX) {
        return failInvalid({
          ...(!isRating && { rating: ['Choose 1 to 5 stars.'] }),
          ...(review.length > TEXT_MAX && { review: [`Use ${TEXT_MAX} characters or fewer.`] }),
        });
      }
      if (booking.status !== 'Completed') return fail(409, 'You can rate a delivery once it is completed.');
      if (booking.rating) return fail(409, 'You have already rated this delivery.');
      booking.rating = { rating, review, created_at: now };
      return ok(null, { message: 'Successfully saved reviews' });
    },
  ),

  defineRoute('GET', '/api/bookings/:id', { auth: 'bearer' }, async ({ world, customer, params, now }) => {
    const booking = findOwn(world, customer, params.id);
    return booking ? ok(await toBooking(booking, now)) : failWithoutBooking();
  }),

  defineRoute('GET', '/api/bookings', { auth: 'bearer' }, async ({ world, customer, query, now }) => {
    const status = query.get('status') ?? '';
    const page = Number(query.get('page') ?? 0);
    if (!STATUSES.includes(status) || !Number.isInteger(page) || page < 0) {
      return failInvalid({
        ...(!STATUSES.includes(status) && { status: ['Choose Pending, Ongoing, Completed or Cancelled.'] }),
        ...(!(Number.isInteger(page) && page >= 0) && { page: ['Pages start at 0.'] }),
      });
    }
    const own = world.bookings
      .filter((booking) => booking.customer_id === customer.id && booking.status === status)
      .sort((a, b) => b.created_at - a.created_at || b.id - a.id);
    const listed = own.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
    return ok(await Promise.all(listed.map((booking) => toBooking(booking, now))), { count: own.length });
  }),
];
