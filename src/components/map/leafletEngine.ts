import L from 'leaflet';
import { CLUSTER_GRID_PX } from '@/config/constants';
import { colors } from '@/config/theme';
import type { LatLng } from '@/lib/maps/geo';
import {
  COUNTRY_BOUNDS,
  LAYER_ORDER,
  MAX_ZOOM,
  MIN_ZOOM,
  STREET_ZOOM,
  type ClusterItem,
  type EngineOptions,
  type MapEngine,
  type MarkerHandle,
} from './engine';
import { fitRoom } from './fitRoom';
import { addLand } from './landLayers';
import { addClusters } from './leafletClusters';
import type { MapPoint } from './types';
import 'leaflet/dist/leaflet.css';

const isSame = (these: readonly LatLng[], those: readonly LatLng[]) =>
  these.length === those.length && these.every(([lat, lng], at) => lat === those[at]?.[0] && lng === those[at][1]);

const bounds = (points: readonly LatLng[]) => L.latLngBounds(points.map(([lat, lng]) => L.latLng(lat, lng)));

function placed(element: HTMLElement, at: L.LatLngExpression, zIndexOffset: number) {
  L.DomEvent.disableClickPropagation(element);
  const icon = L.divIcon({ className: 'map-anchor', html: element, iconSize: [0, 0] });
  return L.marker(at, { icon, interactive: false, keyboard: false, zIndexOffset: zIndexOffset * 100 });
}

/** Whose outlines these are; Leaflet's own control writes markup. */
function creditTo(name: string) {
  const credit = new L.Control({ position: 'bottomright' });
  credit.onAdd = () => {
    const line = L.DomUtil.create('div', 'leaflet-control-attribution');
    line.textContent = name;
    return line;
  };
  return credit;
}

function createMap(container: HTMLElement, { isPreview, label }: EngineOptions): L.Map {
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
    zoomSnap: 0.25,
    wheelPxPerZoomLevel: 120,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    maxBounds: bounds(COUNTRY_BOUNDS).pad(0.6),
    renderer: new L.SVG({ padding: 0.5 }),
  });
  container.style.backgroundColor = colors.map.water;
  if (isLive) {
    map.addControl(creditTo('Natural Earth'));
    container.setAttribute('role', 'application');
    container.setAttribute('aria-label', `${label}. Arrow keys move the map, plus and minus zoom.`);
  }
  return map;
}

/** The embedded map: Leaflet over the country's outlines, with no key and no network. */
export function createLeafletEngine(container: HTMLElement, options: EngineOptions): MapEngine {
  const map = createMap(container, options);
  let fitted: readonly LatLng[] = [];
  let fittedSize = L.point(0, 0);
  let isMoved = true;

  function bringIntoView(area: L.LatLngBounds, { x, y }: L.Point) {
    // A box without size has no fitting zoom; the watcher below fits again once it has one.
    if (x === 0 || y === 0 || area.getSouthWest().equals(area.getNorthEast())) {
      map.setView(area.getCenter(), STREET_ZOOM, { animate: false });
      return;
    }
    const room = fitRoom({ width: x, height: y }, options.isPreview);
    map.fitBounds(area, {
      paddingTopLeft: [room.left, room.top],
      paddingBottomRight: [room.right, room.bottom],
      maxZoom: STREET_ZOOM + 1,
      animate: false,
    });
  }

  function fit(points: readonly LatLng[]) {
    const wanted = points.length > 0 ? points : COUNTRY_BOUNDS;
    const size = map.getSize();
    // all of the land is drawn anew with each view
    if (!isMoved && size.equals(fittedSize) && isSame(wanted, fitted)) return;
    fitted = wanted;
    fittedSize = size;
    bringIntoView(bounds(wanted), size);
    isMoved = false;
  }

  fit(options.opensOn);
  addLand(map, { hasLabels: true });
  map.on('movestart', () => (isMoved = true));
  const watcher = new ResizeObserver(() => {
    // a page that goes takes its box away first: to draw the map once more would hold the next page up
    if (container.clientWidth === 0) return;
    map.invalidateSize({ animate: false });
    if (!isMoved) fit(fitted);
  });
  watcher.observe(container);

  /** A map that is leaving goes with all that is on it: to take each thing off first would hold the next page up. */
  const unlessLeaving = (remove: () => void) => () => {
    if (container.isConnected) remove();
  };

  function addMarker(...[element, at, layer]: Parameters<MapEngine['addMarker']>): MarkerHandle {
    const marker = placed(element, at, LAYER_ORDER[layer]).addTo(map);
    return { moveTo: (to) => void marker.setLatLng(to), remove: unlessLeaving(() => void marker.remove()) };
  }

  function addClustered(items: readonly ClusterItem[], chosen?: MapPoint) {
    const remove = addClusters(map, items, chosen, (area) => {
      container.focus({ preventScroll: true });
      map.fitBounds(area, { padding: [CLUSTER_GRID_PX, CLUSTER_GRID_PX] });
    });
    return unlessLeaving(remove);
  }

  function drawRoute(done: readonly LatLng[], ahead: readonly LatLng[]) {
    const line = (points: readonly LatLng[], color: string, weight: number, dashArray?: string) =>
      L.polyline(
        points.map(([lat, lng]) => L.latLng(lat, lng)),
        { color, weight, dashArray, interactive: false },
      );
    const drawn = L.layerGroup([
      line(done, colors.map.road, 12),
      line(ahead, colors.map.road, 11, '0 14'),
      line(done, colors.brand[500], 6),
      line(ahead, colors.brand[500], 6, '0 14'),
    ]).addTo(map);
    return unlessLeaving(() => void drawn.remove());
  }

  return {
    addMarker,
    addClustered,
    drawRoute,
    fit,
    zoomBy: (step) => void map.setZoom(map.getZoom() + step),
    centre: () => ({ lat: map.getCenter().lat, lng: map.getCenter().lng }),
    onView: (handler) => {
      const tell = () => {
        const { lat, lng } = map.getCenter();
        const { x, y } = map.getSize();
        handler({ centre: [lat, lng], zoom: map.getZoom(), width: x, height: y });
      };
      tell();
      map.on('moveend', tell);
      return () => void map.off('moveend', tell);
    },
    onClick: (handler) => {
      const pass = ({ latlng }: L.LeafletMouseEvent) => handler({ lat: latlng.lat, lng: latlng.lng });
      map.on('click', pass);
      return () => void map.off('click', pass);
    },
    destroy: () => {
      watcher.disconnect();
      map.remove();
    },
  };
}
