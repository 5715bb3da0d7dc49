import type { Pixel } from '@/lib/maps/geo';
import type { MapArea } from './gridClusters';
import { EDGE, getCovered, getFrameAreas, getMarkerArea, toMapPixel, type MapView } from './mapBox';
import type { MapLive, MapStop, MapVehicle } from './types';

export type LabelSide = 'left' | 'right';

/** Markers of a map. */
export type MapContents = {
  stops: readonly MapStop[];
  vehicles: readonly MapVehicle[];
  live?: MapLive;
  isPreview?: boolean;
  /** True for a map without labels of stops. */
  hasNoLabels?: boolean;
};

/** Sizes in px of the markers and labels in `pins.tsx` and `map.css`; that of a stop has its white ring. */
const STOP_HALF = 13;
/** With the arrow of its heading. */
const LIVE_HALF = 31;
export const VEHICLE_HALF = 20;
const PRICE_HALF = 16;
const PRICE_PADDING = 28;
/** Average width of a letter of a label. */
export const LETTER_WIDTH = 7.5;

/** Rings around a marker, in px, in which a free place is looked for. */
const RING_STEP = 8;
const RING_MAX = 96;
const DIRECTIONS = 16;

const NOT_MOVED: Pixel = { x: 0, y: 0 };

/** Returns the shortest move for which `isFree` is true, at best none at all; null if none of the moves is free. */
function findMove(isFree: (move: Pixel) => boolean): Pixel | null {
  if (isFree(NOT_MOVED)) return NOT_MOVED;
  for (let radius = RING_STEP; radius <= RING_MAX; radius += RING_STEP) {
    for (let step = 0; step < DIRECTIONS; step += 1) {
      const angle = (step / DIRECTIONS) * 2 * Math.PI;
      const move = { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
      if (isFree(move)) return move;
    }
  }
  return null;
}

/** Returns the moved position, in px. */
export const addMove = (pixel: Pixel, move: Pixel): Pixel => ({ x: pixel.x + move.x, y: pixel.y + move.y });

/** Returns the shortest move that makes a marker cover none of the taken areas; no move if there is none. */
export const findFreeMove = (pixel: Pixel, half: number, taken: readonly MapArea[]): Pixel =>
  findMove((move) => getCovered(getMarkerArea(addMove(pixel, move), half), taken) === 0) ?? NOT_MOVED;

const getPriceWidth = ({ label }: MapVehicle) => PRICE_PADDING + label.length * LETTER_WIDTH;

/** Returns the area of a vehicle's label. */
export function getPriceArea({ x, y }: Pixel, vehicle: MapVehicle, side: LabelSide): MapArea {
  const left = side === 'right' ? x + VEHICLE_HALF : x - VEHICLE_HALF - getPriceWidth(vehicle);
  return { left, right: left + getPriceWidth(vehicle), top: y - PRICE_HALF, bottom: y + PRICE_HALF };
}

const getStopAreas = (view: MapView, { stops, live }: MapContents): MapArea[] => [
  ...stops.map((stop) => getMarkerArea(toMapPixel(view, stop), STOP_HALF)),
  ...(live ? [getMarkerArea(toMapPixel(view, live), LIVE_HALF)] : []),
];

/** Position of the selected vehicle: its move off the stops in px, and the side of its label. */
export type VehiclePosition = { move: Pixel; side: LabelSide };

/** Returns the position of the selected vehicle: with its label off the stops, at the right if there is room. */
export function positionVehicle(
  view: MapView,
  chosen: MapVehicle,
  scene: MapContents,
): VehiclePosition & { areas: MapArea[] } {
  const stops = getStopAreas(view, scene);
  const taken = [...getFrameAreas(view, scene.isPreview), ...stops];
  const pixel = toMapPixel(view, chosen);
  const place = (move: Pixel) => {
    const moved = addMove(pixel, move);
    const getPart = (side: LabelSide) => getCovered(getPriceArea(moved, chosen, side), taken);
    const side: LabelSide = getPart('left') < getPart('right') ? 'left' : 'right';
    return { move, side, areas: [getMarkerArea(moved, VEHICLE_HALF), getPriceArea(moved, chosen, side)] };
  };
  const free = findMove((move) => place(move).areas.every((area) => getCovered(area, stops) === 0));
  return place(free ?? findFreeMove(pixel, VEHICLE_HALF, stops));
}

/** Returns the areas of the markers that no other vehicle may cover: stops, live position and selected vehicle. */
export function getFixedAreas(view: MapView, scene: MapContents): MapArea[] {
  const chosen = scene.vehicles.find(({ isChosen }) => isChosen);
  return [...getStopAreas(view, scene), ...(chosen ? positionVehicle(view, chosen, scene).areas : [])];
}

/** Returns true if a vehicle and its label are fully visible. */
export function isInView(view: MapView, vehicle: MapVehicle, scene: MapContents): boolean {
  return positionVehicle(view, vehicle, scene).areas.every(
    ({ left, right, top, bottom }) =>
      left > EDGE && right < view.width - EDGE && top > EDGE && bottom < view.height - EDGE,
  );
}
