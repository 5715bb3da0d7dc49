import type { AppointmentStatus } from '@/config/statuses';
import type { SeedAddress } from '../seed/addressRows';
import type { Goods } from './seedGoods';

export type SeedRow = {
  owner: 'andrea' | 'harbor.foods';
  /** Age in days when the world starts. */
  ago: number;
  /** Vehicle id; 8 is the Joint truck. */
  vehicle: number;
  addresses: SeedAddress[];
  goods: Goods[];
  paidWith: 'card' | 'wallet' | 'gcash' | 'cash' | 'credit';
  /** Rating; 0 if not rated. */
  stars?: number;
  review?: string;
  cancelled?: { reason: string; afterMinutes: number; isPaid: boolean };
  /** Progress of an ongoing delivery: share (0 to 1) of the nth step with that status. */
  progress?: { status: AppointmentStatus; nth: number; share: number };
  driver?: number;
};

const MOTORCYCLE = 1;
const SEDAN = 2;
const MPV = 3;
const VAN = 4;
const CLOSED_VAN = 5;
const JOINT = 8;

type CompletedRow = [
  ago: number,
  vehicle: number,
  from: SeedAddress,
  to: SeedAddress,
  goods: Goods,
  paidWith: SeedRow['paidWith'],
  stars: number,
  review: string,
];

// prettier-ignore
const ANDREA: CompletedRow[] = [
  [1.2, MOTORCYCLE, 'studio', 'kim', 'contract', 'card', 0, ''],
  [3.1, VAN, 'divisoria', 'studio', 'ceramics', 'card', 0, ''],
  [6.4, SEDAN, 'home', 'ramon', 'cakes', 'wallet', 5, 'Cakes arrived cold and upright.'],
  [9.2, JOINT, 'cainta', 'showroom', 'linen', 'card', 0, ''],
  [13.3, MPV, 'printer', 'studio', 'labels', 'card', 4, 'Careful with the boxes.'],
  [17.1, MOTORCYCLE, 'studio', 'client', 'laptops', 'gcash', 5, 'Quick, and called on arrival.'],
  [22.2, VAN, 'divisoria', 'showroom', 'fabric', 'card', 5, 'Helped carry the rolls inside.'],
  [26.4, MOTORCYCLE, 'home', 'kim', 'contract', 'wallet', 4, ''],
  [31.3, JOINT, 'studio', 'kuya', 'clothes', 'card', 3, 'A little late, but all complete.'],
  [36.1, SEDAN, 'studio', 'client', 'cookware', 'cash', 5, 'Polite and on time.'],
  [41.2, MPV, 'workshop', 'showroom', 'desks', 'card', 5, 'Desks without a scratch.'],
  [47.3, MOTORCYCLE, 'printer', 'home', 'contract', 'card', 0, ''],
  [52.4, VAN, 'workshop', 'kim', 'desks', 'card', 4, ''],
  [58.1, JOINT, 'divisoria', 'lola', 'clothes', 'gcash', 4, 'Good price for the distance.'],
  [63.2, SEDAN, 'showroom', 'ramon', 'ceramics', 'card', 5, 'Nothing broken.'],
  [69.3, MOTORCYCLE, 'studio', 'printer', 'contract', 'wallet', 5, ''],
  [76.2, MPV, 'divisoria', 'studio', 'fabric', 'card', 4, ''],
  [83.4, JOINT, 'cainta', 'workshop', 'linen', 'card', 5, 'Will use Joint again.'],
  [90.1, VAN, 'studio', 'lola', 'desks', 'card', 5, 'Rodel is the best.'],
  [98.2, MOTORCYCLE, 'home', 'client', 'laptops', 'card', 0, ''],
  [106.3, SEDAN, 'studio', 'kuya', 'cookware', 'gcash', 4, ''],
  [113.2, MPV, 'workshop', 'ramon', 'ceramics', 'card', 5, 'Packed well in the car.'],
  [121.4, JOINT, 'studio', 'cainta', 'clothes', 'card', 3, 'Took the whole afternoon.'],
  [130.1, MOTORCYCLE, 'kim', 'studio', 'contract', 'cash', 5, ''],
  [139.2, VAN, 'divisoria', 'workshop', 'fabric', 'card', 4, ''],
  [149.3, SEDAN, 'home', 'lola', 'cakes', 'card', 5, 'Lola was so happy.'],
  [160.2, CLOSED_VAN, 'workshop', 'studio', 'desks', 'card', 5, 'Moved the whole studio in one go.'],
  [172.1, MOTORCYCLE, 'studio', 'showroom', 'contract', 'wallet', 4, ''],
];

