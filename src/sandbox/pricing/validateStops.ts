import { DROPOFFS_MAX } from '@/config/constants';
import { check, needed, notLongerThan, readTextField } from '../domain/checks';
import { findPlaces } from '../domain/places';
import { RULES } from '../domain/rules';
import type { FieldErrors } from '../http';
import type { StopRecord } from '../records/bookings';
import { checkItem } from './checkItem';

type Body = Record<string, unknown>;

const CONTACT_RULES = {
  contact_name: [needed('Enter the contact person.'), RULES.name, notLongerThan(120)],
  contact_mobile: [needed('Enter the mobile number.'), RULES.mobile],
  address_line: [needed('Enter the street, building and unit.'), RULES.address, notLongerThan(200)],
};
const NOTE_RULES = { landmark: [notLongerThan(200)], notes: [notLongerThan(500)] };

export const isInPhilippines = (lat: unknown, lng: unknown): boolean =>
  typeof lat === 'number' && typeof lng === 'number' && lat >= 4 && lat <= 22 && lng >= 116 && lng <= 127;

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
 * The stops of a quotation or a booking, and what to change about them. A booking needs contacts and places too;
 * whether those places exist is up to `checkPlaces`.
 */
export function validateStops(
  value: unknown,
  { isBooking }: { isBooking: boolean },
): { stops: StopRecord[]; errors: FieldErrors } {
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  if (list.length < 2) return { stops: [], errors: { stops: ['Add a pickup and at least one drop-off.'] } };
  if (list.length > DROPOFFS_MAX + 1) {
    return { stops: [], errors: { stops: [`Use ${String(DROPOFFS_MAX)} drop-offs or fewer.`] } };
  }
  const errors: FieldErrors = {};
  const stops = list.map((one, index) => {
    const body: Body = typeof one === 'object' && one !== null ? (one as Body) : {};
    const stop = toStop(body, index);
    const add = (field: string, sentence: string) => {
      errors[`stops.${String(index)}.${field}`] = [sentence];
    };
    if (body.kind !== stop.kind) {
      add('kind', index === 0 ? 'Start with the pickup.' : 'Have one pickup, and drop-offs after it.');
    }
    if (!isInPhilippines(body.lat, body.lng)) add('lat', 'Put the pin inside the Philippines.');
    const found = check(body, isBooking ? { ...CONTACT_RULES, ...NOTE_RULES } : NOTE_RULES);
    for (const [field, sentences] of Object.entries(found)) add(field, sentences[0] ?? '');
    if (isBooking && [stop.region, stop.province, stop.city, stop.barangay].includes('')) {
      add('barangay', 'Choose the region, province, city and barangay.');
    }
    const items = Array.isArray(body.items) ? (body.items as unknown[]) : [];
    stop.items = items.map((each, position) => {
      const { item, errors: wrong } = checkItem(each);
      for (const [field, sentence] of Object.entries(wrong)) add(`items.${String(position)}.${field}`, sentence);
      return item;
    });
    return stop;
  });
  if (stops.every((stop) => stop.items.length === 0)) errors['stops.1.items'] = ['Add the goods to deliver.'];
  return { stops, errors };
}

/** An error for each stop whose region, province, city and barangay do not exist inside one another. */
export async function checkPlaces(stops: StopRecord[]): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  await Promise.all(
    stops.map(async ({ sequence, region, province, city, barangay }) => {
      if ([region, province, city, barangay].includes('')) return;
      if (await findPlaces({ region, province, city, barangay })) return;
      errors[`stops.${String(sequence)}.barangay`] = [
        'Choose the region, province, city and barangay again: they do not fit together.',
      ];
    }),
  );
  return errors;
}
