import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getTopLanes } from '@/features/dashboard/lanes';
import { booking, stop } from '../../builders/booking';

/** A delivered booking to a street, on a day in July. */
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

describe('the most frequent lanes', () => {
  it('group deliveries of the same mode and stops, with the newest one as the latest', () => {
    const lanes = getTopLanes([sent('A', 3), sent('B', 9), sent('A', 7), sent('A', 5), sent('b', 1)]);
    expect(lanes.map(({ to, count, latest }) => [to, count, latest.id])).toEqual([
      ['A Street, Quezon City', 3, 'A-7'],
      ['B Street, Quezon City', 2, 'B-9'],
    ]);
  });

  it('keep Special apart from Joint, and a route with one more stop apart', () => {
    const viaC = booking(
      { id: 'via', status: 'Completed' },
      { stops: [stop(0), stop(1), stop(2, { address_line: 'A Street' })] },
    );
    const lanes = getTopLanes([sent('A', 1), sent('A', 2, { booking_type: 'shared' }), viaC]);
    expect(lanes.map(({ count, between }) => [count, between])).toEqual(
      expect.arrayContaining([
        [1, 0],
        [1, 0],
        [1, 1],
      ]),
    );
  });

  it('keep the same street of two cities apart, also if the server sends their ids only with the names', () => {
    const named = (id: string) => ({ region: null, province: null, city: { id, code: id, name: id }, barangay: null });
    const to = (city: string) =>
      booking(
        { id: city, status: 'Completed' },
        { stops: [stop(0), stop(1, { city: null, barangay: null, address_line: 'A Street', place: named(city) })] },
      );
    expect(getTopLanes([to('Pasig'), to('Makati')])).toHaveLength(2);
  });

  it('put the more recent of two equally frequent lanes first, without undelivered bookings', () => {
    const lanes = getTopLanes([
      sent('A', 1),
      sent('B', 2),
      sent('C', 3, { status: 'Cancelled' }),
      sent('D', 4, { booking_routes: [] }),
    ]);
    expect(lanes.map(({ to }) => to)).toEqual(['B Street, Quezon City', 'A Street, Quezon City']);
  });

  it('are at most three, sorted by their number of deliveries', () => {
    const any = fc.array(fc.record({ to: fc.constantFrom(...'ABCDEF'), day: fc.integer({ min: 1, max: 28 }) }));
    fc.assert(
      fc.property(any, (list) => {
        const counts = getTopLanes(list.map(({ to, day }) => sent(to, day))).map((lane) => lane.count);
        expect(counts.length).toBeLessThanOrEqual(3);
        expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      }),
    );
  });
});
