import type { FieldErrors } from '../http';
import type { CustomerRecord } from '../records/accounts';
import { newId, type World } from '../world';
import { readTextField } from './checks';
import { findPlaces } from './places';

const FIELDS = ['region', 'province', 'city', 'barangay', 'address_line'];

/** The address of a profile is the customer's own entry of the address book: checked first, saved with the rest. */
export async function saveProfileAddress(
  world: World,
  customer: CustomerRecord,
  body: Record<string, unknown>,
): Promise<{ errors: FieldErrors; save: () => void }> {
  if (!FIELDS.some((field) => readTextField(body, field) !== '')) return { errors: {}, save: () => undefined };
  const ids = {
    region: readTextField(body, 'region'),
    province: readTextField(body, 'province'),
    city: readTextField(body, 'city'),
    barangay: readTextField(body, 'barangay'),
  };
  const places = await findPlaces(ids);
  if (!places)
    return { errors: { barangay: ['Choose the region, province, city and barangay again.'] }, save: () => undefined };
  const label = customer.company ? 'Office' : 'Home';
  const own = world.addresses.filter((address) => address.customer_id === customer.id);
  const before = own.find((address) => address.label === label);
  // places alone: the street that is known already stays
  const addressLine = readTextField(body, 'address_line') || (before?.address_line ?? '');
  if (addressLine === '')
    return { errors: { address_line: ['Enter the street, building and unit.'] }, save: () => undefined };
  return {
    errors: {},
    save: () => {
      const { profile } = customer;
      const address = {
        contact_name: `${profile.first_name} ${profile.last_name}`.trim(),
        contact_mobile: customer.mobile,
        address_line: addressLine,
        ...places,
        lat: null,
        lng: null,
      };
      if (before) Object.assign(before, address);
      else
        world.addresses.push({
          ...address,
          id: newId(world),
          customer_id: customer.id,
          label,
          landmark: '',
          postal_code: '',
          is_default: own.length === 0,
        });
    },
  };
}
