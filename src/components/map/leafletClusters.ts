import L from 'leaflet';
import { CLUSTER_GRID_PX } from '../../config/constants';
import { toPixel } from '../../lib/maps/geo';
import { clusterElement } from './clusterElement';
import type { ClusterItem } from './engine';
import { gridClusters } from './gridClusters';
import type { MapPoint } from './types';

/** Of the view's width and height, on each side of it: what a drag brings in is there already. */
const AROUND = 0.25;
/** Over the route, under the pane of the stops. */
const PANE_ORDER = '590';

/** Px around the middle of the chosen vehicle that its disc and its pill take, and half of a group's disc beside them. */
const CHOSEN_AREA = { left: -44, right: 140, height: 44 };

/** An element of the list, in the pixels of zoom 0: those of any other zoom are a multiple. */
type Spot = { item: ClusterItem; x: number; y: number };

function anchorOf(element: HTMLElement): HTMLElement {
  const anchor = L.DomUtil.create('div', 'map-anchor');
  anchor.append(element);
  return anchor;
}

function middleOf(spots: readonly Spot[]): { x: number; y: number } {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of spots) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** How far up or down something goes that stands so many px from the chosen vehicle, to be out from under its pin. */
function stepAside(fromX: number, fromY: number): number {
  const { left, right, height } = CHOSEN_AREA;
  if (fromX <= left || fromX >= right || Math.abs(fromY) >= height) return 0;
  return (fromY < 0 ? -height : height) - fromY;
}

/**
 * Groups the elements in view anew whenever the map has moved, as Google's own clusterer does: thousands out of view
 * cost nothing. They stand in one pane, for a marker of the map's for each costs ten times what the grouping does. Those
 * that stay single keep their place in the document, and the focus with it. Answers the clean-up.
 */
export function addClusters(
  map: L.Map,
  items: readonly ClusterItem[],
  chosen: MapPoint | undefined,
  /** Shows the area of a group that was pressed. */
  open: (area: L.LatLngBounds) => void,
): () => void {
  const pane = L.DomUtil.create('div', 'leaflet-pane leaflet-zoom-hide', map.getPane('mapPane'));
  pane.style.zIndex = PANE_ORDER;
  L.DomEvent.disableClickPropagation(pane);
  const plane = items.map((item) => ({ item, ...toPixel([item.at.lat, item.at.lng], 0) }));
  const singles = new Map<ClusterItem, HTMLElement>();
  let discs: HTMLElement[] = [];

  function inView(scale: number): Spot[] {
    const { min, max } = map.getPixelBounds();
    if (!min || !max) return [];
    const [besideX, besideY] = [(max.x - min.x) * AROUND, (max.y - min.y) * AROUND];
    const [left, right] = [(min.x - besideX) / scale, (max.x + besideX) / scale];
    const [top, bottom] = [(min.y - besideY) / scale, (max.y + besideY) / scale];
    return plane.filter(({ x, y }) => x >= left && x <= right && y >= top && y <= bottom);
  }

  function discOf(members: readonly Spot[]): HTMLElement {
    const press = () => open(L.latLngBounds(members.map(({ item }) => L.latLng(item.at))));
    return anchorOf(clusterElement(members.length, press));
  }

  function regroup() {
    const scale = 2 ** map.getZoom();
    const origin = map.getPixelOrigin();
    const pin = chosen && toPixel([chosen.lat, chosen.lng], map.getZoom());
    const put = (anchor: HTMLElement, at: { x: number; y: number }) => {
      const [x, y] = [at.x * scale, at.y * scale];
      const aside = pin ? stepAside(x - pin.x, y - pin.y) : 0;
      L.DomUtil.setPosition(anchor, L.point(Math.round(x - origin.x), Math.round(y + aside - origin.y)));
    };

    const spots = inView(scale);
    const groups = gridClusters(spots, CLUSTER_GRID_PX / scale).map((group) => group.flatMap((at) => spots[at] ?? []));
    const alone = new Map<ClusterItem, Spot>();
    for (const [spot, ...others] of groups) if (spot && others.length === 0) alone.set(spot.item, spot);
    for (const [item, anchor] of singles) {
      if (alone.has(item)) continue;
      anchor.remove();
      singles.delete(item);
    }
    for (const old of discs) old.remove();
    discs = groups
      .filter((members) => members.length > 1)
      .map((members) => {
        const disc = discOf(members);
        put(disc, middleOf(members));
        return disc;
      });
    const fresh = [...alone.keys()].filter((item) => !singles.has(item));
    for (const item of fresh) singles.set(item, anchorOf(item.element));
    for (const [item, spot] of alone) {
      const anchor = singles.get(item);
      if (anchor) put(anchor, spot);
    }
    pane.append(...fresh.flatMap((item) => singles.get(item) ?? []), ...discs);
  }

  map.on('moveend', regroup);
  regroup();
  return () => {
    map.off('moveend', regroup);
    pane.remove();
  };
}
