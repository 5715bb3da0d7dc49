import type { BookingMode } from '@/config/modes';
import { daysToMs } from '../clock';
import type { VoucherRecord } from '../records/accounts';
import type { World } from '../world';
import { findDemoCustomer } from './customers';

type Row = Pick<VoucherRecord, 'code' | 'title' | 'description' | 'kind' | 'value'> & {
  max?: number;
  min: number;
  mode?: BookingMode;
  /** End in days from now; negative if expired. */
  until: number;
  uses?: number;
  isUsed?: boolean;
};

/** Amounts are centavos. */
const ROWS: Row[] = [
  {
    code: 'PADALA150',
    title: 'For any Special vehicle',
    description: 'Special bookings of ₱900.00 or more',
    kind: 'amount',
    value: 150_00,
    min: 900_00,
    mode: 'exclusive',
    until: 15,
  },
  {
    code: 'SABAY20',
    title: '20% off Joint',
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
    title: '₱80 off any booking',
    description: 'Bookings of ₱600.00 or more',
    kind: 'amount',
    value: 80_00,
    min: 600_00,
    until: 30,
    uses: 3,
  },
  {
    code: 'MAAGA10',
    title: '10% off large loads',
    description: 'Special bookings of ₱2,500.00 or more, up to ₱500.00 off',
    kind: 'percent',
    value: 10,
    max: 500_00,
    min: 2_500_00,
    mode: 'exclusive',
    until: 46,
  },
  {
    code: 'TULONG',
    title: '₱250 off Special',
    description: 'Special bookings of ₱1,500.00 or more',
    kind: 'amount',
    value: 250_00,
    min: 1_500_00,
    mode: 'exclusive',
    until: 46,
  },
  {
    code: 'UNANGJOINT',
    title: 'Your first three Joint bookings',
    description: 'Joint bookings of ₱200.00 or more',
    kind: 'amount',
    value: 60_00,
    min: 200_00,
    mode: 'shared',
    until: 76,
    uses: 3,
  },
  {
    code: 'BAGYO50',
    title: 'Rainy season discount',
    description: 'Bookings of ₱300.00 or more',
    kind: 'amount',
    value: 50_00,
    min: 300_00,
    until: -21,
  },
  {
    code: 'TAGINIT15',
    title: 'Summer discount',
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
    title: 'Thank you for booking',
    description: 'Bookings of ₱500.00 or more',
    kind: 'amount',
    value: 100_00,
    min: 500_00,
    until: 20,
    isUsed: true,
  },
  {
    code: 'KUMUSTA5',
    title: 'Welcome back',
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
  const andrea = findDemoCustomer(world, 'andrea').id;
  ROWS.forEach(({ max, min, mode, until, uses = 1, isUsed = false, ...row }, index) => {
    world.vouchers.push({
      ...row,
      id: 301 + index,
      customer_id: null,
      max_discount: max ?? null,
      min_spend: min,
      valid_from: now + daysToMs(Math.min(until, 0) - 90),
      valid_until: now + daysToMs(until),
      booking_type: mode ?? null,
      uses_per_customer: uses,
      uses_left: isUsed ? { [andrea]: 0 } : {},
    });
  });
}
