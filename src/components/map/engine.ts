import type { LatLng } from '@/lib/maps/geo';
import type { MapView } from './labelPlace';
import type { MapPoint } from './types';

/** Which marker lies over which. */
export type MarkerLayer = 'vehicle' | 'stop' | 'live' | 'pick';

export const LAYER_ORDER: Record<MarkerLayer, number> = { vehicle: 100, stop: 200, live: 300, pick: 400 };

export type MarkerHandle = { moveTo: (at: MapPoint) => void; remove: () => void };

export type ClusterItem = { element: HTMLElement; at: MapPoint };

export type EngineOptions = {
  isPreview: boolean;
  label: string;
  /** What the map opens on: drawn there at once, it is not drawn a second time when its scene comes. */
  opensOn: readonly LatLng[];
};

/** What a map can do for us; Google Maps and the embedded map both stand behind it. */
export type MapEngine = {
  /** Puts an element with its middle on a point. */
  addMarker: (element: HTMLElement, at: MapPoint, layer: MarkerLayer) => MarkerHandle;
  /**
   * Shows elements grouped by the cluster rule, anew at each zoom. On the embedded map what would lie under the pin at
   * `chosen` steps aside, so that it can be pressed. Answers the clean-up.
   */
  addClustered: (items: readonly ClusterItem[], chosen?: MapPoint) => () => void;
  /** Draws the driven part solid and the part ahead dotted. Answers the clean-up. */
  drawRoute: (done: readonly LatLng[], ahead: readonly LatLng[]) => () => void;
  /** Brings all points into view; one point alone is centred at street level. */
  fit: (points: readonly LatLng[]) => void;
  zoomBy: (step: 1 | -1) => void;
  centre: () => MapPoint;
  /** Tells what is shown: now, and whenever the map has moved. Answers the clean-up. */
  onView: (handler: (view: MapView) => void) => () => void;
  onClick: (handler: (point: MapPoint) => void) => () => void;
  destroy: () => void;
};

/** The Philippines, for a map that has no point yet. */
export const COUNTRY_BOUNDS: readonly [LatLng, LatLng] = [
  [5.5, 117],
  [19, 126.6],
];
export const STREET_ZOOM = 15;
export const MIN_ZOOM = 5;
export const MAX_ZOOM = 20;
