import type { MapArea } from './gridClusters';

/** The box of a map, in px. */
export type Frame = { width: number; height: number };

/** What lies on a map: buttons of its page along the top, its own at both lower corners. */
export const TOOLS_HEIGHT = 68;
export const CONTROLS = { width: 64, height: 170 };
export const LIST_BUTTON = { width: 200, height: 80 };

/** In a narrower map labels stand inside of the route. */
const WIDE = 640;
const WIDE_TITLES = 760;
const LABEL = 248;

/** How wide the title of a label may be: with its padding and gap it goes into the room beside the route. */
export const titleMaxOf = ({ width }: Frame) => (width > WIDE_TITLES ? 184 : 152);

/** The room around what is fitted: for a label beside the outermost stops, and for the buttons on the map. */
export function fitRoom({ width, height }: Frame, isPreview: boolean): MapArea {
  if (isPreview) return { top: 28, right: 28, bottom: 28, left: 28 };
  const edge = Math.min(TOOLS_HEIGHT + 24, Math.round(height / 5));
  const side = width > WIDE ? Math.min(LABEL, Math.round(width / 3)) : 40;
  return { top: edge, bottom: edge, left: side, right: side + CONTROLS.width / 2 };
}
