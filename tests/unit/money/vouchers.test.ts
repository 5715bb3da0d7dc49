import { describe, expect, it } from 'vitest';
import type { Voucher } from '@/api/wire';
import {
  getVoucherEndLabel,
  getVoucherTab,
  getVoucherValue,
  readVoucherTab,
  sortVouchers,
} from '@/features/vouchers/voucherView';
import { unknownValue } from '../../builders/unknownValue';

const NOW = Date.parse('2026-11-21T20:00:00+08:00');

const voucher = (fields: Partial<Voucher> = {}): Voucher => ({
  id: 1,
  code: 'PADALA150',
  title: 'Special, any vehicle',
  description: 'Bookings from ₱900.00',
  kind: 'amount',
  value: 150,
  min_spend: 900,
  valid_from: '2026-10-01T00:00:00+08:00',
  valid_until: '2026-11-30T23:59:59+08:00',
  remaining_uses: 1,
  status: 'Available',
  ...fields,
});

describe('a voucher', () => {
  it.each<[Partial<Voucher>, string]>([
    [{}, 'Available'],
    [{ status: 'Used' }, 'Used'],
    [{ remaining_uses: 0 }, 'Used'],
    [{ status: 'Expired' }, 'Expired'],
    [{ status: 'Expired', remaining_uses: 0 }, 'Expired'],
    [{ valid_until: '2026-11-21T19:59:59+08:00' }, 'Expired'],
    [{ status: unknownValue('Something new') }, 'Available'],
    [{ valid_until: '' }, 'Available'],
  ])('with %j is %s', (fields, tab) => {
    expect(getVoucherTab(voucher(fields), NOW)).toBe(tab);
  });

  it.each([
    [{}, { value: '₱150.00', text: 'off' }],
    [
      { kind: 'percent', value: 20, max_discount: 200 },
      { value: '20%', text: 'off, up to ₱200.00' },
    ],
    [
      { kind: 'percent', value: 5 },
      { value: '5%', text: 'off' },
    ],
  ] as const)('with %j shows %j on its stub', (fields, face) => {
    expect(getVoucherValue(voucher(fields))).toEqual(face);
  });

  it.each([
    ['2026-11-30T23:59:59+08:00', 'Until 30 Nov 2026', false],
    ['2026-11-23T23:59:59+08:00', '2 days left', true],
    ['2026-11-22T01:00:00+08:00', '1 day left', true],
    ['2026-11-21T23:59:59+08:00', 'Last day', true],
    ['2026-11-20T23:59:59+08:00', 'Ended 20 Nov 2026', false],
    ['2026-11-21', 'Last day', true],
    ['2026-11-20', 'Ended 20 Nov 2026', false],
    ['', 'No end date', false],
  ])('that ends %j shows %j', (valid_until, text, isSoon) => {
    expect(getVoucherEndLabel(voucher({ valid_until }), NOW)).toEqual({ text, isSoon });
  });

  it.each<[Partial<Voucher>, string]>([
    [{ status: 'Expired', valid_until: '2026-11-30T23:59:59+08:00' }, 'Expired'],
    [{ remaining_uses: 0, valid_until: '2026-11-23T23:59:59+08:00' }, 'Used'],
    [{ valid_until: '2026-11-21T19:59:59+08:00' }, 'Ended 21 Nov 2026'],
  ])('that cannot be used, %j, shows "%s" and no time that is left', (fields, text) => {
    expect(getVoucherEndLabel(voucher(fields), NOW)).toEqual({ text, isSoon: false });
  });

  it('is sorted by soonest end while available, and by latest end once expired', () => {
    const ending = (id: number, valid_until: string) => voucher({ id, valid_until });
    const sorted = sortVouchers(
      [
        ending(1, '2026-12-31T00:00:00+08:00'),
        ending(5, ''),
        ending(2, '2026-11-25T00:00:00+08:00'),
        ending(3, '2026-01-01T00:00:00+08:00'),
        ending(4, '2026-06-01T00:00:00+08:00'),
      ],
      NOW,
    );
    expect(sorted.Available.map(({ id }) => id)).toEqual([2, 1, 5]);
    expect(sorted.Expired.map(({ id }) => id)).toEqual([4, 3]);
    expect(sorted.Used).toEqual([]);
  });

  it('is listed in the tab of the URL, which defaults to the available ones', () => {
    expect(readVoucherTab('Used')).toBe('Used');
    expect(readVoucherTab('used')).toBe('Available');
    expect(readVoucherTab(null)).toBe('Available');
  });
});