// prettier-ignore
const HARBOR: CompletedRow[] = [
  [1.3, CLOSED_VAN, 'harbor', 'commissary', 'frozen', 'credit', 0, ''],
  [4.2, JOINT, 'harbor', 'cainta', 'canned', 'credit', 4, ''],
  [8.1, VAN, 'navotas', 'commissary', 'fish', 'credit', 5, 'Still frozen on arrival.'],
  [15.3, JOINT, 'commissary', 'lola', 'rice', 'credit', 0, ''],
  [23.2, CLOSED_VAN, 'harbor', 'cainta', 'rice', 'credit', 5, ''],
  [34.1, VAN, 'navotas', 'harbor', 'fish', 'credit', 4, 'Dock 4, as asked.'],
  [46.3, JOINT, 'harbor', 'workshop', 'canned', 'credit', 0, ''],
  [59.2, CLOSED_VAN, 'harbor', 'commissary', 'frozen', 'credit', 5, ''],
  [77.1, VAN, 'cainta', 'commissary', 'vegetables', 'credit', 4, ''],
  [96.2, JOINT, 'harbor', 'kuya', 'canned', 'credit', 5, ''],
  [124.3, VAN, 'harbor', 'cainta', 'mangoes', 'credit', 5, ''],
];

const toSeedRows = (owner: SeedRow['owner'], rows: CompletedRow[]): SeedRow[] =>
  rows.map(([ago, vehicle, from, to, goods, paidWith, stars, review]) => ({
    owner,
    ago,
    vehicle,
    addresses: [from, to],
    goods: [goods],
    paidWith,
    stars,
    review,
  }));

// prettier-ignore
const CANCELLED: SeedRow[] = [
  { owner: 'andrea', ago: 11, vehicle: SEDAN, addresses: ['studio', 'client'], goods: ['linen'], paidWith: 'card', cancelled: { reason: 'Wrong address', afterMinutes: 4, isPaid: true } },
  { owner: 'andrea', ago: 38, vehicle: VAN, addresses: ['divisoria', 'studio'], goods: ['fabric'], paidWith: 'card', cancelled: { reason: 'The goods are not ready', afterMinutes: 30, isPaid: false } },
  { owner: 'andrea', ago: 72, vehicle: MOTORCYCLE, addresses: ['home', 'kim'], goods: ['contract'], paidWith: 'wallet', cancelled: { reason: 'Booked twice', afterMinutes: 0.5, isPaid: true } },
  { owner: 'andrea', ago: 117, vehicle: JOINT, addresses: ['cainta', 'kuya'], goods: ['clothes'], paidWith: 'card', cancelled: { reason: 'Change of plans', afterMinutes: 90, isPaid: false } },
];

// prettier-ignore
const ONGOING: SeedRow[] = [
  { owner: 'andrea', ago: 0, vehicle: VAN, addresses: ['studio', 'kim', 'ramon'], goods: ['ceramics', 'desks'], paidWith: 'card', driver: 7, progress: { status: 'In Transit', nth: 1, share: 0.45 } },
  { owner: 'andrea', ago: 0, vehicle: JOINT, addresses: ['divisoria', 'printer'], goods: ['fabric'], paidWith: 'card', progress: { status: 'Picked Up', nth: 0, share: 0.3 } },
  { owner: 'andrea', ago: 0, vehicle: MOTORCYCLE, addresses: ['home', 'client'], goods: ['laptops'], paidWith: 'gcash', driver: 4, progress: { status: 'In Transit', nth: 0, share: 0.85 } },
  { owner: 'harbor.foods', ago: 0, vehicle: JOINT, addresses: ['harbor', 'commissary', 'cainta'], goods: ['canned', 'rice'], paidWith: 'credit', progress: { status: 'In Transit', nth: 0, share: 0.5 } },
];

export const SEED_ROWS: SeedRow[] = [
  ...toSeedRows('andrea', ANDREA),
  ...toSeedRows('harbor.foods', HARBOR),
  ...CANCELLED,
  ...ONGOING,
];
