import { DROPOFFS_MAX } from '@/config/constants';
import { ADD_GOODS, CHOOSE_ALL_PLACES } from '@/config/fieldMessages';
import { MOST_STOPS } from '@/config/messages';
import type { BookingMode } from '@/config/modes';
import { isRecord } from '@/utils/isRecord';
import { check, maxLength, readTextField } from '../domain/checks';
import { PIN_OUTSIDE, isInPhilippines } from '../domain/pin';
import { PLACES_MISMATCH, findPlaces } from '../domain/places';
import { CONTACT_RULES } from '../domain/rules';
import type { FieldErrors } from '../http';
import type { StopRecord } from '../records/bookings';
import { checkItem } from './checkItem';

type Body = Record<string, unknown>;

const NOTE_RULES = { landmark: [maxLength(200)], notes: [maxLength(500)] };

export const CHOOSE_BOOKING_TYPE = 'Choose Special or Joint.';

const BOOKING_TYPES: BookingMode[] = ['exclusive', 'shared'];

export const readBookingType = (body: Body): BookingMode | undefined =>
  BOOKING_TYPES.find((type) => type === readTextField(body, 'booking_type'));

const toStop = (body: Body, sequence: number): StopRecord => ({
  sequence,
  kind: sequence === 0 ? 'pickup' : 'dropoff',
  contact_name: readTextField(body, 'contact_name'),
  contact_mobile: readTextField(body, 'contact_mobile'),
  address_line: readTextField(body, 'address_line'),
  landmark: readTextField(body, 'landmark'),
  region: readTextField(body, 'region'),
  province: readTextField(body, 'province'),
  city: readTextField(body, 'city'),
  barangay: readTextField(body, 'barangay'),
  lat: Number(body.lat),
  lng: Number(body.lng),
  notes: readTextField(body, 'notes'),
  items: [],
});

/**
 * Reads the stops of a quotation or a booking and returns the errors of their fields. Only a booking needs contacts and
 * places; `checkPlaces` verifies that the places exist.
 */
export function validateStops(
  value: unknown,
  { isBooking }: { isBooking: boolean },
): { stops: StopRecord[]; errors: FieldErrors } {
  const list: unknown[] = Array.isArray(value) ? value : [];
  if (list.length < 2) return { stops: [], errors: { stops: ['Add a pickup and at least one drop-off.'] } };
  if (list.length > DROPOFFS_MAX + 1) {
    return { stops: [], errors: { stops: [MOST_STOPS] } };
  }
  const errors: FieldErrors = {};
  const stops = list.map((sent, index) => {
    const body: Body = isRecord(sent) ? sent : {};
    const stop = toStop(body, index);
    const add = (field: string, message: string) => {
      errors[`stops.${String(index)}.${field}`] = [message];
    };
    if (body.kind !== stop.kind) {
      add('kind', index === 0 ? 'Start with the pickup.' : 'Add one pickup, then drop-offs.');
    }
    if (!isInPhilippines(body.lat, body.lng)) add('lat', PIN_OUTSIDE);
    const found = check(body, isBooking ? { ...CONTACT_RULES, ...NOTE_RULES } : NOTE_RULES);
    for (const [field, messages] of Object.entries(found)) add(field, messages[0] ?? '');
    if (isBooking && [stop.region, stop.province, stop.city, stop.barangay].includes('')) {
      add('barangay', CHOOSE_ALL_PLACES);
    }
    const items: unknown[] = Array.isArray(body.items) ? body.items : [];
    stop.items = items.map((value, position) => {
      const { item, errors: itemErrors } = checkItem(value);
      for (const [field, message] of Object.entries(itemErrors)) add(`items.${String(position)}.${field}`, message);
      return item;
    });
    return stop;
  });
  if (stops.every((stop) => stop.items.length === 0)) errors['stops.1.items'] = [ADD_GOODS];
  return { stops, errors };
}

/** Returns an error for each stop whose places don't exist inside one another. */
export async function checkPlaces(stops: StopRecord[]): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  await Promise.all(
    stops.map(async ({ sequence, region, province, city, barangay }) => {
      if ([region, province, city, barangay].includes('')) return;
      if (await findPlaces({ region, province, city, barangay })) return;
      errors[`stops.${String(sequence)}.barangay`] = [PLACES_MISMATCH];
    }),
  );
  return errors;
}
