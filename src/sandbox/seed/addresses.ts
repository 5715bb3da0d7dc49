import type { World } from '../world';
import { getSeedAddress, type SeedAddress } from './addressRows';
import { findDemoCustomer } from './customers';

type Row = [owner: string, label: string, address: SeedAddress, postal_code: string];

/** One row per address of an address book; the first of each owner is the default. */
const ROWS: Row[] = [
  ['andrea', 'Home', 'home', '1227'],
  ['andrea', 'Studio', 'studio', '1229'],
  ['andrea', 'Kim, BGC', 'kim', '1634'],
  ['andrea', 'Ramon, New Manila', 'ramon', '1112'],
  ['andrea', 'Supplier, Divisoria', 'divisoria', '1006'],
  ['andrea', "Lola's house", 'lola', '1870'],
  ['andrea', 'Warehouse, Cainta', 'cainta', '1900'],
  ['andrea', 'Showroom', 'showroom', '1634'],
  ['andrea', 'Printer, Pasig', 'printer', '1603'],
  ['andrea', 'Marikina workshop', 'workshop', '1807'],
  ['andrea', 'Kuya, Las Piñas', 'kuya', '1742'],
  ['andrea', 'Client, Eastwood', 'client', '1110'],
  ['bea', 'Home', 'showroom', '1634'],
  ['dina', 'Home', 'malaya', '1807'],
  ['harbor.foods', 'North Harbor warehouse', 'harbor', '1018'],
  ['harbor.foods', 'Pasig commissary', 'commissary', '1603'],
  ['harbor.foods', 'Cainta store', 'caintaStore', '1900'],
  ['isla.trading', 'Navotas warehouse', 'navotas', '1409'],
];

export function seedAddresses(world: World): void {
  ROWS.forEach(([owner, label, address, postal_code], index) => {
    const customer_id = findDemoCustomer(world, owner).id;
    world.addresses.push({
      ...getSeedAddress(address),
      id: 101 + index,
      customer_id,
      label,
      postal_code,
      is_default: !world.addresses.some((other) => other.customer_id === customer_id),
    });
  });
}
