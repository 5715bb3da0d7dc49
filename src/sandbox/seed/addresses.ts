import type { AddressRecord } from '../records/accounts';
import type { World } from '../world';
import { demoCustomer } from './customers';
import { getSeedPlaces, type SeedPlace } from './places';

type Row = [
  owner: string,
  label: string,
  contact: string,
  mobile: string,
  line: string,
  landmark: string,
  place: SeedPlace,
  postal: string,
  lat: number,
  lng: number,
];

/** One row per address; the first of each owner is the default. */
// prettier-ignore
const ROWS: Row[] = [
  ['andrea', 'Home', 'Andrea Villanueva', '9174820136', 'Unit 12B, Paseo Heights, 155 L.P. Leviste St', 'Lobby desk', 'belAir', '1227', 14.5608, 121.0244],
  ['andrea', 'Studio', 'Andrea Villanueva', '9174820136', '8F Salcedo One, 170 Salcedo St', 'Loading bay at the back', 'sanLorenzo', '1229', 14.5556, 121.0185],
  ['andrea', 'Kim, BGC', 'Kim Salonga', '9183302754', 'Unit 3C, 30th St cor. 11th Ave', '', 'fortBonifacio', '1634', 14.5537, 121.0505],
  ['andrea', 'Ramon, New Manila', 'Ramon dela Peña', '9206158843', '42 Gilmore Ave', 'Green gate', 'mariana', '1112', 14.6187, 121.0347],
  ['andrea', 'Supplier, Divisoria', 'Grace Catacutan', '9157740290', '168 Mall, Stall 4F-22, Soler St', 'Freight elevator', 'binondo', '1006', 14.6031, 120.9716],
  ['andrea', "Lola's house", 'Lourdes Villanueva', '9271085561', '18 Sumulong Hwy', 'Across from the chapel', 'mayamot', '1870', 14.6237, 121.1222],
  ['andrea', 'Warehouse, Cainta', 'Jun Marasigan', '9162407738', 'Lot 7, Imelda Ave', 'Gate 2', 'cainta', '1900', 14.5866, 121.1152],
  ['andrea', 'Showroom', 'Bea Lacson', '9176503391', 'G/F Shoppes, 5th Ave cor. 26th St', '', 'fortBonifacio', '1634', 14.5484, 121.0453],
  ['andrea', 'Printer, Pasig', 'Nilo Abad', '9295510842', '21 East Capitol Drive', 'Second floor', 'kapitolyo', '1603', 14.5704, 121.0594],
  ['andrea', 'Marikina workshop', 'Tess Buenaventura', '9171126043', '9 Bayan-Bayanan Ave', '', 'concepcionUno', '1807', 14.6512, 121.1036],
  ['andrea', 'Kuya, Las Piñas', 'Paolo Villanueva', '9184470921', '63 Diego Cera Ave', 'Near the bamboo organ', 'pulangLupa', '1742', 14.4722, 120.9786],
  ['andrea', 'Client, Eastwood', 'Mara Quizon', '9085523316', 'Tower 2, Eastwood Ave', 'Reception', 'bagumbayan', '1110', 14.6098, 121.0804],
  ['bea', 'Home', 'Bea Lacson', '9176503391', 'G/F Shoppes, 5th Ave cor. 26th St', '', 'fortBonifacio', '1634', 14.5484, 121.0453],
  ['dina', 'Home', 'Dina Ocampo', '9285510073', '5 Malaya St', '', 'concepcionUno', '1807', 14.6488, 121.1051],
  ['harbor.foods', 'North Harbor warehouse', 'Miguel Tan', '9188042217', '12 Pier Road, North Harbor', 'Dock 4', 'portArea', '1018', 14.5901, 120.9658],
  ['harbor.foods', 'Pasig commissary', 'Rhea Santos', '9178830425', '40 San Rafael St', 'Cold room', 'kapitolyo', '1603', 14.5722, 121.0561],
  ['harbor.foods', 'Cainta store', 'Jun Marasigan', '9162407738', 'Lot 7, Imelda Ave', '', 'cainta', '1900', 14.5866, 121.1152],
  ['isla.trading', 'Navotas warehouse', 'Liza Ramos', '9193370658', '88 M. Naval St', '', 'navotas', '1409', 14.6608, 120.9445],
];

export function seedAddresses(world: World): void {
  ROWS.forEach(
    ([owner, label, contact_name, contact_mobile, address_line, landmark, place, postal_code, lat, lng], index) => {
      const customer_id = demoCustomer(world, owner).id;
      const address: AddressRecord = {
        id: 101 + index,
        customer_id,
        label,
        contact_name,
        contact_mobile,
        address_line,
        landmark,
        ...getSeedPlaces(place),
        postal_code,
        lat,
        lng,
        is_default: !world.addresses.some((address) => address.customer_id === customer_id),
      };
      world.addresses.push(address);
    },
  );
}
