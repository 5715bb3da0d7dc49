import { randomUUID } from 'node:crypto';
import { readAnswer, readWrite } from './answers.mjs';
import { CONTACT, draftBooking, withRates } from './bookingDraft.mjs';
import { checkChat } from './chat.mjs';

const BOOK = 'POST /api/bookings/book-delivery';
const LIST = 'GET /api/bookings';
const GET = 'GET /api/bookings/{id}';
const RATES = 'GET /api/bookings/compute-rates/{id}';
const PAY = 'POST /api/bookings/pay/{id}';
const PAYMENTS = 'GET /api/payments';
const CANCEL = 'POST /api/bookings/update-status/{id}';
const MAX_PAGES = 20;

const ACT_ONCE = 'on the server, answer a repeated idempotency_key with the first result.';
const NOT_LISTED = {
  how: 'the new booking is not listed',
  change: 'on the server, list it with status=Pending on page 0; if pages start at 1, adapter setting: page start.',
};
const toNewKey = () => `conformance-${randomUUID()}`;

/** Lists all pending bookings; null if the list can't be read. */
async function listPending({ client, tokens }) {
  const rows = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer = await client.send({ call: LIST, query: { page, status: 'Pending' }, token: tokens.access });
    const { data } = readAnswer(LIST, answer, true);
    // some servers refuse a page past the last one
    if (!Array.isArray(data)) return page > 0 ? rows : null;
    rows.push(...data.filter((booking) => !rows.some(({ id }) => id === booking.id)));
    if (data.length === 0) break;
  }
  return rows;
}

/** Returns true for a booking of this check, by its contact. */
const isOurs = ({ booking_routes }) => booking_routes?.[0]?.stops?.[0]?.contact_name === CONTACT.contact_name;

/** Returns the bookings of this check that are listed now and were not before; null if the list can't be read. */
async function listNew(run, before) {
  const after = await listPending(run);
  const known = new Set(before?.map(({ id }) => id));
  return before && after ? after.filter((booking) => isOurs(booking) && !known.has(booking.id)) : null;
}

/** Books twice with one key. Returns every booking that was made. */
async function book(run, draft) {
  const { client, report, tokens } = run;
  const before = await listPending(run);
  const request = { call: BOOK, body: { ...draft, idempotency_key: toNewKey() }, token: tokens.access };
  const first = readWrite(BOOK, await client.send(request), tokens.access);
  report.add('booking.book', `${BOOK} books a delivery`, withNew(first));
  // an unreadable answer may still have booked
  if (first.data === undefined) return (await listNew(run, before)) ?? [];
  const second = readWrite(BOOK, await client.send(request), tokens.access);
  reportRepeated(report, first.data, second);
  const listed = await listNew(run, before);
  reportListed(report, listed);
  const made = [...(listed ?? []), first.data, second.data].filter((booking) => booking?.id !== undefined);
  return made.filter(({ id }, index) => made.findIndex((other) => String(other.id) === String(id)) === index);
}

/** A new booking is Pending and Unpaid. */
function withNew(result) {
  const { data, differences } = result;
  if (!data || differences.length > 0) return result;
  if (data.status === 'Pending' && data.payment_status === 'Unpaid') return result;
  const change = 'on the server, let a new booking be Pending and Unpaid.';
  return { ...result, differences: [{ how: 'not Pending and Unpaid', change }] };
}

function reportRepeated(report, first, second) {
  const isSame = !first || !second.data || String(first.id) === String(second.data.id);
  const other = isSame ? [] : [{ how: 'the repeated key made a second booking', change: ACT_ONCE }];
  report.add('booking.repeated', 'the same idempotency key gives the same booking', {
    differences: [...toRepeated(second), ...other],
  });
}

/** A refused repetition is about the key; a readable answer differs by its own fields. */
const toRepeated = ({ data, differences }) =>
  data === undefined ? differences.map(({ how }) => ({ how, change: ACT_ONCE })) : differences;

function reportListed(report, listed) {
  const id = 'booking.listedOnce';
  const title = 'the booking is listed once';
  if (!listed) report.skip(id, title, 'pending bookings are not listed');
  else {
    const more = { how: `${listed.length} new bookings are listed`, change: ACT_ONCE };
    const differences = listed.length > 1 ? [more] : [];
    report.add(id, title, { differences: listed.length === 0 ? [NOT_LISTED] : differences });
  }
}

