import { encode } from '@googlemaps/polyline-codec';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Appointment } from '@/api/wire';
import { useDeliveryMap } from '@/hooks/useDeliveryMap';
import { appointment, booking, driver } from '../../builders/booking';

const ROAD: [number, number][] = [
  [14.55, 121.02],
  [14.56, 121.03],
  [14.57, 121.04],
];

const getDrivenShare = (status: Appointment['status']) => {
  const position = { lat: 14.56, lng: 121.03, heading: null, recorded_at: '2026-07-16T09:40:00+08:00' };
  const trip = booking({}, { appointment: appointment({ status, driver: driver({ position }) }) });
  Object.assign(trip.booking_routes[0] ?? {}, { polyline: encode(ROAD, 5) });
  const { route } = renderHook(() => useDeliveryMap(trip)).result.current;
  return route && 'doneFraction' in route ? route.doneFraction : undefined;
};

it('draws no part of the road as driven before the pickup, even near its middle', () => {
  expect(getDrivenShare('In Transit')).toBeCloseTo(0.5);
  for (const status of ['Driver Assigned', 'Arrived at Pickup'] as const) expect(getDrivenShare(status)).toBe(0);
});
