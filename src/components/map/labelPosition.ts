import type { Pixel } from '@/lib/maps/geo';
import { getTitleMax } from './fitPadding';
import type { MapArea } from './gridClusters';
import { getCovered, getFrameAreas, getMarkerArea, toMapPixel, type MapView } from './mapBox';
import type { MapStop } from './types';
import { LETTER_WIDTH, VEHICLE_HALF, getFixedAreas, type LabelSide, type MapContents } from './vehiclePosition';

/** Position of a stop's label relative to its marker. */
type Spot = { side: LabelSide; level: 'above' | 'beside' | 'below' };

/** Label position with the greatest width of its title, in px. */
export type LabelPosition = Spot & { titleMax: number };

const LEVELS = ['beside', 'above', 'below'] as const;

/** Sizes in px of a stop's label in `pins.tsx`. Its gap leaves room for a vehicle at the stop. */
const STOP_HALF = 11;
const GAP = 20;
const LABEL_HEIGHT = 44;
const LABEL_PADDING = 24;

/** Returns the area of a label: next to the marker, or above or below it from the marker's edge to one side. */
function getLabelArea({ x, y }: Pixel, { side, level }: Spot, width: number): MapArea {
  const near = level === 'beside' ? STOP_HALF + GAP : -STOP_HALF;
  const left = side === 'right' ? x + near : x - near - width;
  const offsets = {
    above: -STOP_HALF - GAP - LABEL_HEIGHT,
    beside: -LABEL_HEIGHT / 2,
    below: STOP_HALF + GAP,
  };
  const top = y + offsets[level];
  return { left, right: left + width, top, bottom: top + LABEL_HEIGHT };
}

/** Returns all label positions, best first: on the outer side of the route, level with the marker. */
function getSpots(stop: MapStop, stops: readonly MapStop[]): Spot[] {
  const longitudes = stops.map(({ lng }) => lng);
  const isWest = stop.lng < (Math.min(...longitudes) + Math.max(...longitudes)) / 2;
  const sides = isWest ? (['left', 'right'] as const) : (['right', 'left'] as const);
  return sides.flatMap((side) => LEVELS.map((level) => ({ side, level })));
}

/**
 * Returns a position for the label of each stop that covers no fixed marker and no other label; null if there is none.
 * Of several positions it takes the one that covers the fewest vehicles, which then move off the label.
 */
export function placeStopLabels(
  view: MapView,
  scene: MapContents,
): { positions: (LabelPosition | null)[]; areas: MapArea[] } {
  const taken = [...getFrameAreas(view), ...getFixedAreas(view, scene)];
  const vehicles = scene.vehicles.map((vehicle) => getMarkerArea(toMapPixel(view, vehicle), VEHICLE_HALF));
  const titleMax = getTitleMax(view);
  const areas: MapArea[] = [];
  const positions = scene.stops.map((stop) => {
    if (stop.caption === undefined || scene.hasNoLabels) return null;
    const width = LABEL_PADDING + Math.min(titleMax, stop.title.length * LETTER_WIDTH);
    const free = getSpots(stop, scene.stops)
      .map((spot) => ({ spot, area: getLabelArea(toMapPixel(view, stop), spot, width) }))
      .filter(({ area }) => getCovered(area, [...taken, ...areas]) === 0);
    const covered = free.map(({ area }) => getCovered(area, vehicles));
    const best = free[covered.indexOf(Math.min(...covered))];
    if (!best) return null;
    areas.push(best.area);
    return { ...best.spot, titleMax };
  });
  return { positions, areas };
}
