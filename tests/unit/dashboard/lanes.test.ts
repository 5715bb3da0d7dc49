import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { topLanes } from '@/features/dashboard/lanes';
import { booking, stop } from '../../builders/booking';

/** A delivered booking to a street, so many days into July. */
const sent = (to: string, day: number, changes = {}) =>
  booking(
    {
      id: `${to}-${day}`,
      status: 'Completed',
      date_created: `2026-07-${String(day).padStart(2, '0')}T09:00:00+08:00`,
      ...changes,
    },
    { stops: [stop(0), stop(1, { address_line: `${to} Street` })] },
  );

describe('the lanes that are sent most', () => {
  it('counts the same mode and stops as one lane, and stands for it with the newest', () => {
    const lanes = topLanes([sent('A', 3), sent('B', 9), sent('A', 7), sent('A', 5), sent('b', 1)]);
    expect(lanes.map(({ to, times, latest }) => [to, times, latest.id])).toEqual([
      ['A Street, Quezon City', 3, 'A-7'],
      ['B Street, Quezon City', 2, 'B-9'],
    ]);
  });

  it('tells Special from Joint, and one stop more from none', () => {
    const viaC = booking(
      { id: 'via', status: 'Completed' },
      { stops: [stop(0), stop(1), stop(2, { address_line: 'A Street' })] },
    );
    const lanes = topLanes([sent('A', 1), sent('A', 2, { booking_type: 'shared' }), viaC]);
    expect(lanes.map(({ times, between }) => [times, between])).toEqual(
      expect.arrayContaining([
        [1, 0],
        [1, 0],
        [1, 1],
      ]),
    );
  });

  it('puts the newer first of two that were sent as often, and leaves out what did not arrive', () => {
    const lanes = topLanes([
      sent('A', 1),
      sent('B', 2),
      sent('C', 3, { status: 'Cancelled' }),
      sent('D', 4, { booking_routes: [] }),
    ]);
    expect(lanes.map(({ to }) => to)).toEqual(['B Street, Quezon City', 'A Street, Quezon City']);
  });

  it('never shows more than three, whatever was sent, and none with fewer deliveries before one with more', () => {
    const any = fc.array(fc.record({ to: fc.constantFrom(...'ABCDEF'), day: fc.integer({ min: 1, max: 28 }) }));
    fc.assert(
      fc.property(any, (list) => {
        const times = topLanes(list.map(({ to, day }) => sent(to, day))).map((lane) => lane.times);
        expect(times.length).toBeLessThanOrEqual(3);
        expect(times).toEqual(times.toSorted((a, b) => b - a));
      }),
    );
  });
});
