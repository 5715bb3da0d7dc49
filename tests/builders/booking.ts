import type { Appointment, Booking, Driver, Item, Rate, Stop, VehicleType } from '@/api/wire';

const place = (id: string, name: string) => ({ id, code: id, name });

export const vehicle = (changes: Partial<VehicleType> = {}): VehicleType => ({
  id: 4,
  name: 'L300 Van',
  description: 'A van for boxes and small furniture',
  max_weight_kg: 1000,
  max_volume_cbm: 4,
  length_cm: 220,
  width_cm: 140,
  height_cm: 130,
  base_fare: 750,
  per_km: 38,
  image: '/art/vehicle-van.svg',
  services: [],
  ...changes,
});

export const item = (changes: Partial<Item> = {}): Item => ({
  type: 1,
  category: 11,
  subcategory: 111,
  uom: 1,
  quantity: 2,
  weight_kg: 10,
  ...changes,
});

export const stop = (sequence: number, changes: Partial<Stop> = {}): Stop => ({
  sequence,
  kind: sequence === 0 ? 'pickup' : 'dropoff',
  contact_name: 'Ramon dela Peña',
  contact_mobile: '9206158843',
  address_line: `${sequence + 40} Gilmore Ave, New Manila`,
  landmark: null,
  region: '13',
  province: '130',
  city: '1301',
  barangay: '13011',
  lat: 14.55 + sequence / 50,
  lng: 121.02 + sequence / 50,
  notes: null,
  items: sequence === 0 ? [] : [item()],
  place: {
    region: place('13', 'NCR'),
    province: place('130', 'Metro Manila'),
    city: place('1301', 'Quezon City'),
    barangay: place('13011', 'Mariana'),
  },
  ...changes,
});

export const driver = (changes: Partial<Driver> = {}): Driver => ({
  user: {
    user_profile: { account_number: 'DRV-0007', first_name: 'Rodel', last_name: 'Magsino', profile_image: null },
  },
  plate_number: 'NBX 4182',
  mobile: '9170000000',
  rating: 4.9,
  position: null,
  ...changes,
});

export const appointment = (changes: Partial<Appointment> = {}): Appointment => ({
  id: 70,
  driver: driver(),
  status: 'In Transit',
  timeline: [
    { status: 'Driver Assigned', at: '2026-07-16T09:00:00+08:00' },
    { status: 'Picked Up', at: '2026-07-16T09:34:00+08:00' },
    { status: 'In Transit', at: '2026-07-16T09:36:00+08:00' },
  ],
  proof: null,
  eta_at: '2026-07-16T10:52:00+08:00',
  distance_left_km: 6.1,
  ...changes,
});

/** Builds an ongoing, paid Special delivery with one drop-off; a test states only what it needs. */
export function booking(
  changes: Partial<Booking> = {},
  parts: { stops?: Stop[]; appointment?: Appointment | null } = {},
): Booking {
  const { stops = [stop(0), stop(1)], appointment: carried = appointment() } = parts;
  return {
    id: 482,
    booking_number: 'LGX-260716-0482',
    booking_type: 'exclusive',
    status: 'Ongoing',
    date_created: '2026-07-16T08:54:00+08:00',
    schedule: { pickup_at: '2026-07-16T09:30:00+08:00' },
    total: 1530.4,
    payment_status: 'Paid',
    payment_method: 'Visa 4417',
    vehicle_type: vehicle(),
    booking_routes: [
      {
        id: 1,
        sequence: 0,
        stops,
        distance_km: 15.8,
        duration_minutes: 55,
        polyline: null,
        booking_appointments: carried ? [carried] : [],
      },
    ],
    rating: null,
    voucher_code: null,
    cancellation: null,
    ...changes,
  };
}

export const rate = (changes: Partial<Rate> = {}): Rate => ({
  id: 'r1',
  vehicle_type: vehicle(),
  driver: driver(),
  eta_minutes: 6,
  distance_km: 15.8,
  breakdown: [
    { code: 'base', label: 'Base fare', amount: 750 },
    { code: 'distance', label: '15.8 km at ₱38.00', amount: 600.4 },
  ],
  discount: 0,
  total: 1350.4,
  currency: 'PHP',
  ...changes,
});
