import type { BookingMode } from '@/config/paths';
import type { LatLng } from '@/lib/maps/geo';

export type MapPoint = { lat: number; lng: number };

export type MapStop = MapPoint & {
  key: string;
  kind: 'pickup' | 'stop' | 'dropoff';
  number?: number;
  /** The place, short enough for a label on the map. */
  title: string;
  /** A word above the title; with it the stop wears a label on the map. */
  caption?: string;
  isDone?: boolean;
};

/** `doneFraction` is the share of the length already driven: that part is solid, the rest dotted. Without it all is solid. */
export type MapRoute = { points: readonly LatLng[]; doneFraction?: number };

/** `heading` in degrees clockwise from north; `vehicle` is the name of its type. */
export type MapLive = MapPoint & { heading?: number; mode: BookingMode; vehicle?: string };

/** `label` stands beside it; `name` says what it is, an offer of that price where it is left out; `vehicle` is its type. */
export type MapVehicle = MapPoint & {
  id: string;
  label: string;
  name?: string;
  isChosen: boolean;
  mode: BookingMode;
  vehicle?: string;
};

export type MapPick = { value: MapPoint | null; onPick: (point: MapPoint) => void };

export type DeliveryMapProps = {
  /** Name of the region, such as "Route of LGX-260716-0482". */
  label: string;
  stops: readonly MapStop[];
  route?: MapRoute;
  live?: MapLive;
  vehicles?: readonly MapVehicle[];
  onVehicleSelect?: (id: string) => void;
  pick?: MapPick;
  /** A small picture of the route inside a card: smaller markers, no labels, no controls, the page scrolls over it. */
  isPreview?: boolean;
  className?: string;
};
