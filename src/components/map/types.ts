import type { BookingMode } from '@/config/modes';
import type { LatLng, Point } from '@/lib/maps/geo';
import type { ListedStop } from '../delivery/StopList';

/** Stop with a title that fits a label on the map, and a caption above it; without a caption it has no label. */
export type MapStop = Point & ListedStop;

/** `doneFraction` is the driven share of the length. The driven part is solid, the rest dotted; by default all is solid. */
export type MapRoute = { points: readonly LatLng[]; doneFraction?: number };

/** `heading` is in degrees clockwise from north; `vehicle` is the name of the vehicle type. */
export type MapLive = Point & { heading?: number; mode: BookingMode; vehicle?: string };

/** `label` is the visible text; `name` the accessible name, by default an offer of that price; `vehicle` the type. */
export type MapVehicle = Point & {
  id: string;
  label: string;
  name?: string;
  isChosen: boolean;
  mode: BookingMode;
  vehicle?: string;
};

export type MapPick = { value: Point | null; onPick: (point: Point) => void };

export type DeliveryMapProps = {
  /** Name of the region, such as "Route of LGX-260716-0482". */
  label: string;
  stops: readonly MapStop[];
  route?: MapRoute;
  live?: MapLive;
  vehicles?: readonly MapVehicle[];
  onVehicleSelect?: (id: string) => void;
  pick?: MapPick;
  /** Closest zoom; by default that of the map engine. */
  maxZoom?: number;
  /** Static picture of the route in a card: no labels, no controls, and the page scrolls over it. */
  isPreview?: boolean;
  /** True if the page lists the stops next to the map. */
  isListed?: boolean;
  className?: string;
};
