import type { Address } from '@/api/wire';
import { CHOOSE_PLACE, ENTER_ADDRESS_NAME } from '@/config/fieldMessages';
import { check, maxLength, pickSentFields, readTextField, required } from '../domain/checks';
import { PIN_OUTSIDE, isInBounds } from '../domain/pin';
import { PLACES_MISMATCH, findPlaces } from '../domain/places';
import { CONTACT_RULES } from '../domain/rules';
import { defineRoute, failNotFound, ok, rejectInvalid, type FieldErrors } from '../http';
import type { AddressRecord, CustomerRecord } from '../records/accounts';
import { takeId, type World } from '../world';

const ADDRESS_RULES = {
  label: [required(ENTER_ADDRESS_NAME), maxLength(40)],
  ...CONTACT_RULES,
  landmark: [maxLength(200)],
  region: [required(CHOOSE_PLACE.region)],
  province: [required(CHOOSE_PLACE.province)],
  city: [required(CHOOSE_PLACE.city)],
  barangay: [required(CHOOSE_PLACE.barangay)],
  postal_code: [maxLength(10)],
};

const toAddress = ({ customer_id: _owner, ...address }: AddressRecord): Address => address;

const findAddresses = (world: World, customer: CustomerRecord): AddressRecord[] =>
  world.addresses.filter((address) => address.customer_id === customer.id);

/** Sorts the default first, then by name. */
const sortAddresses = (list: AddressRecord[]): AddressRecord[] =>
  list.toSorted((a, b) => Number(b.is_default) - Number(a.is_default) || a.label.localeCompare(b.label));

function setDefault(world: World, chosen: AddressRecord): void {
  for (const address of world.addresses) {
    if (address.customer_id === chosen.customer_id) address.is_default = address === chosen;
  }
}

/** Returns a coordinate, null if it is missing, or NaN if it is outside the Philippines. */
function readCoordinate(body: Record<string, unknown>, field: 'lat' | 'lng'): number | null {
  const value = body[field];
  if (value === null || value === undefined) return null;
  return isInBounds(value, field) ? value : NaN;
}

function checkPosition(body: Record<string, unknown>): FieldErrors {
  const lat = readCoordinate(body, 'lat');
  const lng = readCoordinate(body, 'lng');
  if (Number.isNaN(lat) || Number.isNaN(lng)) return { lat: [PIN_OUTSIDE] };
  return (lat === null) === (lng === null) ? {} : { lat: ['Place the pin on the map again.'] };
}

/** Reads an address; missing fields come from `before`. Returns the refusal of an invalid one. */
async function readAddress(body: Record<string, unknown>, before: AddressRecord | null) {
  const errors = {
    ...check(body, before ? pickSentFields(body, ADDRESS_RULES) : ADDRESS_RULES),
    ...checkPosition(body),
  };
  const readId = (level: 'region' | 'province' | 'city' | 'barangay') =>
    body[level] === undefined ? String(before?.[level].id ?? '') : readTextField(body, level);
  const ids = {
    region: readId('region'),
    province: readId('province'),
    city: readId('city'),
    barangay: readId('barangay'),
  };
  const places = await findPlaces(ids);
  if (!places && Object.values(ids).every((id) => id !== '')) {
    errors.barangay = [PLACES_MISMATCH];
  }
  const refusal = rejectInvalid(errors);
  if (refusal || !places) return { refusal: refusal ?? failNotFound('The place'), fields: null };
  const readText = (
    field: 'label' | 'contact_name' | 'contact_mobile' | 'address_line' | 'landmark' | 'postal_code',
  ) => (body[field] === undefined ? (before?.[field] ?? '') : readTextField(body, field));
  return {
    refusal: null,
    fields: {
      label: readText('label'),
      contact_name: readText('contact_name'),
      contact_mobile: readText('contact_mobile'),
      address_line: readText('address_line'),
      landmark: readText('landmark'),
      ...places,
      postal_code: readText('postal_code'),
      lat: body.lat === undefined ? (before?.lat ?? null) : readCoordinate(body, 'lat'),
      lng: body.lng === undefined ? (before?.lng ?? null) : readCoordinate(body, 'lng'),
    },
  };
}

export const addressRoutes = [
  defineRoute('GET', '/api/customers/addresses', { auth: 'bearer' }, ({ world, customer }) =>
    ok(sortAddresses(findAddresses(world, customer)).map(toAddress)),
  ),

  defineRoute('POST', '/api/customers/addresses/create', { auth: 'bearer' }, async ({ world, customer, body }) => {
    const { refusal, fields } = await readAddress(body, null);
    if (!fields) return refusal;
    const isFirst = findAddresses(world, customer).length === 0;
    const address: AddressRecord = { ...fields, id: takeId(world), customer_id: customer.id, is_default: false };
    world.addresses.push(address);
    if (isFirst || body.is_default === true) setDefault(world, address);
    return ok(toAddress(address), { message: 'Address saved.' });
  }),

  defineRoute(
    'PATCH',
    '/api/customers/addresses/update/:id',
    { auth: 'bearer' },
    async ({ world, customer, params, body }) => {
      const address = findAddresses(world, customer).find((address) => String(address.id) === params.id);
      if (!address) return failNotFound('The address');
      const { refusal, fields } = await readAddress(body, address);
      if (!fields) return refusal;
      Object.assign(address, fields);
      if (body.is_default === true) setDefault(world, address);
      return ok(toAddress(address), { message: 'Address saved.' });
    },
  ),

  defineRoute('DELETE', '/api/customers/addresses/delete/:id', { auth: 'bearer' }, ({ world, customer, params }) => {
    const address = findAddresses(world, customer).find((address) => String(address.id) === params.id);
    if (!address) return failNotFound('The address');
    world.addresses = world.addresses.filter((other) => other !== address);
    const next = sortAddresses(findAddresses(world, customer))[0];
    if (address.is_default && next) setDefault(world, next);
    return ok(null, { message: 'Address deleted.' });
  }),
];
