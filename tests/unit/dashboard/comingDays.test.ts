import { describe, expect, it } from 'vitest';
import { findNextPickup, getNextSevenDays } from '@/features/dashboard/comingDays';
import { booking } from '../../builders/booking';

/** 23:30 on 28 November in Manila, which is another day in other time zones. */
const NOW = Date.parse('2026-11-28T23:30:00+08:00');
const at = (pickup_at: string, changes = {}) => booking({ id: pickup_at, schedule: { pickup_at }, ...changes });

describe('the next seven days', () => {
  it('begin today in Manila and name public holidays', () => {
    const days = getNextSevenDays([], NOW);
    expect(days.map(({ day }) => day)).toEqual([
      '2026-11-28',
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
    ]);
    expect(days.map(({ holiday }) => holiday).filter(Boolean)).toEqual(['Bonifacio Day']);
  });

  it('put each pickup on its day in Manila, earliest first', () => {
    const days = getNextSevenDays(
      [
        at('2026-11-29T15:00:00+08:00'),
        at('2026-11-28T16:30:00Z'),
        at('2026-12-04T23:59:00+08:00', { status: 'Pending' }),
        at('2026-12-05T00:00:00+08:00'),
        at('2026-11-27T10:00:00+08:00'),
        at('2026-11-30T10:00:00+08:00', { status: 'Completed' }),
        at('2026-11-30T11:00:00+08:00', { status: 'Cancelled' }),
      ],
      NOW,
    );
    expect(days.map(({ bookings }) => bookings.map(({ id }) => id))).toEqual([
      [],
      ['2026-11-28T16:30:00Z', '2026-11-29T15:00:00+08:00'],
      [],
      [],
      [],
      [],
      ['2026-12-04T23:59:00+08:00'],
    ]);
  });

  it('have a next pickup, which is never in the past', () => {
    const later = at('2026-12-01T09:00:00+08:00');
    const sooner = at('2026-11-29T09:00:00+08:00');
    expect(findNextPickup([later, at('2026-11-28T09:00:00+08:00'), sooner], NOW)).toBe(sooner);
    expect(findNextPickup([at('2026-11-28T09:00:00+08:00')], NOW)).toBeUndefined();
    // a time without a zone is Manila's
    expect(findNextPickup([at('2026-11-28T22:30:00')], NOW)).toBeUndefined();
  });
});
