import { book } from '../bookings/book';
import { cancelBooking } from '../bookings/cancellation';
import { bookingRefusal } from '../bookings/gate';
import { currentOffers } from '../bookings/offers';
import { payBooking } from '../bookings/pay';
import { toBooking, toOffer, toPublicBooking } from '../bookings/view';
import { isoManila } from '../clock';
import { sayPesos } from '../domain/centavos';
import { readTextField } from '../domain/checks';
import { findEarlierAnswer, keepGiven } from '../domain/idempotency';
import { filesOf, wrongImage } from '../domain/uploads';
import { fail, notFoundAnswer, ok, defineRoute, type Answer, type Context } from '../http';
import type { CustomerRecord } from '../records/accounts';
import type { BookingRecord } from '../records/bookings';
import type { World } from '../world';

const PAGE_SIZE = 10;
const STATUSES: readonly string[] = ['Pending', 'Ongoing', 'Completed', 'Cancelled'];
const WORDS_MAX = 1000;

const noBooking = (): Answer => notFoundAnswer('The booking');

const isNamed = (booking: BookingRecord, name: string): boolean =>
  String(booking.id) === name || booking.booking_number === name.trim().toUpperCase();

/** The customer's own booking by id or by number. */
const findOwn = (world: World, customer: CustomerRecord, name = ''): BookingRecord | undefined =>
  world.bookings.find((booking) => booking.customer_id === customer.id && isNamed(booking, name));

const isAtBank = (world: World, { id }: BookingRecord): boolean =>
  world.intents.some((one) => one.booking_id === String(id) && one.status === 'open');

/** The customer says something about a booking, perhaps with a photo; its status stays. */
async function addReport(call: Context<'bearer'>, booking: BookingRecord): Promise<Answer> {
  const { form, body, now, runtime, apiOrigin } = call;
  const file = filesOf(form, 'photo')[0];
  const wrong = file ? wrongImage(file) : null;
  if (wrong) return fail(422, wrong, { photo: [wrong] });
  const photo = file ? `${apiOrigin}/sandbox/files/${await runtime.saveFile(file)}` : null;
  booking.reports.push({ reason: readTextField(body, 'reason'), photo, at: now });
  return ok(await toBooking(booking, now), { message: 'Thank you. It is noted on the booking.' });
}

