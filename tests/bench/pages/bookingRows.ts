import type { Booking, Stop } from '@/api/wire';

const COUNT = 10_000;
const STREETS = ['Ayala Ave', 'Gilmore Ave', 'Salcedo St', 'Session Road', 'Katipunan Ave', 'Divisoria Market'];
const CITIES = ['Makati City', 'Quezon City', 'Taguig City', 'Pasig City', 'Manila'];
const NAMES = ['Kim Salonga', 'Ramon dela Peña', 'Andrea Villanueva', 'Lito Ramos'];
const DRIVERS = ['Rodel Magsino', 'Jericho Tolentino', 'Noel Bautista', 'Dennis Manalo', 'Gerald Ocampo'];
const START = Date.parse('2026-11-21T10:00:00+08:00');

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

function stop(at: number, sequence: number): Stop {
  const place = (name: string) => ({ id: name, code: name, name });
  const city = pick(CITIES, at * 3 + sequence);
  return {
    sequence,
    kind: sequence === 0 ? 'pickup' : 'dropoff',
    contact_name: pick(NAMES, at + sequence),
    contact_mobile: '9171234567',
    address_line: `${(at % 190) + 1} ${pick(STREETS, at * 5 + sequence)}`,
    landmark: null,
    region: '13',
    province: '130',
    city,
    barangay: '13011',
    lat: 14.55,
    lng: 121.02,
    notes: null,
    items: [],
    place: {
      region: place('NCR'),
      province: place('Metro Manila'),
      city: place(city),
      barangay: place(`Barangay ${at % 40}`),
    },
  };
}

/** Ten years of a busy account, the same in every run. */
export const BOOKINGS: Booking[] = Array.from({ length: COUNT }, (_, at) => {
  const created = new Date(START - at * 8 * 3_600_000).toISOString();
  const [first_name = '', last_name = ''] = pick(DRIVERS, at * 7 + (at >> 3)).split(' ');
  return {
    id: at,
    booking_number: `LGX-${String(COUNT - at).padStart(6, '0')}`,
    booking_type: at % 4 === 0 ? 'shared' : 'exclusive',
    status: 'Completed',
    date_created: created,
    schedule: { pickup_at: created },
    total: ((at * 7919) % 500_000) / 100,
    payment_status: 'Paid',
    payment_method: 'Visa 4417',
    vehicle_type: null,
    booking_routes: [
      {
        id: at,
        sequence: 0,
        stops: at % 6 === 0 ? [stop(at, 0), stop(at, 1), stop(at, 2)] : [stop(at, 0), stop(at, 1)],
        distance_km: 12,
        duration_minutes: 40,
        polyline: null,
        booking_appointments: [
          {
            id: at,
            status: 'Delivered',
            driver: {
              user: { user_profile: { account_number: `DRV-${at % 50}`, first_name, last_name, profile_image: null } },
              plate_number: `NBX ${1000 + (at % 50)}`,
              mobile: '9170000000',
              rating: 4.9,
              position: null,
            },
            timeline: [{ status: 'Delivered', at: created }],
            proof: null,
          },
        ],
      },
    ],
    rating: at % 3 === 0 ? null : { rating: (at % 5) + 1, review: '' },
  };
});
