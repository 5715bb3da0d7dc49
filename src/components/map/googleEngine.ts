import { GridAlgorithm, MarkerClusterer } from '@googlemaps/markerclusterer';
import { CLUSTER_GRID_PX } from '@/config/constants';
import { colors } from '@/config/theme';
import type { LatLng } from '@/lib/maps/geo';
import { clusterElement } from './clusterElement';
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
import { htmlMarkerClass, type HtmlMarker } from './googleMarker';
import { GOOGLE_STYLE } from './googleStyle';

/** Above any zoom of ours: past the algorithm's own limit nothing groups and new markers are not drawn. */
const CLUSTER_MAX_ZOOM = 22;

/** The clusterer's types know Google's markers alone; ours answer the same questions. */
const asMarker = (marker: HtmlMarker) => marker as unknown as google.maps.Marker;

const literal = ([lat, lng]: LatLng) => ({ lat, lng });

function dots(color: string, scale: number): google.maps.PolylineOptions {
  const icon = { path: google.maps.SymbolPath.CIRCLE, fillColor: color, fillOpacity: 1, strokeOpacity: 0, scale };
  return { strokeOpacity: 0, icons: [{ icon, offset: '0', repeat: '14px' }] };
}

/** Google Maps behind our interface; the script has to be loaded. */
export function createGoogleEngine(container: HTMLElement, { isPreview }: EngineOptions): MapEngine {
  const Marker = htmlMarkerClass();
  const map = new google.maps.Map(container, {
    center: literal([12.5, 122]),
    zoom: MIN_ZOOM,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    styles: GOOGLE_STYLE,
    disableDefaultUI: true,
    clickableIcons: false,
    backgroundColor: colors.map.land,
    gestureHandling: isPreview ? 'none' : 'greedy',
    keyboardShortcuts: !isPreview,
  });

  function addMarker(...[element, at, layer]: Parameters<MapEngine['addMarker']>): MarkerHandle {
    const marker = new Marker(element, at, LAYER_ORDER[layer]);
    marker.setMap(map);
    return { moveTo: (to) => marker.moveTo(to), remove: () => marker.setMap(null) };
  }

  function addClustered(items: readonly ClusterItem[]) {
    const clusterer = new MarkerClusterer({
      map,
      markers: items.map(({ element, at }) => asMarker(new Marker(element, at, LAYER_ORDER.vehicle))),
      algorithm: new GridAlgorithm({ gridSize: CLUSTER_GRID_PX, maxZoom: CLUSTER_MAX_ZOOM }),
      renderer: {
        render: ({ count, position }) => {
          const press = () => google.maps.event.trigger(disc, 'click');
          const disc: HtmlMarker = new Marker(clusterElement(count, press), position.toJSON(), LAYER_ORDER.vehicle);
          return asMarker(disc);
        },
      },
    });
    return () => {
      clusterer.clearMarkers();
      clusterer.setMap(null);
    };
  }

  function drawRoute(done: readonly LatLng[], ahead: readonly LatLng[]) {
    const solid = (strokeColor: string, strokeWeight: number) => ({ strokeColor, strokeWeight, strokeOpacity: 1 });
    const looks: [readonly LatLng[], google.maps.PolylineOptions][] = [
      [done, solid(colors.map.road, 12)],
      [ahead, dots(colors.map.road, 5.5)],
      [done, solid(colors.brand[500], 6)],
      [ahead, dots(colors.brand[500], 3)],
    ];
    const lines = looks.map(
      ([path, look], zIndex) =>
        new google.maps.Polyline({ map, path: path.map(literal), clickable: false, zIndex, ...look }),
    );
    return () => {
      for (const line of lines) line.setMap(null);
    };
  }

  function fit(points: readonly LatLng[]) {
    const bounds = new google.maps.LatLngBounds();
    for (const point of points.length > 0 ? points : COUNTRY_BOUNDS) bounds.extend(literal(point));
    if (bounds.getNorthEast().equals(bounds.getSouthWest())) {
      map.setCenter(bounds.getCenter());
      map.setZoom(STREET_ZOOM);
      return;
    }
    map.fitBounds(bounds, fitRoom({ width: container.clientWidth, height: container.clientHeight }, isPreview));
  }

  const centre = () => map.getCenter()?.toJSON() ?? { lat: 0, lng: 0 };

  return {
    addMarker,
    addClustered,
    drawRoute,
    fit,
    zoomBy: (step) => map.setZoom((map.getZoom() ?? MIN_ZOOM) + step),
    centre,
    onView: (handler) => {
      const tell = () => {
        const { lat, lng } = centre();
        const { clientWidth: width, clientHeight: height } = container;
        handler({ centre: [lat, lng], zoom: map.getZoom() ?? MIN_ZOOM, width, height });
      };
      tell();
      const listener = map.addListener('idle', tell);
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
