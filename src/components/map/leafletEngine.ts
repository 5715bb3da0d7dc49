import L from 'leaflet';
import { CLUSTER_GRID_PX } from '@/config/constants';
import { env } from '@/config/env';
import { colors } from '@/config/theme';
import type { LatLng, Point } from '@/lib/maps/geo';
import {
  COUNTRY_BOUNDS,
  LAYER_ORDER,
  MAX_ZOOM,
  MIN_ZOOM,
  PREVIEW_MIN_ZOOM,
  type ArrangeGroups,
  type ClusterLayer,
  type EngineOptions,
  type MapEngine,
  type MarkerHandle,
  type MarkerLayer,
} from './engine';
import { addLand } from './landLayers';
import { addClusters } from './leafletClusters';
import { addTiles, createCredit } from './leafletTiles';
import { createViewport, getMapView, toBounds } from './leafletViewport';
import type { MapView } from './mapBox';
import 'leaflet/dist/leaflet.css';

function createMarker(element: HTMLElement, point: L.LatLngExpression, zIndexOffset: number) {
  L.DomEvent.disableClickPropagation(element);
  const icon = L.divIcon({ className: 'map-anchor', html: element, iconSize: [0, 0] });
  return L.marker(point, { icon, interactive: false, keyboard: false, zIndexOffset: zIndexOffset * 100 });
}

function createMap(container: HTMLElement, { isPreview, label, maxZoom = MAX_ZOOM }: EngineOptions): L.Map {
  const isLive = !isPreview;
  const map = L.map(container, {
    attributionControl: false,
    zoomControl: false,
    dragging: isLive,
    keyboard: isLive,
    scrollWheelZoom: isLive,
    doubleClickZoom: isLive,
    touchZoom: isLive,
    boxZoom: isLive,
    // tiles are sharp at whole levels only
    zoomSnap: env.mapTileUrl ? 1 : 0.25,
    wheelPxPerZoomLevel: 120,
    minZoom: isPreview ? PREVIEW_MIN_ZOOM : MIN_ZOOM,
    maxZoom,
    maxBounds: toBounds(COUNTRY_BOUNDS).pad(0.6),
    renderer: new L.SVG({ padding: 0.5 }),
  });
  container.style.backgroundColor = colors.map.water;
  if (isLive) {
    container.setAttribute('role', 'application');
    container.setAttribute('aria-label', `${label}. Arrow keys move the map, plus and minus zoom.`);
  }
  if (isLive || env.mapTileUrl) map.addControl(createCredit(isPreview));
  return map;
}

function addRoute(map: L.Map, done: readonly LatLng[], ahead: readonly LatLng[]): L.LayerGroup {
  const drawLine = (points: readonly LatLng[], color: string, weight: number, dashArray?: string) =>
    L.polyline(
      points.map(([lat, lng]) => L.latLng(lat, lng)),
      { color, weight, dashArray, interactive: false },
    );
  return L.layerGroup([
    drawLine(done, colors.map.road, 12),
    drawLine(ahead, colors.map.road, 11, '0 14'),
    drawLine(done, colors.brand[500], 6),
    drawLine(ahead, colors.brand[500], 6, '0 14'),
  ]).addTo(map);
}

function watchView(map: L.Map, handler: (view: MapView) => void) {
  const report = () => handler(getMapView(map));
  report();
  map.on('moveend', report);
  return () => void map.off('moveend', report);
}

function watchClicks(map: L.Map, handler: (point: Point) => void) {
  const report = ({ latlng }: L.LeafletMouseEvent) => handler({ lat: latlng.lat, lng: latlng.lng });
  map.on('click', report);
  return () => void map.off('click', report);
}

/** Returns a function that removes the map. The timer of Leaflet that ends a zoom must still find its map. */
function createRemoval(map: L.Map) {
  let isZooming = false;
  map.on('zoomstart', () => (isZooming = true));
  map.on('zoomend', () => (isZooming = false));
  return () => {
    if (isZooming) map.once('moveend', () => map.remove());
    else map.remove();
  };
}

/** Creates the embedded map: Leaflet with the country's outlines, and with tiles over them if a tile server is set. */
export function createLeafletEngine(container: HTMLElement, options: EngineOptions): MapEngine {
  const map = createMap(container, options);
  const { fit, watchSize } = createViewport(map, options.isPreview);
  fit(options.opensOn, options.hasLabels);
  addLand(map);
  if (env.mapTileUrl) addTiles(map, env.mapTileUrl);
  const stopWatching = watchSize(container);
  const removeMap = createRemoval(map);

  /** Skips the removal if the whole map is unmounting: removing each layer would delay the next page. */
  const unlessUnmounting = (remove: () => void) => () => {
    if (container.isConnected) remove();
  };

  function addMarker(element: HTMLElement, point: Point, layer: MarkerLayer): MarkerHandle {
    const marker = createMarker(element, point, LAYER_ORDER[layer]).addTo(map);
    return { moveTo: (to) => void marker.setLatLng(to), remove: unlessUnmounting(() => void marker.remove()) };
  }

  function addClustered(arrange?: ArrangeGroups): ClusterLayer {
    const onOpen = (area: L.LatLngBounds) => {
      container.focus({ preventScroll: true });
      map.fitBounds(area, { padding: [CLUSTER_GRID_PX, CLUSTER_GRID_PX] });
    };
    const { show, remove } = addClusters(map, { arrange, onOpen });
    return { show, remove: unlessUnmounting(remove) };
  }

  function drawRoute(done: readonly LatLng[], ahead: readonly LatLng[]) {
    const route = addRoute(map, done, ahead);
    return unlessUnmounting(() => void route.remove());
  }

  return {
    addMarker,
    addClustered,
    drawRoute,
    fit,
    zoomBy: (step) => void map.setZoom(map.getZoom() + step),
    getCentre: () => ({ lat: map.getCenter().lat, lng: map.getCenter().lng }),
    onView: (handler) => watchView(map, handler),
    onClick: (handler) => watchClicks(map, handler),
    destroy: () => {
      stopWatching();
      removeMap();
    },
  };
}
