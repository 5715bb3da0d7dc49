import type { MapStop, MapVehicle } from '@/components/map/types';
import type { LatLng } from '@/lib/maps/geo';

export const ROUTE: LatLng[] = [
  [14.5594, 121.0166],
  [14.561, 121.0192],
  [14.5585, 121.0225],
  [14.5515, 121.0262],
  [14.5468, 121.0305],
  [14.5462, 121.038],
  [14.5492, 121.0462],
  [14.5518, 121.0508],
  [14.5552, 121.051],
  [14.5566, 121.047],
  [14.5572, 121.037],
  [14.568, 121.0455],
  [14.5735, 121.0483],
  [14.5815, 121.0537],
  [14.588, 121.0567],
  [14.599, 121.0575],
  [14.6085, 121.0562],
  [14.612, 121.047],
  [14.6135, 121.0358],
  [14.6224, 121.0386],
];

export const STOPS: MapStop[] = [
  { key: 'a', kind: 'pickup', title: 'Salcedo St, Makati', caption: 'Pickup', lat: 14.5594, lng: 121.0166 },
  { key: 'b', kind: 'stop', number: 1, title: '30th St, BGC', caption: 'Stop 1', lat: 14.5518, lng: 121.0508 },
  { key: 'c', kind: 'dropoff', title: 'Gilmore Ave, Quezon City', caption: 'Drop-off', lat: 14.6224, lng: 121.0386 },
];

const at = (id: string, lat: number, lng: number, label: string, isChosen = false): MapVehicle => ({
  id,
  lat,
  lng,
  label,
  isChosen,
  mode: 'exclusive',
});

export const VEHICLES: MapVehicle[] = [
  at('1', 14.5645, 121.0125, '₱1,530.40', true),
  at('2', 14.5665, 121.026, '₱2,140.00'),
  at('3', 14.5625, 121.062, '₱1,610.40'),
  at('4', 14.551, 121.007, '₱1,575.40'),
  ...[0, 1, 2, 3, 4].map((n) => at(`q${n}`, 14.61 + n * 0.0004, 121.068 + n * 0.0005, '₱1,700.00')),
  ...[0, 1, 2].map((n) => at(`m${n}`, 14.59 + n * 0.0004, 121.013 + n * 0.0005, '₱1,800.00')),
];

export const LINES = [
  { code: 'base', label: 'Base fare', amount: 750 },
  { code: 'km', label: '15.8 km at ₱38.00', amount: 600.4 },
  { code: 'stop', label: 'Extra stop', amount: 80 },
  { code: 'helper', label: 'Driver helper', amount: 250 },
];
