import { ENTER_STREET } from '@/config/fieldMessages';
import type { FieldErrors } from '../http';
import type { CustomerRecord } from '../records/accounts';
import { takeId, type World } from '../world';
import { readTextField } from './checks';
import { PLACES_MISMATCH, findPlaces } from './places';

const noop = () => undefined;
const FIELDS = ['region', 'province', 'city', 'barangay', 'address_line'];

/** Checks the address of a profile; `save` writes it to the address book as Home or Office. */
export async function prepareProfileAddress(
  world: World,
  customer: CustomerRecord,
  body: Record<string, unknown>,
): Promise<{ errors: FieldErrors; save: () => void }> {
  if (!FIELDS.some((field) => readTextField(body, field) !== '')) return { errors: {}, save: noop };
  const ids = {
    region: readTextField(body, 'region'),
    province: readTextField(body, 'province'),
    city: readTextField(body, 'city'),
    barangay: readTextField(body, 'barangay'),
  };
  const places = await findPlaces(ids);
  if (!places) return { errors: { barangay: [PLACES_MISMATCH] }, save: noop };
  const label = customer.company ? 'Office' : 'Home';
  const own = world.addresses.filter((address) => address.customer_id === customer.id);
  const saved = own.find((address) => address.label === label);
  // places without a street keep the saved street
  const addressLine = readTextField(body, 'address_line') || (saved?.address_line ?? '');
  if (addressLine === '') return { errors: { address_line: [ENTER_STREET] }, save: noop };
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
      if (saved) Object.assign(saved, address);
      else
        world.addresses.push({
          ...address,
          id: takeId(world),
          customer_id: customer.id,
          label,
          landmark: '',
          postal_code: '',
          is_default: own.length === 0,
        });
    },
  };
}