export const bookingRoutes = [
  defineRoute(
    'POST',
    '/api/bookings/book-delivery',
    { auth: 'bearer' },
    async ({ world, customer, body, now, real }) => {
      // what was booked before is booked, whatever the gate would say now
      const before = findEarlierAnswer<number>(world, customer, 'book', body.idempotency_key);
      const known = world.bookings.find((one) => one.id === before);
      if (known) return ok(await toBooking(known, now), { message: `${known.booking_number} is booked.` });
      const refusal = bookingRefusal(world, customer);
      if (refusal) return fail(403, refusal);
      const result = await book(world, customer, body, { now, real });
      if ('errors' in result) return fail(422, 'Please check the marked fields.', result.errors);
      keepGiven(world, customer, 'book', body.idempotency_key, result.booking.id);
      return ok(await toBooking(result.booking, now), { message: `${result.booking.booking_number} is booked.` });
    },
  ),

  defineRoute('GET', '/api/bookings/compute-rates/:id', { auth: 'bearer' }, ({ world, customer, params, now }) => {
    const booking = findOwn(world, customer, params.id);
    if (!booking) return noBooking();
    if (booking.status === 'Cancelled') return fail(409, 'This booking is cancelled: it has no rates any more.');
    const offers = booking.status === 'Pending' ? currentOffers(world, customer, booking, now) : [];
    const settled = booking.status !== 'Pending' && booking.rate ? [booking.rate] : [];
    return ok([...offers, ...settled].map((offer) => toOffer(offer, now)));
  }),

  defineRoute('POST', '/api/bookings/pay/:id', { auth: 'bearer' }, async (call) => {
    const { world, customer, params, body, now } = call;
    const booking = findOwn(world, customer, params.id);
    if (!booking) return noBooking();
    const name = `pay ${booking.id}`;
    const given = findEarlierAnswer<{ url?: string }>(world, customer, name, body.idempotency_key);
    // a payment that the bank has declined since is over: the same key may pay again
    const before = given && (booking.status !== 'Pending' || isAtBank(world, booking)) ? given : undefined;
    const paid = before ?? payBooking(call, booking);
    if ('refusal' in paid) return paid.refusal;
    if (!before) keepGiven(world, customer, name, body.idempotency_key, paid);
    const message = paid.url
      ? `Please confirm with ${booking.payment?.label ?? 'your bank'}.`
      : `${booking.booking_number} is confirmed.`;
    return ok({ booking: await toBooking(booking, now), redirect_url: paid.url ?? null }, { message });
  }),

  defineRoute('POST', '/api/bookings/update-status/:id', { auth: 'bearer' }, async (call) => {
    const { world, customer, params, body, now } = call;
    const booking = findOwn(world, customer, params.id);
    if (!booking) return noBooking();
    const status = readTextField(body, 'status');
    const reason = readTextField(body, 'reason');
    if (reason === '' || reason.length > WORDS_MAX) {
      return fail(422, 'Please check the marked fields.', { reason: ['Say why, in a sentence.'] });
    }
    if (status !== 'Cancelled' && status === booking.status) return addReport(call, booking);
    if (status !== 'Cancelled') {
      return fail(422, 'Please check the marked fields.', { status: ['A booking can only be cancelled here.'] });
    }
    if (booking.status === 'Cancelled') return fail(409, 'This booking is cancelled already.');
    const cost = cancelBooking(world, customer, booking, reason, now);
    if (!cost) {
      const sentence = 'The goods are picked up: this booking can no longer be cancelled.';
      return fail(422, sentence, { status: [sentence] });
    }
    const fee = cost.fee > 0 ? ` The fee is ${sayPesos(cost.fee)}.` : '';
    const back = cost.refund > 0 ? ` ${sayPesos(cost.refund)} goes back to ${booking.payment?.label ?? 'you'}.` : '';
    return ok(await toBooking(booking, now), { message: `${booking.booking_number} is cancelled.${fee}${back}` });
  }),

  defineRoute('POST', '/api/bookings/route/:id', { auth: 'optional' }, async ({ world, customer, params, now }) => {
    const name = params.id ?? '';
    if (customer) {
      const own = findOwn(world, customer, name);
      return own ? ok(await toBooking(own, now)) : noBooking();
    }
    // by its number alone: ids follow each other and could be counted through
    const found = world.bookings.find((booking) => booking.booking_number === name.trim().toUpperCase());
    return found ? ok(await toPublicBooking(found, now)) : noBooking();
  }),

  defineRoute('GET', '/api/bookings/ratings', { auth: 'bearer' }, ({ world, customer }) => {
    const rated = world.bookings.flatMap(({ customer_id, booking_number, rating }) =>
      customer_id === customer.id && rating ? [{ booking_number, ...rating }] : [],
    );
    rated.sort((a, b) => b.created_at - a.created_at);
    return ok(rated.map(({ created_at, ...one }) => ({ ...one, date_created: isoManila(created_at) })));
  }),

  defineRoute(
    'POST',
    '/api/bookings/ratings/create/:id',
    { auth: 'bearer' },
    ({ world, customer, params, body, now }) => {
      const booking = findOwn(world, customer, params.id);
      if (!booking) return noBooking();
      const { rating } = body;
      const review = readTextField(body, 'review');
      const isRating = typeof rating === 'number' && Number.isInteger(rating) && rating >= 1 && rating <= 5;
      if (!isRating || review.length > WORDS_MAX) {
        return fail(422, 'Please check the marked fields.', {
          ...(!isRating && { rating: ['Choose 1 to 5 stars.'] }),
          ...(review.length > WORDS_MAX && { review: [`Use ${WORDS_MAX} characters or fewer.`] }),
        });
      }
      if (booking.status !== 'Completed') return fail(409, 'You can rate a delivery once it is completed.');
      if (booking.rating) return fail(409, 'You have rated this delivery already.');
      booking.rating = { rating, review, created_at: now };
      return ok(null, { message: 'Successfully saved reviews' });
    },
  ),

  defineRoute('GET', '/api/bookings/:id', { auth: 'bearer' }, async ({ world, customer, params, now }) => {
    const booking = findOwn(world, customer, params.id);
    return booking ? ok(await toBooking(booking, now)) : noBooking();
  }),

  defineRoute('GET', '/api/bookings', { auth: 'bearer' }, async ({ world, customer, query, now }) => {
    const status = query.get('status') ?? '';
    const page = Number(query.get('page') ?? 0);
    if (!STATUSES.includes(status) || !Number.isInteger(page) || page < 0) {
      return fail(422, 'Please check the marked fields.', {
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
