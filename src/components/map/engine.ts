import type { LatLng } from '@/lib/maps/geo';
import type { MapView } from './labelPlace';
import type { MapPoint } from './types';

/** Stacking layers of the markers. */
export type MarkerLayer = 'vehicle' | 'stop' | 'live' | 'pick';

export const LAYER_ORDER: Record<MarkerLayer, number> = { vehicle: 100, stop: 200, live: 300, pick: 400 };

export type MarkerHandle = { moveTo: (at: MapPoint) => void; remove: () => void };

export type ClusterItem = { element: HTMLElement; at: MapPoint };

/** Settings of a new map. */
export type EngineOptions = {
  isPreview: boolean;
  label: string;
  /** First view of the map; with it the map is drawn once instead of twice. */
  opensOn: readonly LatLng[];
};

/** Common interface of Google Maps and the embedded map. */
export type MapEngine = {
  /** Centres an element on a point. */
  addMarker: (element: HTMLElement, at: MapPoint, layer: MarkerLayer) => MarkerHandle;
  /**
   * Clusters elements by the rule of spec section 9 and updates the clusters at each zoom. The embedded map moves
   * markers aside that the pin at `chosen` would cover. Returns a cleanup function.
   */
  addClustered: (items: readonly ClusterItem[], chosen?: MapPoint) => () => void;
  /** Draws the driven part solid and the part ahead dotted. Returns a cleanup function. */
  drawRoute: (done: readonly LatLng[], ahead: readonly LatLng[]) => () => void;
  /** Fits all points into view; a single point is centred at street level. */
  fit: (points: readonly LatLng[]) => void;
  zoomBy: (step: 1 | -1) => void;
  centre: () => MapPoint;
  /** Reports the visible part of the map, now and after each move. Returns a cleanup function. */
  onView: (handler: (view: MapView) => void) => () => void;
  onClick: (handler: (point: MapPoint) => void) => () => void;
  destroy: () => void;
};

/** Bounds of the Philippines, for a map without points. */
export const COUNTRY_BOUNDS: readonly [LatLng, LatLng] = [
  [5.5, 117],
  [19, 126.6],
];
export const STREET_ZOOM = 15;
export const MIN_ZOOM = 5;
export const MAX_ZOOM = 20;