/** Fetches the rates of a booking; returns the first. */
async function computeRates({ client, report, tokens }, { id }) {
  const result = readAnswer(RATES, await client.send({ call: RATES, id, token: tokens.access }), true);
  report.add('booking.rates', `${RATES} answers rates that add up`, withRates(result, result.data));
  return Array.isArray(result.data) ? result.data[0] : undefined;
}

/** Counts the transactions of a booking among the newest. */
async function countPayments({ client, tokens }, { booking_number }) {
  const query = { page: 0, size: 50 };
  const { data } = readAnswer(PAYMENTS, await client.send({ call: PAYMENTS, query, token: tokens.access }), true);
  return Array.isArray(data) ? data.filter((row) => row.booking_number === booking_number).length : 0;
}

/** Pays in cash, which moves no money, twice with one key. */
async function payInCash(run, booking, rate) {
  const { client, report, tokens } = run;
  const body = { rate: rate.id, method: 'cash', idempotency_key: toNewKey() };
  const request = { call: PAY, id: booking.id, body, token: tokens.access };
  const answer = await client.send(request);
  if (answer.status >= 400 && answer.status < 500) {
    report.skip('booking.pay', PAY, `cash is refused with ${answer.status}, and the check pays with nothing else`);
    return;
  }
  report.add('booking.pay', `${PAY} accepts cash`, readPaid(answer, tokens));
  const repeated = readPaid(await client.send(request), tokens);
  const count = await countPayments(run, booking);
  const twice = count > 1 ? [{ how: `${count} transactions are listed`, change: ACT_ONCE }] : [];
  report.add('booking.payRepeated', 'the same idempotency key pays once', {
    differences: [...toRepeated(repeated), ...twice],
  });
}

/** Reads the result of a payment; some servers answer the booking itself. */
function readPaid(answer, tokens) {
  const data = answer.json?.data;
  if (!data?.booking_number) return readWrite(PAY, answer, tokens.access);
  return { data, differences: [], notes: ['the app recognises the booking in place of { booking }'] };
}

/** Fetches a booking; undefined if it can't be read. */
async function getBooking({ client, tokens }, id) {
  const { data } = readAnswer(GET, await client.send({ call: GET, id, token: tokens.access }), true);
  return data;
}

/** Cancels one booking; returns how the answer, or the booking afterwards, differs. */
async function cancel(run, { id }) {
  const { client, tokens } = run;
  const form = new FormData();
  form.append('status', 'Cancelled');
  form.append('reason', 'Conformance check');
  const answer = await client.send({ call: CANCEL, id, form, token: tokens.access });
  const result = readWrite(CANCEL, answer, tokens.access);
  const booking = await getBooking(run, id);
  const isCancelled = booking?.status === 'Cancelled';
  const change = 'on the server, cancel the booking; until then, cancel it by other means.';
  const differences = isCancelled ? [] : [{ how: 'the booking is not Cancelled', change }];
  return { differences: [...result.differences, ...differences], notes: result.notes };
}

async function cancelAll(run, bookings) {
  const results = [];
  for (const booking of bookings) results.push(await cancel(run, booking));
  run.report.add('booking.cancel', `${CANCEL} cancels the booking`, {
    differences: results.flatMap(({ differences }) => differences),
    notes: results.flatMap(({ notes }) => notes),
  });
}

/** Makes, pays and cancels a booking, with a message to its driver. Cancels whatever was booked, also after a failure. */
export async function checkBooking(run) {
  run.report.startGroup('A whole booking');
  const draft = await draftBooking(run);
  if (!draft) {
    run.report.skip('booking.book', BOOK, 'no place, goods or rate to book with');
    return;
  }
  const bookings = await book(run, draft);
  const [booking] = bookings;
  if (!booking) {
    run.report.skip('booking.cancel', CANCEL, 'no booking is answered or listed; if one was made, cancel it');
    return;
  }
  try {
    const rate = await computeRates(run, booking);
    if (rate) await payInCash(run, booking, rate);
    await checkChat(run, await getBooking(run, booking.id));
  } finally {
    await cancelAll(run, bookings);
  }
}
