import L from 'leaflet';
import { toPixel } from '../../lib/maps/geo';
import { clusterElement } from './clusterElement';
import type { ClusterItem } from './engine';
import { gridClusters } from './gridClusters';

/** Of the view's width and height, on each side of it: what a drag brings in is there already. */
const AROUND = 0.25;

type ClusterOptions = {
  place: (element: HTMLElement, at: L.LatLngExpression) => L.Marker;
  /** Shows the area of a group that was pressed. */
  open: (area: L.LatLngBounds) => void;
};

/**
 * Groups the elements in view anew whenever the map has moved, as Google's own clusterer does; thousands out of view
 * cost nothing. Those that stay single keep their place in the document, and the focus with it. Answers the clean-up.
 */
export function addClusters(map: L.Map, items: readonly ClusterItem[], { place, open }: ClusterOptions): () => void {
  const shown = L.layerGroup().addTo(map);
  // the plane of zoom 0: any other is a multiple of it
  const plane = items.map(({ at }) => toPixel([at.lat, at.lng], 0));
  let singles = new Map<number, L.Layer>();
  let discs: L.Layer[] = [];

  function inView(zoom: number) {
    const { min, max } = map.getPixelBounds();
    if (!min || !max) return { indexes: [], pixels: [] };
    const [besideX, besideY] = [(max.x - min.x) * AROUND, (max.y - min.y) * AROUND];
    const scale = 2 ** zoom;
    const [left, right] = [(min.x - besideX) / scale, (max.x + besideX) / scale];
    const [top, bottom] = [(min.y - besideY) / scale, (max.y + besideY) / scale];
    const indexes: number[] = [];
    plane.forEach(({ x, y }, index) => {
      if (x >= left && x <= right && y >= top && y <= bottom) indexes.push(index);
    });
    const pixels = indexes.map((index) => {
      const { x = 0, y = 0 } = plane[index] ?? {};
      return { x: x * scale, y: y * scale };
    });
    return { indexes, pixels };
  }

  function disc(members: ClusterItem[]) {
    const area = L.latLngBounds(members.map(({ at }) => L.latLng(at)));
    return place(
      clusterElement(members.length, () => open(area)),
      area.getCenter(),
    );
  }

  function regroup() {
    const { indexes, pixels } = inView(map.getZoom());
    const staying = new Map<number, L.Layer>();
    for (const old of discs) shown.removeLayer(old);
    discs = [];
    for (const group of gridClusters(pixels)) {
      const members = group.flatMap((at) => indexes[at] ?? []);
      const [index] = members;
      const item = index === undefined ? undefined : items[index];
      if (index === undefined || !item) continue;
      if (members.length > 1) discs.push(disc(members.flatMap((member) => items[member] ?? [])));
      else staying.set(index, singles.get(index) ?? place(item.element, item.at));
    }
    for (const [index, layer] of singles) if (!staying.has(index)) shown.removeLayer(layer);
    for (const layer of [...discs, ...staying.values()]) shown.addLayer(layer);
    singles = staying;
  }

  map.on('moveend', regroup);
  regroup();
  return () => {
    map.off('moveend', regroup);
    shown.remove();
  };
}
