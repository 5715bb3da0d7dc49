import L from 'leaflet';
import { CLUSTER_GRID_PX } from '@/config/constants';
import { toPixel, type Pixel } from '@/lib/maps/geo';
import type { ArrangeGroups, ClusterItem, ClusterLayer } from './engine';
import { createClusterer, type MapArea } from './gridClusters';
import { createClusterPane } from './leafletClusterPane';
import { getMapView } from './leafletViewport';

/** Margin around the view in px, for markers outside it that reach into it; Google's clusterer uses the same. */
const MARGIN_PX = 60;

/** Returns the visible area in pixels of zoom 0, with a margin in screen pixels. */
function getVisibleArea(map: L.Map, margin = 0): MapArea {
  const scale = 2 ** map.getZoom();
  const { min = L.point(0, 0), max = min } = map.getPixelBounds();
  const [left, right] = [(min.x - margin) / scale, (max.x + margin) / scale];
  return { left, right, top: (min.y - margin) / scale, bottom: (max.y + margin) / scale };
}

/** Returns a function that converts pixels of zoom 0 to a position in the map pane. */
function createProjection(map: L.Map) {
  const scale = 2 ** map.getZoom();
  const { x, y } = map.getPixelOrigin();
  return (pixel: Pixel) => L.point(Math.round(pixel.x * scale - x), Math.round(pixel.y * scale - y));
}

type ClusterOptions = {
  arrange?: ArrangeGroups;
  /** Zooms to the area of a clicked cluster. */
  onOpen: (area: L.LatLngBounds) => void;
};

/** Clusters the elements in view after each move of the map, as Google's clusterer does: those out of view cost nothing. */
export function addClusters(map: L.Map, { arrange, onOpen }: ClusterOptions): ClusterLayer {
  let items: readonly ClusterItem[] = [];
  let getClusters = createClusterer([]);
  const pane = createClusterPane(map, (members) =>
    onOpen(L.latLngBounds(members.flatMap((member) => items[member]?.point ?? []))),
  );
  let drawn: MapArea = { left: 0, right: 0, top: 0, bottom: 0 };

  function recluster() {
    const project = createProjection(map);
    drawn = getVisibleArea(map, MARGIN_PX);
    const found = getClusters(drawn, CLUSTER_GRID_PX / 2 ** map.getZoom());
    const clusters = arrange ? arrange(getMapView(map), found) : found;
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
  return {
    show: (next) => {
      items = next;
      // in pixels of zoom 0, because those of any other zoom are a multiple
      getClusters = createClusterer(items.map(({ point }) => toPixel([point.lat, point.lng], 0)));
      recluster();
    },
    remove: () => {
      map.off('moveend', recluster);
      map.off('drag', handleDrag);
      pane.remove();
    },
  };
}
