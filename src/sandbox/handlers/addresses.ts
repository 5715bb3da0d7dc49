import type { Address } from '@/api/wire';
import { ENTER_ADDRESS_NAME } from '@/config/messages';
import { check, onlySentFields, needed, notLongerThan, readTextField } from '../domain/checks';
import { findPlaces } from '../domain/places';
import { RULES } from '../domain/rules';
import { invalidAnswer, notFoundAnswer, ok, defineRoute, type FieldErrors } from '../http';
import type { AddressRecord, CustomerRecord } from '../records/accounts';
import { newId, type World } from '../world';

const ADDRESS_RULES = {
  label: [needed(ENTER_ADDRESS_NAME), notLongerThan(40)],
  contact_name: [needed('Enter the contact person.'), RULES.name, notLongerThan(120)],
  contact_mobile: [needed('Enter the mobile number.'), RULES.mobile],
  address_line: [needed('Enter the street, building and unit.'), RULES.address, notLongerThan(200)],
  landmark: [notLongerThan(200)],
  region: [needed('Choose a region.')],
  province: [needed('Choose a province.')],
  city: [needed('Choose a city.')],
  barangay: [needed('Choose a barangay.')],
  postal_code: [notLongerThan(10)],
};

const toAddress = ({ customer_id: _owner, ...address }: AddressRecord): Address => address;

const ownAddresses = (world: World, customer: CustomerRecord): AddressRecord[] =>
  world.addresses.filter((address) => address.customer_id === customer.id);

/** The default first, then by name. */
const inOrder = (list: AddressRecord[]): AddressRecord[] =>
  [...list].sort((a, b) => Number(b.is_default) - Number(a.is_default) || a.label.localeCompare(b.label));

function setDefault(world: World, chosen: AddressRecord): void {
  for (const address of world.addresses) {
    if (address.customer_id === chosen.customer_id) address.is_default = address === chosen;
  }
}

/** Null for none; NaN for one that lies outside of the Philippines. */
function positionOf(body: Record<string, unknown>, field: 'lat' | 'lng'): number | null {
  const value = body[field];
  if (value === null || value === undefined) return null;
  const [low, high] = field === 'lat' ? [4, 22] : [116, 127];
  return typeof value === 'number' && value >= low && value <= high ? value : NaN;
}

function positionErrors(body: Record<string, unknown>): FieldErrors {
  const lat = positionOf(body, 'lat');
  const lng = positionOf(body, 'lng');
  if (Number.isNaN(lat) || Number.isNaN(lng)) return { lat: ['Put the pin inside the Philippines.'] };
  return (lat === null) === (lng === null) ? {} : { lat: ['Put the pin on the map again.'] };
}

/** The fields of the body over those of `before`, or the errors. */
async function readAddress(body: Record<string, unknown>, before: AddressRecord | null) {
  const errors = {
    ...check(body, before ? onlySentFields(body, ADDRESS_RULES) : ADDRESS_RULES),
    ...positionErrors(body),
  };
  const idOf = (level: 'region' | 'province' | 'city' | 'barangay') =>
    body[level] === undefined ? String(before?.[level].id ?? '') : readTextField(body, level);
  const ids = { region: idOf('region'), province: idOf('province'), city: idOf('city'), barangay: idOf('barangay') };
  const places = await findPlaces(ids);
  if (!places && Object.values(ids).every((id) => id !== '')) {
    errors.barangay = ['Choose the region, province, city and barangay again: they do not fit together.'];
  }
  const refusal = invalidAnswer(errors);
  if (refusal || !places) return { refusal: refusal ?? notFoundAnswer('The place'), fields: null };
  const text = (field: 'label' | 'contact_name' | 'contact_mobile' | 'address_line' | 'landmark' | 'postal_code') =>
    body[field] === undefined ? (before?.[field] ?? '') : readTextField(body, field);
  return {
    refusal: null,
    fields: {
      label: text('label'),
      contact_name: text('contact_name'),
      contact_mobile: text('contact_mobile'),
      address_line: text('address_line'),
      landmark: text('landmark'),
      ...places,
      postal_code: text('postal_code'),
      lat: body.lat === undefined ? (before?.lat ?? null) : positionOf(body, 'lat'),
      lng: body.lng === undefined ? (before?.lng ?? null) : positionOf(body, 'lng'),
    },
  };
}

export const addressRoutes = [
  defineRoute('GET', '/api/customers/addresses', { auth: 'bearer' }, ({ world, customer }) =>
    ok(inOrder(ownAddresses(world, customer)).map(toAddress)),
  ),

  defineRoute('POST', '/api/customers/addresses/create', { auth: 'bearer' }, async ({ world, customer, body }) => {
    const { refusal, fields } = await readAddress(body, null);
    if (!fields) return refusal;
    const isFirst = ownAddresses(world, customer).length === 0;
    const address: AddressRecord = { ...fields, id: newId(world), customer_id: customer.id, is_default: false };
    world.addresses.push(address);
    if (isFirst || body.is_default === true) setDefault(world, address);
    return ok(toAddress(address), { message: 'The address is saved.' });
  }),

  defineRoute(
    'PATCH',
    '/api/customers/addresses/update/:id',
    { auth: 'bearer' },
    async ({ world, customer, params, body }) => {
      const address = ownAddresses(world, customer).find((one) => String(one.id) === params.id);
      if (!address) return notFoundAnswer('The address');
      const { refusal, fields } = await readAddress(body, address);
      if (!fields) return refusal;
      Object.assign(address, fields);
      if (body.is_default === true) setDefault(world, address);
      return ok(toAddress(address), { message: 'The address is saved.' });
    },
  ),

  defineRoute('DELETE', '/api/customers/addresses/delete/:id', { auth: 'bearer' }, ({ world, customer, params }) => {
    const address = ownAddresses(world, customer).find((one) => String(one.id) === params.id);
    if (!address) return notFoundAnswer('The address');
    world.addresses = world.addresses.filter((one) => one !== address);
    const next = inOrder(ownAddresses(world, customer))[0];
    if (address.is_default && next) setDefault(world, next);
    return ok(null, { message: 'The address is removed.' });
  }),
];
