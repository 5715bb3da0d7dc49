import { readAnswer } from './answers.mjs';
import { getOperation, OPERATIONS, isPrivate } from './contract.mjs';

const NOT_OFFERED = 'not offered; the app hides it';

/** Reads whose ids come from earlier answers; `keep` names the id of the first row for later reads. */
const PUBLIC_READS = [
  { call: 'GET /api/companies/types' },
  { call: 'GET /api/regions', keep: 'region' },
  { call: 'GET /api/provinces/{id}', id: 'region', keep: 'province' },
  { call: 'GET /api/cities/{id}', id: 'province', keep: 'city' },
  { call: 'GET /api/barangays/{id}', id: 'city', keep: 'barangay' },
  { call: 'GET /api/products/types', keep: 'goods type' },
  { call: 'GET /api/products/categories', query: { type: 'goods type' }, keep: 'category' },
  { call: 'GET /api/products/subcategories', query: { category: 'category' }, keep: 'subcategory' },
  { call: 'GET /api/products/uom', keep: 'unit' },
  { call: 'GET /api/vehicles/types', keep: 'vehicle' },
  { call: 'GET /api/settings/help-center/categories', keep: 'help category' },
  { call: 'GET /api/settings/help-center', query: { category: 'help category' } },
];

const PRIVATE_READS = [
  { call: 'GET /api/customers/' },
  { call: 'GET /api/customers/addresses' },
  { call: 'GET /api/notifications', fixed: { page: 1, size: 10 } },
  { call: 'GET /api/messages', keep: 'conversation' },
  { call: 'GET /api/messages/{id}', id: 'conversation' },
  { call: 'GET /api/payments/methods' },
  { call: 'GET /api/payments' },
  { call: 'GET /api/vouchers', isOptional: true },
  { call: 'GET /api/bookings', fixed: { page: 0, status: 'Completed' }, keep: 'booking' },
  { call: 'GET /api/bookings', fixed: { page: 0, status: 'Ongoing' }, keep: 'booking' },
  { call: 'GET /api/bookings', fixed: { page: 0, status: 'Cancelled' }, keep: 'booking' },
  { call: 'GET /api/bookings', fixed: { page: 0, status: 'Pending' }, keep: 'pending booking', isOptional: true },
  { call: 'GET /api/bookings/{id}', id: 'booking' },
  { call: 'POST /api/bookings/route/{id}', id: 'booking', body: {} },
  { call: 'GET /api/bookings/compute-rates/{id}', id: 'pending booking' },
  { call: 'GET /api/bookings/ratings' },
];

/** Private reads without an id, with the parameters of their first page. */
export const SIMPLE_PRIVATE_READS = OPERATIONS.filter(
  (operation) => isPrivate(operation) && /^GET [^{]+$/.test(operation.call),
).map(({ call }) => {
  const { fixed, isOptional } = PRIVATE_READS.find((read) => read.call === call) ?? {};
  return { call, query: fixed, isOptional };
});

const getTitle = ({ call, fixed }) => (fixed?.status ? `${call}?status=${fixed.status}` : call);
const getCheckId = ({ call, fixed }) => [getOperation(call).operationId, fixed?.status].filter(Boolean).join('.');

/** Returns the ids that a read needs and that no earlier answer had. */
const findMissing = (known, { id, query = {} }) =>
  [id, ...Object.values(query)].filter((name) => name && known[name] === undefined);

const toRequest = (known, { call, id, query = {}, fixed, body }, token) => ({
  call,
  id: known[id],
  query: { ...fixed, ...Object.fromEntries(Object.entries(query).map(([name, from]) => [name, known[from]])) },
  body,
  token,
});

/** Keeps the id of the first row, and the first row of each kind, for later checks. */
function keepFirst(known, { keep }, data) {
  const first = Array.isArray(data) ? data.find((row) => row?.id !== undefined && row?.id !== null) : undefined;
  if (!keep || !first) return;
  known[keep] ??= first.id;
  if (keep === 'booking') known['booking number'] ??= first.booking_number;
}

const REFUSED = [400, 404, 422];

async function checkRead({ client, report, known }, read, token) {
  const title = getTitle(read);
  const missing = findMissing(known, read);
  if (missing.length > 0) {
    report.skip(getCheckId(read), title, `no earlier answer had a ${missing[0]}`);
    return;
  }
  const answer = await client.send(toRequest(known, read, token));
  if (read.isOptional && REFUSED.includes(answer.status)) {
    report.add(getCheckId(read), title, { notes: [NOT_OFFERED] });
    return;
  }
  const result = readAnswer(read.call, answer, Boolean(token));
  keepFirst(known, read, result.data);
  report.add(getCheckId(read), title, result);
}

/** Checks the calls that visitors make. */
export async function checkPublicReads(run) {
  run.report.startGroup('Calls without a token');
  for (const read of PUBLIC_READS) await checkRead(run, read);
}

/** Checks every read of a signed-in customer, and the public view of a booking. */
export async function checkPrivateReads(run) {
  run.report.startGroup('Reads of a customer');
  for (const read of PRIVATE_READS) await checkRead(run, read, run.tokens.access);
  await checkTracking(run);
}

/** Checks tracking without a token, which shows no personal data. */
async function checkTracking({ client, report, known }) {
  const title = 'tracking a booking number without a token';
  if (known['booking number'] === undefined) {
    report.skip('trackBooking', title, 'no earlier answer had a booking number');
    return;
  }
  const call = 'POST /api/bookings/route/{id}';
  const answer = await client.send({ call, id: known['booking number'], body: {} });
  report.add('trackBooking', title, readAnswer(call, answer));
}
