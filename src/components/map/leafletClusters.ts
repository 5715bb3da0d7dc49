import L from 'leaflet';
import { CLUSTER_GRID_PX } from '@/config/constants';
import { toPixel, type Pixel } from '@/lib/maps/geo';
import type { ClusterItem } from './engine';
import { createClusterer, type MapArea } from './gridClusters';
import { createClusterPane } from './leafletClusterPane';
import type { MapPoint } from './types';

/** Margin around the view in px, for markers outside it that reach into it; Google's clusterer uses the same. */
const MARGIN_PX = 60;

/** Area around the selected vehicle, in px, that covers its marker, its label and half of a neighbouring disc. */
const CHOSEN_AREA = { left: -44, right: 140, height: 44 };

/** Returns the vertical shift in px that moves a marker out from under the selected vehicle. */
function stepAside(fromX: number, fromY: number): number {
  const { left, right, height } = CHOSEN_AREA;
  if (fromX <= left || fromX >= right || Math.abs(fromY) >= height) return 0;
  return (fromY < 0 ? -height : height) - fromY;
}

/** Returns the visible area in pixels of zoom 0, with a margin in screen pixels. */
function getVisibleArea(map: L.Map, margin = 0): MapArea {
  const scale = 2 ** map.getZoom();
  const { min = L.point(0, 0), max = min } = map.getPixelBounds();
  const [left, right] = [(min.x - margin) / scale, (max.x + margin) / scale];
  return { left, right, top: (min.y - margin) / scale, bottom: (max.y + margin) / scale };
}

/** Returns a function that converts pixels of zoom 0 to a position in the map pane, clear of the selected vehicle. */
function createProjection(map: L.Map, chosen: MapPoint | undefined) {
  const scale = 2 ** map.getZoom();
  const origin = map.getPixelOrigin();
  const pin = chosen && toPixel([chosen.lat, chosen.lng], map.getZoom());
  return (pixel: Pixel) => {
    const [x, y] = [pixel.x * scale, pixel.y * scale];
    const shift = pin ? stepAside(x - pin.x, y - pin.y) : 0;
    return L.point(Math.round(x - origin.x), Math.round(y + shift - origin.y));
  };
}

/**
 * Clusters the elements in view after each move of the map, as Google's clusterer does: elements out of view cost
 * nothing. Returns a cleanup function.
 */
export function addClusters(
  map: L.Map,
  items: readonly ClusterItem[],
  chosen: MapPoint | undefined,
  /** Zooms to the area of a clicked cluster. */
  onOpen: (area: L.LatLngBounds) => void,
): () => void {
  const pane = createClusterPane(map, (members) =>
    onOpen(L.latLngBounds(members.flatMap((member) => items[member]?.at ?? []))),
  );
  // in pixels of zoom 0, because those of any other zoom are a multiple
  const clusterIn = createClusterer(items.map(({ at }) => toPixel([at.lat, at.lng], 0)));
  let drawn: MapArea = { left: 0, right: 0, top: 0, bottom: 0 };

  function recluster() {
    const project = createProjection(map, chosen);
    drawn = getVisibleArea(map, MARGIN_PX);
    const clusters = clusterIn(drawn, CLUSTER_GRID_PX / 2 ** map.getZoom());
    pane.showDiscs(
      clusters
        .filter(({ members }) => members.length > 1)
        .map((cluster) => ({ members: cluster.members, position: project(cluster) })),
    );
    pane.showSingles(
      clusters.flatMap((cluster) => {
        const item = cluster.members.length === 1 ? items[cluster.members[0] ?? -1] : undefined;
        return item ? [{ element: item.element, position: project(cluster) }] : [];
      }),
    );
  }

  /** Clusters during a drag, as soon as it shows an area without markers. */
  function handleDrag() {
    const view = getVisibleArea(map);
    const { left, right, top, bottom } = drawn;
    if (view.left < left || view.right > right || view.top < top || view.bottom > bottom) recluster();
  }

  map.on('moveend', recluster);
  map.on('drag', handleDrag);
  recluster();
  return () => {
    map.off('moveend', recluster);
    map.off('drag', handleDrag);
    pane.remove();
  };
}
