import { days } from '../clock';
import type { VoucherRecord } from '../records/accounts';
import type { World } from '../world';
import { demoCustomer } from './customers';

type Row = Pick<VoucherRecord, 'code' | 'title' | 'description' | 'kind' | 'value'> & {
  max?: number;
  min: number;
  mode?: 'exclusive' | 'shared';
  /** Days from now; a negative one has run out. */
  until: number;
  uses?: number;
  isUsed?: boolean;
};

/** Amounts are centavos. */
const ROWS: Row[] = [
  {
    code: 'PADALA150',
    title: 'Special, any vehicle',
    description: 'Special bookings from ₱900.00',
    kind: 'amount',
    value: 150_00,
    min: 900_00,
    mode: 'exclusive',
    until: 15,
  },
  {
    code: 'SABAY20',
    title: 'Joint, one fifth off',
    description: 'Joint bookings, up to ₱200.00 off',
    kind: 'percent',
    value: 20,
    max: 200_00,
    min: 0,
    mode: 'shared',
    until: 2,
  },
  {
    code: 'TATLOSTOP',
    title: 'Worth an extra stop',
    description: 'Bookings from ₱600.00',
    kind: 'amount',
    value: 80_00,
    min: 600_00,
    until: 30,
    uses: 3,
  },
  {
    code: 'MAAGA10',
    title: 'Large loads',
    description: 'Special bookings from ₱2,500.00, up to ₱500.00 off',
    kind: 'percent',
    value: 10,
    max: 500_00,
    min: 2_500_00,
    mode: 'exclusive',
    until: 46,
  },
  {
    code: 'TULONG',
    title: 'Worth a driver helper',
    description: 'Special bookings from ₱1,500.00',
    kind: 'amount',
    value: 250_00,
    min: 1_500_00,
    mode: 'exclusive',
    until: 46,
  },
  {
    code: 'UNANGJOINT',
    title: 'First three Joint bookings',
    description: 'Joint bookings from ₱200.00',
    kind: 'amount',
    value: 60_00,
    min: 200_00,
    mode: 'shared',
    until: 76,
    uses: 3,
  },
  {
    code: 'BAGYO50',
    title: 'Rainy season',
    description: 'Bookings from ₱300.00',
    kind: 'amount',
    value: 50_00,
    min: 300_00,
    until: -21,
  },
  {
    code: 'TAGINIT15',
    title: 'Summer',
    description: 'Special bookings, up to ₱300.00 off',
    kind: 'percent',
    value: 15,
    max: 300_00,
    min: 0,
    mode: 'exclusive',
    until: -140,
  },
  {
    code: 'SALAMAT100',
    title: 'Thank you',
    description: 'Bookings from ₱500.00',
    kind: 'amount',
    value: 100_00,
    min: 500_00,
    until: 20,
    isUsed: true,
  },
  {
    code: 'KUMUSTA5',
    title: 'Hello again',
    description: 'Any booking, up to ₱100.00 off',
    kind: 'percent',
    value: 5,
    max: 100_00,
    min: 0,
    until: 9,
    isUsed: true,
  },
];

export function seedVouchers(world: World, now: number): void {
  const andrea = demoCustomer(world, 'andrea').id;
  ROWS.forEach(({ max, min, mode, until, uses = 1, isUsed = false, ...row }, index) => {
    world.vouchers.push({
      ...row,
      id: 301 + index,
      customer_id: null,
      max_discount: max ?? null,
      min_spend: min,
      valid_from: now + days(Math.min(until, 0) - 90),
      valid_until: now + days(until),
      booking_type: mode ?? null,
      uses_per_customer: uses,
      uses_left: isUsed ? { [andrea]: 0 } : {},
    });
  });
}
