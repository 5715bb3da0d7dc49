import { describe, expect, it } from 'vitest';
import { getPriceSince } from '@/domain/draft/priceSince';

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
