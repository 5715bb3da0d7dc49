import { describe, expect, it } from 'vitest';
import { arrivalOf, arrivalTime, timeLeft } from '../../../src/store/arrival';
import { appointment, booking } from '../../builders/booking';

const NOW = Date.parse('2026-07-16T10:00:00+08:00');
const carried = (changes: Parameters<typeof appointment>[0]) =>
  booking({}, { appointment: appointment({ eta_at: undefined, ...changes }) });

describe('when a delivery arrives', () => {
  it("is the server's word where it gives one", () => {
    const arrival = arrivalOf(booking(), NOW);
    expect(arrival).toEqual({ at: '2026-07-16T10:52:00+08:00', isEstimate: false });
    expect(arrival && [arrivalTime(arrival), timeLeft(arrival, NOW)]).toEqual(['10:52 AM', '52 Minutes']);
  });

  it('is as long after the pick-up as the route takes, and said to be about', () => {
    const arrival = arrivalOf(carried({}), NOW);
    expect(arrival && [arrivalTime(arrival), timeLeft(arrival, NOW)]).toEqual(['about 10:29 AM', '29 Minutes']);
    expect(arrivalOf(carried({ timeline: [] }), NOW)?.at).toBe('2026-07-16T02:25:00.000Z');
  });

  it.each([
    ['the pick-up is late', carried({ timeline: [] }), NOW + 3_600_000],
    ['it is not paid', { ...carried({}), status: 'Pending' }, NOW],
    ['it is over', { ...carried({}), status: 'Completed' }, NOW],
    ['there is no route', booking({ booking_routes: [] }), NOW],
  ])('is not known where %s', (_name, one, now) => {
    expect(arrivalOf(one, now)).toBeNull();
  });
});
