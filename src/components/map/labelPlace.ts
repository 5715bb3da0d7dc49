import type { MapStop, MapVehicle } from './types';

/** Where a stop's label stands: on which side of its marker, and above, beneath or level with it. */
export type LabelPlace = { side: 'left' | 'right'; level: 'above' | 'beside' | 'beneath' };

/** Level with the marker; that of the pick-up makes room for the chosen vehicle, which waits near it with its price. */
function levelOf(stop: MapStop, vehicles: readonly MapVehicle[]): LabelPlace['level'] {
  const chosen = stop.kind === 'pickup' ? vehicles.find(({ isChosen }) => isChosen) : undefined;
  if (!chosen) return 'beside';
  return chosen.lat > stop.lat ? 'beneath' : 'above';
}

/** Labels stand outside of the route: to the right of what lies east of its middle. */
export function labelPlace(stop: MapStop, stops: readonly MapStop[], vehicles: readonly MapVehicle[]): LabelPlace {
  const longitudes = stops.map(({ lng }) => lng);
  const isWest = stop.lng < (Math.min(...longitudes) + Math.max(...longitudes)) / 2;
  return { side: isWest ? 'left' : 'right', level: levelOf(stop, vehicles) };
}
