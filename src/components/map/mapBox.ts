import { toPixel, type LatLng, type Pixel, type Point } from '@/lib/maps/geo';
import { CONTROLS, LIST_BUTTON, TOOLS_HEIGHT, type MapSize } from './fitPadding';
import type { MapArea } from './gridClusters';

/** Visible part of a map. */
export type MapView = MapSize & { centre: LatLng; zoom: number };

/** Distance in px that labels keep from the edge. */
export const EDGE = 8;
/** Beyond any label outside the map. */
const FAR = 4000;

/** Returns the upper left corner of the map's box, in pixels of the view's zoom. */
export function getOrigin({ centre, zoom, width, height }: MapView): Pixel {
  const { x, y } = toPixel(centre, zoom);
  return { x: x - width / 2, y: y - height / 2 };
}

/** Returns the position of a point in the map's box. */
export function toMapPixel(view: MapView, { lat, lng }: Point): Pixel {
  const [pixel, origin] = [toPixel([lat, lng], view.zoom), getOrigin(view)];
  return { x: pixel.x - origin.x, y: pixel.y - origin.y };
}

/** Returns the square around a marker. */
export const getMarkerArea = ({ x, y }: Pixel, half: number): MapArea => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
});

const getOverlap = (a: MapArea, b: MapArea) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Returns how much an area covers of others, in square px. */
export const getCovered = (area: MapArea, taken: readonly MapArea[]) =>
  taken.reduce((sum, other) => sum + getOverlap(area, other), 0);

/** Returns the areas where a label is cut or covered: outside the map and, unless it is a preview, below its buttons. */
export function getFrameAreas({ width, height }: MapSize, isPreview = false): MapArea[] {
  const all = { left: -FAR, right: width + FAR, top: -FAR, bottom: height + FAR };
  const edges = [
    { ...all, right: EDGE },
    { ...all, left: width - EDGE },
    { ...all, bottom: isPreview ? EDGE : TOOLS_HEIGHT },
    { ...all, top: height - EDGE },
  ];
  if (isPreview) return edges;
  return [
    ...edges,
    { left: width - CONTROLS.width, right: width, top: height - CONTROLS.height, bottom: height },
    { left: 0, right: LIST_BUTTON.width, top: height - LIST_BUTTON.height, bottom: height },
  ];
}
