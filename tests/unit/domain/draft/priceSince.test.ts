import { describe, expect, it } from 'vitest';
import { describeLastPrice, getPriceSince } from '@/domain/draft/priceSince';
import { booking as buildBooking } from '../../../builders/booking';

const NOW = Date.parse('2026-11-21T10:00:00+08:00');
const last = { total: 1485.4, date: '2026-10-12T09:00:00+08:00' };

describe('the price change since the last time', () => {
  it.each([
    [1530.4, { difference: 45, label: '₱45.00 more than on 12 Oct' }],
    [1485.3, { difference: -0.1, label: '₱0.10 less than on 12 Oct' }],
    [1485.4, { difference: 0, label: 'Same price as on 12 Oct' }],
    [1485.4 + 0.1 + 0.2, { difference: 0.3, label: '₱0.30 more than on 12 Oct' }],
  ])('is labelled for ₱%d today', (today, change) => {
    expect(getPriceSince(last, today, NOW)).toEqual(change);
  });

  it('names another year, and the day in Manila', () => {
    expect(getPriceSince({ ...last, date: '2025-12-31T17:00:00Z' }, 1485.4, NOW).label).toBe('Same price as on 01 Jan');
    expect(getPriceSince({ ...last, date: '2025-12-31T15:00:00Z' }, 1485.4, NOW).label).toBe(
      'Same price as on 31 Dec 2025',
    );
  });
});

describe('the last price of a delivery', () => {
  const booking = buildBooking({ total: 502.1, date_created: last.date });

  it.each([
    ['without a voucher', { voucher_code: null }, '₱502.10 on 12 Oct'],
    [
      'with the voucher added back',
      { voucher_code: 'SALAMAT100', charged: { breakdown: [], discount: 100, total: 502.1 } },
      '₱602.10 on 12 Oct, before a voucher of ₱100.00',
    ],
    ['with a voucher of unknown value', { voucher_code: 'SALAMAT100' }, '₱502.10 on 12 Oct, with a voucher'],
  ])('is named %s', (_name, charge, text) => {
    expect(describeLastPrice({ ...booking, ...charge }, NOW)).toBe(text);
  });
});
