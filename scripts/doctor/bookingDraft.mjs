import { readAnswer } from './answers.mjs';

const LOCATION = 'POST /api/bookings/location';
const BARANGAYS = 'GET /api/barangays/{id}';
const QUOTE = 'POST /api/bookings/quick-quotation';
const SCHEDULES = 'POST /api/bookings/schedules';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MANILA_OFFSET_MS = 8 * HOUR_MS;

/** Contact of every stop, which also marks the bookings of this check. */
export const CONTACT = { contact_name: 'Conformance check', contact_mobile: '9170000000' };
/** Texts that a backend for the Philippines finds. */
const SEARCHES = ['Makati', 'Quezon City'];

const isRecord = (value) => typeof value === 'object' && value !== null;
const idOf = (place) => place?.id ?? null;

/** Finds one place for a stop; null if the answer has none. */
async function searchPlace({ client, report }, query) {
  const answer = await client.send({ call: LOCATION, body: { query } });
  const result = readAnswer(LOCATION, answer);
  const hit = Array.isArray(result.data) ? result.data[0] : undefined;
  const differences = [...result.differences];
  if (differences.length === 0 && !hit) {
    differences.push({ how: 'no place found', change: 'on the server, find the cities of the Philippines.' });
  }
  report.add(`booking.location.${query.replace(' ', '')}`, `${LOCATION} finds ${query}`, { ...result, differences });
  return hit ?? null;
}

/** Returns the barangay of a place, or the first of its city, where a customer would choose one. */
async function findBarangay({ client }, { city, barangay }) {
  if (barangay || !city) return idOf(barangay);
  const answer = await client.send({ call: BARANGAYS, id: city.id });
  return idOf(readAnswer(BARANGAYS, answer).data?.[0]);
}

const toStop = (hit, barangay, sequence, items) => ({
  sequence,
  kind: sequence === 0 ? 'pickup' : 'dropoff',
  ...CONTACT,
  address_line: hit.address_line || hit.label,
  region: idOf(hit.region),
  province: idOf(hit.province),
  city: idOf(hit.city),
  barangay,
  lat: Number(hit.lat),
  lng: Number(hit.lng),
  items,
});

/** Returns the pickup and the drop-off, or null if places or goods are missing. */
async function findStops(run) {
  const { 'goods type': type, category, subcategory = null, unit: uom } = run.known;
  const item = { type, category, subcategory, uom, quantity: 1, weight_kg: 1, description: 'Conformance check' };
  const stops = [];
  for (const query of SEARCHES) {
    const hit = await searchPlace(run, query);
    if (hit) stops.push(toStop(hit, await findBarangay(run, hit), stops.length, stops.length === 0 ? [] : [item]));
  }
  return stops.length < SEARCHES.length || [type, category, uom].includes(undefined) ? null : stops;
}

const toCentavos = (amount) => Math.round(Number(amount) * 100);

/** Returns the differences of rates whose lines do not add up, and a note if vehicles are ids or names. */
function reviewRates(rates) {
  const isWrong = ({ breakdown, discount, total }) =>
    breakdown.reduce((sum, { amount }) => sum + toCentavos(amount), -toCentavos(discount)) !== toCentavos(total);
  const hasReference = rates.some(({ vehicle_type }) => vehicle_type !== null && !isRecord(vehicle_type));
  return {
    notes: hasReference ? ['the app finds a vehicle_type by its id or name'] : [],
    differences: rates.some(isWrong)
      ? [{ how: 'breakdown minus discount is not the total', change: 'on the server, let the lines add up.' }]
      : [],
  };
}

/** Adds the review of the rates to the comparison with the contract. */
export function withRates(result, rates) {
  if (result.differences.length > 0 || !Array.isArray(rates)) return result;
  const { differences, notes } = reviewRates(rates);
  const none = rates.length === 0 ? [{ how: 'no rates', change: 'on the server, offer a vehicle for this load.' }] : [];
  return { ...result, differences: [...differences, ...none], notes: [...result.notes, ...notes] };
}

/** Returns the id of the vehicle that a rate offers; it may be sent as a record, an id or a name. */
async function findVehicleId({ client }, sent) {
  if (isRecord(sent)) return sent.id;
  const call = 'GET /api/vehicles/types';
  const { data = [] } = readAnswer(call, await client.send({ call }));
  const named = data.find(({ id, name }) => String(id) === String(sent) || name === sent);
  return named?.id ?? sent;
}

async function quote(run, draft) {
  const answer = await run.client.send({ call: QUOTE, body: draft });
  const read = readAnswer(QUOTE, answer);
  const rates = read.data?.rates;
  run.report.add('booking.quotation', `${QUOTE} prices a delivery`, withRates(read, rates));
  return Array.isArray(rates) ? rates[0] : undefined;
}

/** Returns an available pickup time of tomorrow; without slots, the same time tomorrow. */
async function findPickupTime({ client, report, tokens }, { booking_type, stops }) {
  const tomorrow = Date.now() + DAY_MS;
  const date = new Date(tomorrow + MANILA_OFFSET_MS).toISOString().slice(0, 10);
  const body = { booking_type, stops, date };
  const result = readAnswer(SCHEDULES, await client.send({ call: SCHEDULES, body, token: tokens.access }), true);
  report.add('booking.schedules', `${SCHEDULES} answers the slots of a day`, result);
  const slots = Array.isArray(result.data) ? result.data : [];
  const slot = slots.find(({ available }) => available);
  return slot?.pickup_at ?? new Date(tomorrow).toISOString();
}

/** Returns the body of a booking, made as the app makes it; null if the backend does not give what it needs. */
export async function draftBooking(run) {
  const stops = await findStops(run);
  if (!stops) return null;
  const draft = { booking_type: 'exclusive', stops };
  const rate = await quote(run, draft);
  if (!rate) return null;
  const pickup_at = await findPickupTime(run, draft);
  return { ...draft, pickup_at, vehicle_type: await findVehicleId(run, rate.vehicle_type) };
}
