import { getSeedPlaces, type SeedPlace } from './places';

type Row = [
  contact: string,
  mobile: string,
  line: string,
  landmark: string,
  place: SeedPlace,
  lat: number,
  lng: number,
];

/** Addresses of the address books and of the seeded deliveries. */
// prettier-ignore
const ROWS = {
  home: ['Andrea Villanueva', '9174820136', 'Unit 12B, Paseo Heights, 155 L.P. Leviste St', 'Lobby desk', 'belAir', 14.5608, 121.0244],
  studio: ['Andrea Villanueva', '9174820136', '8F Salcedo One, 170 Salcedo St', 'Loading bay at the back', 'sanLorenzo', 14.5556, 121.0185],
  kim: ['Kim Salonga', '9183302754', 'Unit 3C, 30th St cor. 11th Ave', '', 'fortBonifacio', 14.5537, 121.0505],
  ramon: ['Ramon dela Peña', '9206158843', '42 Gilmore Ave', 'Green gate', 'mariana', 14.6187, 121.0347],
  divisoria: ['Grace Catacutan', '9157740290', '168 Mall, Stall 4F-22, Soler St', 'Freight elevator', 'binondo', 14.6031, 120.9716],
  lola: ['Lourdes Villanueva', '9271085561', '18 Sumulong Hwy', 'Across from the chapel', 'mayamot', 14.6237, 121.1222],
  cainta: ['Jun Marasigan', '9162407738', 'Lot 7, Imelda Ave', 'Gate 2', 'cainta', 14.5866, 121.1152],
  showroom: ['Bea Lacson', '9176503391', 'G/F Shoppes, 5th Ave cor. 26th St', '', 'fortBonifacio', 14.5484, 121.0453],
  printer: ['Nilo Abad', '9295510842', '21 East Capitol Drive', 'Second floor', 'kapitolyo', 14.5704, 121.0594],
  workshop: ['Tess Buenaventura', '9171126043', '9 Bayan-Bayanan Ave', '', 'concepcionUno', 14.6512, 121.1036],
  kuya: ['Paolo Villanueva', '9184470921', '63 Diego Cera Ave', 'Near the bamboo organ', 'pulangLupa', 14.4722, 120.9786],
  client: ['Mara Quizon', '9085523316', 'Tower 2, Eastwood Ave', 'Reception', 'bagumbayan', 14.6098, 121.0804],
  harbor: ['Miguel Tan', '9188042217', '12 Pier Road, North Harbor', 'Dock 4', 'portArea', 14.5901, 120.9658],
  commissary: ['Rhea Santos', '9178830425', '40 San Rafael St', 'Cold room', 'kapitolyo', 14.5722, 121.0561],
  malaya: ['Dina Ocampo', '9285510073', '5 Malaya St', '', 'concepcionUno', 14.6488, 121.1051],
  caintaStore: ['Jun Marasigan', '9162407738', 'Lot 7, Imelda Ave', '', 'cainta', 14.5866, 121.1152],
  navotas: ['Liza Ramos', '9193370658', '88 M. Naval St', '', 'navotas', 14.6608, 120.9445],
} satisfies Record<string, Row>;

export type SeedAddress = keyof typeof ROWS;

/** Returns the contact, street, places and pin of a seeded address. */
export function getSeedAddress(key: SeedAddress) {
  const [contact_name, contact_mobile, address_line, landmark, place, lat, lng] = ROWS[key];
  return { contact_name, contact_mobile, address_line, landmark, ...getSeedPlaces(place), lat, lng };
}
