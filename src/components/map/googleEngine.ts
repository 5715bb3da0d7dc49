import { GridAlgorithm, MarkerClusterer } from '@googlemaps/markerclusterer';
import { CLUSTER_GRID_PX } from '@/config/constants';
import { colors } from '@/config/theme';
import type { LatLng } from '@/lib/maps/geo';
import { createClusterElement } from './clusterElement';
import {
  COUNTRY_BOUNDS,
  LAYER_ORDER,
  MAX_ZOOM,
  MIN_ZOOM,
  PREVIEW_MIN_ZOOM,
  STREET_ZOOM,
  type ClusterLayer,
  type EngineOptions,
  type MapEngine,
} from './engine';
import { getFitPadding } from './fitPadding';
import { createHtmlMarkerClass, type HtmlMarker } from './googleMarker';
import { GOOGLE_STYLE } from './googleStyle';

/** Above our highest zoom: beyond its own limit the algorithm stops clustering and drops new markers. */
const CLUSTER_MAX_ZOOM = 22;

type HtmlMarkerClass = ReturnType<typeof createHtmlMarkerClass>;

/** Casts our marker: the clusterer's types know only Google's markers, but it calls methods that ours has too. */
const toGoogleMarker = (marker: HtmlMarker) => marker as unknown as google.maps.Marker;

const toLiteral = ([lat, lng]: LatLng) => ({ lat, lng });

const getCentre = (map: google.maps.Map) => map.getCenter()?.toJSON() ?? { lat: 0, lng: 0 };
const getZoom = (map: google.maps.Map) => map.getZoom() ?? MIN_ZOOM;

function createMap(container: HTMLElement, { isPreview, maxZoom = MAX_ZOOM }: EngineOptions) {
  return new google.maps.Map(container, {
    center: toLiteral([12.5, 122]),
    zoom: MIN_ZOOM,
    minZoom: isPreview ? PREVIEW_MIN_ZOOM : MIN_ZOOM,
    maxZoom,
    styles: GOOGLE_STYLE,
    disableDefaultUI: true,
    clickableIcons: false,
    backgroundColor: colors.map.land,
    gestureHandling: isPreview ? 'none' : 'greedy',
    keyboardShortcuts: !isPreview,
  });
}

function addClusters(map: google.maps.Map, Marker: HtmlMarkerClass): ClusterLayer {
  let markers = new Map<HTMLElement, HtmlMarker>();
  const clusterer = new MarkerClusterer({
    map,
    algorithm: new GridAlgorithm({ gridSize: CLUSTER_GRID_PX, maxZoom: CLUSTER_MAX_ZOOM }),
    renderer: {
      render: ({ count, position }) => {
        const press = () => google.maps.event.trigger(disc, 'click');
        const disc: HtmlMarker = new Marker(createClusterElement(count, press), position.toJSON(), LAYER_ORDER.vehicle);
        return toGoogleMarker(disc);
      },
    },
  });
  return {
    show: (items) => {
      const shown = new Map<HTMLElement, HtmlMarker>();
      for (const { element, point } of items) {
        const marker = markers.get(element) ?? new Marker(element, point, LAYER_ORDER.vehicle);
        marker.moveTo(point);
        shown.set(element, marker);
      }
      const removed = [...markers].filter(([element]) => !shown.has(element));
      clusterer.removeMarkers(
        removed.map(([, marker]) => toGoogleMarker(marker)),
        true,
      );
      clusterer.addMarkers([...shown.values()].map(toGoogleMarker));
      markers = shown;
    },
    remove: () => {
      clusterer.clearMarkers();
      clusterer.setMap(null);
    },
  };
}

function getDottedStyle(color: string, scale: number): google.maps.PolylineOptions {
  const icon = { path: google.maps.SymbolPath.CIRCLE, fillColor: color, fillOpacity: 1, strokeOpacity: 0, scale };
  return { strokeOpacity: 0, icons: [{ icon, offset: '0', repeat: '14px' }] };
}

const getSolidStyle = (strokeColor: string, strokeWeight: number) => ({ strokeColor, strokeWeight, strokeOpacity: 1 });

function addRoute(map: google.maps.Map, done: readonly LatLng[], ahead: readonly LatLng[]) {
  const layers: [readonly LatLng[], google.maps.PolylineOptions][] = [
    [done, getSolidStyle(colors.map.road, 12)],
    [ahead, getDottedStyle(colors.map.road, 5.5)],
    [done, getSolidStyle(colors.brand[500], 6)],
    [ahead, getDottedStyle(colors.brand[500], 3)],
  ];
  const lines = layers.map(
    ([path, style], zIndex) =>
      new google.maps.Polyline({ map, path: path.map(toLiteral), clickable: false, zIndex, ...style }),
  );
  return () => {
    for (const line of lines) line.setMap(null);
  };
}

function fitPoints(map: google.maps.Map, points: readonly LatLng[], padding: google.maps.Padding) {
  const bounds = new google.maps.LatLngBounds();
  for (const point of points.length > 0 ? points : COUNTRY_BOUNDS) bounds.extend(toLiteral(point));
  if (bounds.getNorthEast().equals(bounds.getSouthWest())) {
    map.setCenter(bounds.getCenter());
    map.setZoom(STREET_ZOOM);
    return;
  }
  map.fitBounds(bounds, padding);
}

/** Creates a Google map with our interface; the Maps script must be loaded. */
export function createGoogleEngine(container: HTMLElement, options: EngineOptions): MapEngine {
  const { isPreview } = options;
  const Marker = createHtmlMarkerClass();
  const map = createMap(container, options);
  const getSize = () => ({ width: container.clientWidth, height: container.clientHeight });

  return {
    addMarker: (element, point, layer) => {
      const marker = new Marker(element, point, LAYER_ORDER[layer]);
      marker.setMap(map);
      return { moveTo: (to) => marker.moveTo(to), remove: () => marker.setMap(null) };
    },
    addClustered: () => addClusters(map, Marker),
    drawRoute: (done, ahead) => addRoute(map, done, ahead),
    fit: (points, hasLabels) => fitPoints(map, points, getFitPadding(getSize(), isPreview, hasLabels)),
    zoomBy: (step) => map.setZoom(getZoom(map) + step),
    getCentre: () => getCentre(map),
    onView: (handler) => {
      const report = () => {
        const { lat, lng } = getCentre(map);
        handler({ centre: [lat, lng], zoom: getZoom(map), ...getSize() });
      };
      report();
      const listener = map.addListener('idle', report);
      return () => listener.remove();
    },
    onClick: (handler) => {
      const listener = map.addListener('click', ({ latLng }: google.maps.MapMouseEvent) => {
        if (latLng) handler(latLng.toJSON());
      });
      return () => listener.remove();
    },
    destroy: () => google.maps.event.clearInstanceListeners(map),
  };
}
