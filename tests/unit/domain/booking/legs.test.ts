import { encode } from '@googlemaps/polyline-codec';
import { describe, expect, it } from 'vitest';
import { getLegs } from '@/domain/booking/legs';
import { stop } from '../../../builders/booking';

const START = Date.parse('2026-11-25T01:30:00Z');
const STOPS = [stop(0, { lat: 14, lng: 121 }), stop(1, { lat: 14, lng: 121.01 }), stop(2, { lat: 14, lng: 121.04 })];
const minutesAfter = (at: number) => (at - START) / 60_000;

const route = (polyline: string | null) => ({ distance_km: 12, duration_minutes: 60, polyline });

describe('the legs of a route', () => {
  it('share its distance and time in straight lines without a road', () => {
    const legs = getLegs(route(null), STOPS, START);
    expect(legs.map(({ km }) => Math.round(km * 10) / 10)).toEqual([0, 3, 9]);
    expect(legs.map(({ minutes }) => Math.round(minutes))).toEqual([0, 21, 39]);
    expect(legs.map(({ arrivesAt }) => Math.round(minutesAfter(arrivesAt)))).toEqual([0, 21, 60]);
  });

  it('share it along the road, which makes a detour before the first stop', () => {
    const road: [number, number][] = [
      [14, 121],
      [14.01, 121],
      [14.01, 121.01],
      [14, 121.01],
      [14, 121.04],
    ];
    const legs = getLegs(route(encode(road, 5)), STOPS, START);
    expect(legs.map(({ minutes }) => Math.round(minutes))).toEqual([0, 30, 30]);
  });

  it('never lead back, and always add up to the whole route', () => {
    const back = [STOPS[0]!, STOPS[2]!, STOPS[1]!, STOPS[2]!];
    const legs = getLegs(
      route(
        encode(
          [
            [14, 121],
            [14, 121.04],
          ],
          5,
        ),
      ),
      back,
      START,
    );
    expect(legs.every(({ minutes }) => minutes >= 0)).toBe(true);
    expect(legs.reduce((sum, { km }) => sum + km, 0)).toBeCloseTo(12);
    expect(minutesAfter(legs.at(-1)!.arrivesAt)).toBe(60);
  });

  it('give each stop its time, even if the next stop is next door', () => {
    const doors = Array.from({ length: 15 }, (_, index) => stop(index + 1, { lat: 14, lng: 121.04 }));
    const legs = getLegs({ ...route(null), duration_minutes: 195 }, [STOPS[0]!, ...doors], START);
    expect(legs.map(({ minutes }) => Math.round(minutes))).toEqual([0, 27, ...Array<number>(14).fill(12)]);
    expect(minutesAfter(legs.at(-1)!.arrivesAt)).toBe(195);
  });

  it('have whole minutes that add up to the times of the stops', () => {
    const first = { ...STOPS[1]!, lng: 121.0117 };
    const legs = getLegs(route(null), [STOPS[0]!, first, STOPS[2]!], START);
    expect(legs.map(({ minutes }) => minutes)).toEqual([0, 23, 37]);
    expect(legs.map(({ arrivesAt }) => minutesAfter(arrivesAt))).toEqual([0, 23, 60]);
  });

  it('share the whole duration if it is too short for the time at the stops', () => {
    const legs = getLegs({ ...route(null), duration_minutes: 20 }, STOPS, START);
    expect(legs.map(({ minutes }) => Math.round(minutes))).toEqual([0, 5, 15]);
  });
});
