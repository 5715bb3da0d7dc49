import type { Driver } from '@/api/wire';

export type DriverRecord = {
  id: number;
  account_number: string;
  first_name: string;
  last_name: string;
  plate_number: string;
  mobile: string;
  rating: number;
  /** Name of the driver's vehicle. */
  vehicle: string;
};

type Row = [first: string, last: string, plate: string, mobile: string, rating: number, vehicle: string];

// prettier-ignore
const ROWS: Row[] = [
  ['Jericho', 'Tolentino', 'NGS 2207', '9171840265', 4.9, 'L300 Van'],
  ['Dennis', 'Manalo', 'DAK 9015', '9202276418', 4.8, 'L300 Van'],
  ['Noel', 'Bautista', 'CAV 3361', '9189053327', 4.7, 'Closed van'],
  ['Christian', 'Abad', '1204 QX', '9176620948', 4.9, 'Motorcycle'],
  ['Arnel', 'Pascual', '7731 KD', '9263381174', 4.6, 'Motorcycle'],
  ['Jomar', 'Evangelista', 'NAQ 5528', '9154407719', 4.8, 'Sedan'],
  ['Rodel', 'Magsino', 'NBX 4182', '9175502846', 4.9, 'L300 Van'],
  ['Ferdinand', 'Gatdula', 'CBM 7740', '9208819936', 4.8, '6-wheeler'],
  ['Allan', 'Sarmiento', 'NDK 6093', '9187735510', 4.7, '6-wheeler'],
  ['Edgardo', 'Lim', 'RIX 8816', '9178021463', 4.9, '10-wheeler'],
  ['Wilfredo', 'Cabrera', 'UVT 2954', '9219946082', 4.6, '10-wheeler'],
  ['Marvin', 'Dizon', 'NCT 3719', '9166350277', 4.8, 'MPV'],
  ['Joselito', 'Reyes', 'DAE 4450', '9273914806', 4.7, 'MPV'],
  ['Rommel', 'Aquino', 'NEA 1187', '9185568243', 4.6, 'Sedan'],
  ['Benjie', 'Soriano', '4426 LW', '9294470615', 4.8, 'Motorcycle'],
  ['Ronaldo', 'Castillo', 'CCJ 6682', '9173308951', 4.7, 'Closed van'],
  ['Efren', 'Villamor', 'NFW 9303', '9209972154', 4.8, 'Closed van'],
  ['Leo', 'Santiago', 'NGB 7145', '9151183620', 4.6, 'L300 Van'],
  ['Gerald', 'Ocampo', '8092 PT', '9267740389', 4.7, 'Motorcycle'],
  ['Danilo', 'Francisco', 'RKL 2043', '9192264780', 4.8, '10-wheeler'],
  ['Virgilio', 'Mercado', 'TQA 9917', '9206681354', 4.7, '10-wheeler'],
  ['Nestor', 'Alcantara', 'UAX 6350', '9175539028', 4.9, '10-wheeler'],
  ['Romeo', 'Fajardo', 'WDH 1176', '9188470613', 4.5, '10-wheeler'],
  ['Ariel', 'Navarro', 'DBC 5576', '9188215047', 4.9, '6-wheeler'],
];

export const DRIVERS: readonly DriverRecord[] = ROWS.map(
  ([first_name, last_name, plate_number, mobile, rating, vehicle], index) => ({
    id: index + 1,
    account_number: `DRV-${String(index + 1).padStart(4, '0')}`,
    first_name,
    last_name,
    plate_number,
    mobile,
    rating,
    vehicle,
  }),
);

export const findDriverById = (id: number | null): DriverRecord | null =>
  DRIVERS.find((driver) => driver.id === id) ?? null;

export const findDriverByAccount = (account: string): DriverRecord | undefined =>
  DRIVERS.find((driver) => driver.account_number === account);

export const getDriverName = ({ first_name, last_name }: DriverRecord): string => `${first_name} ${last_name}`;

/** Public part of a driver in rates and chats: name and account number. */
export const toParty = ({ account_number, first_name, last_name }: DriverRecord): Driver['user'] => ({
  user_profile: { account_number, first_name, last_name, profile_image: null },
});
