import type { MapArea } from './gridClusters';

/** The box of a map, in px. */
export type MapSize = { width: number; height: number };

/** Areas covered by buttons, in px: the page's along the top, the map's in both lower corners. */
export const TOOLS_HEIGHT = 68;
export const CONTROLS = { width: 64, height: 170 };
export const LIST_BUTTON = { width: 200, height: 80 };

/** Narrower maps have their labels inside the route. */
const WIDE = 640;
const WIDE_TITLES = 760;
const LABEL = 248;
const UNLABELLED_SIDE = 40;

/** Returns the greatest width of a label title, in px, so that the label fits next to the route. */
export const getTitleMax = ({ width }: MapSize) => (width > WIDE_TITLES ? 184 : 152);

/** Returns the padding of a fitted view, in px, for labels next to the outermost stops and for buttons. */
export function getFitPadding({ width, height }: MapSize, isPreview: boolean, hasLabels = true): MapArea {
  if (isPreview) {
    const around = Math.min(28, Math.round(height / 6));
    return { top: around, right: around, bottom: around, left: around };
  }
  const edge = Math.min(TOOLS_HEIGHT + 24, Math.round(height / 5));
  const side = hasLabels && width > WIDE ? Math.min(LABEL, Math.round(width / 3)) : UNLABELLED_SIDE;
  return { top: edge, bottom: edge, left: side, right: side + CONTROLS.width / 2 };
}
