import L from 'leaflet';
import type { LatLng } from '@/lib/maps/geo';
import { COUNTRY_BOUNDS, MIN_ZOOM, STREET_ZOOM } from './engine';
import { getFitPadding } from './fitPadding';
import type { MapView } from './mapBox';

/** Converts points to Leaflet's bounds. */
export const toBounds = (points: readonly LatLng[]) => L.latLngBounds(points.map(([lat, lng]) => L.latLng(lat, lng)));

/** Returns the visible part of a map. */
export function getMapView(map: L.Map): MapView {
  const { lat, lng } = map.getCenter();
  const { x, y } = map.getSize();
  return { centre: [lat, lng], zoom: map.getZoom(), width: x, height: y };
}

const isSame = (points: readonly LatLng[], others: readonly LatLng[]) =>
  points.length === others.length &&
  points.every(([lat, lng], index) => lat === others[index]?.[0] && lng === others[index][1]);

function fitArea(map: L.Map, area: L.LatLngBounds, isPreview: boolean, hasLabels: boolean) {
  const { x, y } = map.getSize();
  // a box without a size has no fitting zoom; the resize observer fits again
  if (x === 0 || y === 0 || area.getSouthWest().equals(area.getNorthEast())) {
    map.setView(area.getCenter(), STREET_ZOOM, { animate: false });
    return;
  }
  const padding = getFitPadding({ width: x, height: y }, isPreview, hasLabels);
  map.fitBounds(area, {
    paddingTopLeft: [padding.left, padding.top],
    paddingBottomRight: [padding.right, padding.bottom],
    maxZoom: STREET_ZOOM + 1,
    animate: false,
  });
}

/** Returns functions that fit points into view, and that keep them in view when the box is resized. */
export function createViewport(map: L.Map, isPreview: boolean) {
  let fitted: readonly LatLng[] = [];
  let fittedSize = L.point(0, 0);
  let isFittedWithLabels = true;
  let isMoved = true;

  function fit(points: readonly LatLng[], hasLabels = true) {
    const wanted = points.length > 0 ? points : COUNTRY_BOUNDS;
    const size = map.getSize();
    // each new view draws all of the land again
    const isFitted = size.equals(fittedSize) && hasLabels === isFittedWithLabels && isSame(wanted, fitted);
    if (!isMoved && isFitted) return;
    fitted = wanted;
    fittedSize = size;
    isFittedWithLabels = hasLabels;
    fitArea(map, toBounds(wanted), isPreview, hasLabels);
    // the whole country would be too small to recognize in a low preview
    if (wanted === COUNTRY_BOUNDS && map.getZoom() < MIN_ZOOM) map.setZoom(MIN_ZOOM, { animate: false });
    isMoved = false;
  }

  /** Fits the points again after a resize, unless the user has moved the map. Returns a cleanup function. */
  function watchSize(container: HTMLElement) {
    map.on('movestart', () => (isMoved = true));
    const observer = new ResizeObserver(() => {
      // a page that unmounts loses its size first: drawing the map again would delay the next page
      if (container.clientWidth === 0) return;
      map.invalidateSize({ animate: false });
      if (!isMoved) fit(fitted, isFittedWithLabels);
    });
    observer.observe(container);
    return () => observer.disconnect();
  }

  return { fit, watchSize };
}
