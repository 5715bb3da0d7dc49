import L from 'leaflet';
import { CLUSTER_GRID_PX } from '@/config/constants';
import { toPixel, type Pixel } from '@/lib/maps/geo';
import { clusterElement, countOn } from './clusterElement';
import type { ClusterItem } from './engine';
import { makeClusterer, type MapArea } from './gridClusters';
import type { MapPoint } from './types';

/** On each side of the view, for what stands beyond its edge and reaches into it; Google's clusterer takes as much. */
const AROUND_PX = 60;
/** Over the route, under the pane of the stops. */
const PANE_ORDER = '590';

/** Px around the middle of the chosen vehicle that its disc and its pill take, and half of a group's disc beside them. */
const CHOSEN_AREA = { left: -44, right: 140, height: 44 };

function anchorOf(element: HTMLElement): HTMLElement {
  const anchor = L.DomUtil.create('div', 'map-anchor');
  anchor.append(element);
  return anchor;
}

/** How far up or down something goes that stands so many px from the chosen vehicle, to be out from under its pin. */
function stepAside(fromX: number, fromY: number): number {
  const { left, right, height } = CHOSEN_AREA;
  if (fromX <= left || fromX >= right || Math.abs(fromY) >= height) return 0;
  return (fromY < 0 ? -height : height) - fromY;
}

/** A disc on the map, which stands for another group after each move: making it costs more than moving it. */
function makeDisc(open: (members: readonly number[]) => void) {
  let members: readonly number[] = [];
  const button = clusterElement(0, () => open(members));
  return {
    anchor: anchorOf(button),
    show(group: readonly number[]) {
      if (group.length !== members.length) countOn(button, group.length);
      members = group;
    },
  };
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
  const ones = L.DomUtil.create('div', '', pane);
  const groups = L.DomUtil.create('div', '', pane);
  // in the pixels of zoom 0: those of any other zoom are a multiple
  const groupsIn = makeClusterer(items.map(({ at }) => toPixel([at.lat, at.lng], 0)));
  const anchors = new Map<ClusterItem, HTMLElement>();
  const discs: ReturnType<typeof makeDisc>[] = [];
  let shownCount = 0;
  let drawn: MapArea = { left: 0, right: 0, top: 0, bottom: 0 };

  function areaInView(scale: number, around = 0): MapArea {
    const { min = L.point(0, 0), max = min } = map.getPixelBounds();
    const [left, right] = [(min.x - around) / scale, (max.x + around) / scale];
    return { left, right, top: (min.y - around) / scale, bottom: (max.y + around) / scale };
  }

  function showOne(item: ClusterItem): HTMLElement {
    let anchor = anchors.get(item);
    if (!anchor) {
      anchor = anchorOf(item.element);
      anchors.set(item, anchor);
      ones.append(anchor);
    }
    return anchor;
  }

  function showGroup(at: number, members: readonly number[]): HTMLElement {
    let disc = discs[at];
    if (!disc) {
      disc = makeDisc((group) => open(L.latLngBounds(group.flatMap((one) => items[one]?.at ?? []))));
      discs.push(disc);
      groups.append(disc.anchor);
    }
    disc.show(members);
    return disc.anchor;
  }

  function regroup() {
    const scale = 2 ** map.getZoom();
    const origin = map.getPixelOrigin();
    const pin = chosen && toPixel([chosen.lat, chosen.lng], map.getZoom());
    const put = (anchor: HTMLElement, at: Pixel) => {
      const [x, y] = [at.x * scale, at.y * scale];
      const aside = pin ? stepAside(x - pin.x, y - pin.y) : 0;
      L.DomUtil.setPosition(anchor, L.point(Math.round(x - origin.x), Math.round(y + aside - origin.y)));
    };

    const alone = new Set<ClusterItem>();
    let groupCount = 0;
    drawn = areaInView(scale, AROUND_PX);
    for (const group of groupsIn(drawn, CLUSTER_GRID_PX / scale)) {
      if (group.members.length > 1) {
        put(showGroup(groupCount, group.members), group);
        groupCount += 1;
        continue;
      }
      const item = items[group.members[0] ?? -1];
      if (!item) continue;
      alone.add(item);
      put(showOne(item), group);
    }
    for (const [item, anchor] of anchors) {
      if (alone.has(item)) continue;
      anchor.remove();
      anchors.delete(item);
    }
    // taking them out of the document and putting them back costs more
    for (const { anchor } of discs.slice(groupCount, shownCount)) anchor.hidden = true;
    for (const { anchor } of discs.slice(shownCount, groupCount)) anchor.hidden = false;
    shownCount = groupCount;
  }

  /** A drag brings in what nobody has drawn, long before the map comes to rest. */
  function follow() {
    const view = areaInView(2 ** map.getZoom());
    const { left, right, top, bottom } = drawn;
    if (view.left < left || view.right > right || view.top < top || view.bottom > bottom) regroup();
  }

  map.on('moveend', regroup);
  map.on('drag', follow);
  regroup();
  return () => {
    map.off('moveend', regroup);
    map.off('drag', follow);
    pane.remove();
  };
}
