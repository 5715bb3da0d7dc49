import type { MapStop, MapVehicle } from '@/components/map/types';

export const STOPS: MapStop[] = [
  { key: 'a', kind: 'pickup', title: 'Salcedo St, Makati', caption: 'Pickup', lat: 14.5594, lng: 121.0166 },
  { key: 'b', kind: 'stop', number: 1, title: '30th St, BGC', lat: 14.5518, lng: 121.0508 },
  { key: 'c', kind: 'dropoff', title: 'Gilmore Ave, Quezon City', caption: 'Drop-off', lat: 14.6224, lng: 121.0386 },
];

/** The stops in their order, as the list says them. */
export const STOP_TEXTS = ['Pickup: Salcedo St, Makati', 'Stop 1: 30th St, BGC', 'Drop-off: Gilmore Ave, Quezon City'];

export const textOf = (item: HTMLElement) =>
  [...item.querySelectorAll('p')].map(({ textContent }) => textContent).join(': ');

/** Degrees of longitude that span so many CSS pixels at a zoom. */
export const pxToLng = (px: number, zoom: number) => (px / (256 * 2 ** zoom)) * 360;

export function vehicle(id: string, lng: number, more: Partial<MapVehicle> = {}): MapVehicle {
  return { id, lat: 14.58, lng, label: `₱${id}.00`, isChosen: false, mode: 'exclusive', ...more };
}
