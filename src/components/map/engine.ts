import type { LatLng, Point } from '@/lib/maps/geo';
import type { GridCluster } from './gridClusters';
import type { MapView } from './mapBox';

/** Stacking layers of the markers. */
export type MarkerLayer = 'vehicle' | 'stop' | 'live' | 'pick';

export const LAYER_ORDER: Record<MarkerLayer, number> = { vehicle: 100, stop: 200, live: 300, pick: 400 };

export type MarkerHandle = { moveTo: (point: Point) => void; remove: () => void };

export type ClusterItem = { element: HTMLElement; point: Point };

/** Clustered elements. An element that is shown again, also at another point, keeps the focus. */
export type ClusterLayer = { show: (items: readonly ClusterItem[]) => void; remove: () => void };

/** Moves groups, in pixels of zoom 0, off the other markers of a view. */
export type ArrangeGroups = (view: MapView, groups: readonly GridCluster[]) => readonly GridCluster[];

/** Settings of a new map. */
export type EngineOptions = {
  isPreview: boolean;
  label: string;
  /** First view of the map; with it the map is drawn once instead of twice. */
  opensOn: readonly LatLng[];
  /** False for stops without labels, which leaves more room for the route. */
  hasLabels?: boolean;
  /** Closest zoom; `MAX_ZOOM` by default. */
  maxZoom?: number;
};

/** Common interface of Google Maps and the embedded map. */
export type MapEngine = {
  /** Centres an element on a point. */
  addMarker: (element: HTMLElement, point: Point, layer: MarkerLayer) => MarkerHandle;
  /**
   * Adds a layer that clusters its elements by the rule of spec section 9, and again at each move of the map. The
   * embedded map shows them where `arrange` moves them; Google Maps places its own.
   */
  addClustered: (arrange?: ArrangeGroups) => ClusterLayer;
  /** Draws the driven part solid and the part ahead dotted. Returns a cleanup function. */
  drawRoute: (done: readonly LatLng[], ahead: readonly LatLng[]) => () => void;
  /** Fits all points into view, with room for labels by default; a single point is centred at street level. */
  fit: (points: readonly LatLng[], hasLabels?: boolean) => void;
  zoomBy: (step: 1 | -1) => void;
  getCentre: () => Point;
  /** Reports the visible part of the map, now and after each move. Returns a cleanup function. */
  onView: (handler: (view: MapView) => void) => () => void;
  onClick: (handler: (point: Point) => void) => () => void;
  destroy: () => void;
};

/** Bounds of the Philippines, for a map without points. */
export const COUNTRY_BOUNDS: readonly [LatLng, LatLng] = [
  [5.5, 117],
  [19, 126.6],
];
export const STREET_ZOOM = 15;
export const MIN_ZOOM = 5;
/** The country fits into a preview of 100px. */
export const PREVIEW_MIN_ZOOM = 2;
export const MAX_ZOOM = 20;
