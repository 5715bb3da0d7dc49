import { toPixel, type LatLng, type Pixel } from '@/lib/maps/geo';
import { CONTROLS, LIST_BUTTON, titleMaxOf, TOOLS_HEIGHT, type Frame } from './fitRoom';
import type { MapArea } from './gridClusters';
import type { MapLive, MapPoint, MapStop, MapVehicle } from './types';

/** What a map shows at the moment. */
export type MapView = Frame & { centre: LatLng; zoom: number };

/** Where a stop's label stands: on which side of its marker, and above, beneath or level with it. */
type Spot = { side: 'left' | 'right'; level: 'above' | 'beside' | 'beneath' };

/** And how wide its title may be, in px. */
export type LabelPlace = Spot & { titleMax: number };

export type Scene = {
  stops: readonly MapStop[];
  vehicles: readonly MapVehicle[];
  live?: MapLive;
};

const LEVELS = ['beside', 'above', 'beneath'] as const;

/** Px of markers, and of labels as `pins.tsx` draws them. */
const STOP_HALF = 11;
const LIVE_HALF = 32;
const VEHICLE_HALF = 20;
const LABEL_HEIGHT = 42;
const LABEL_PADDING = 24;
const WORD_PADDING = 26;
const [SIDE_GAP, LEVEL_GAP] = [16, 10];
const LETTER = 7.5;
const EDGE = 8;
/** Farther than anything that could stand outside of a map. */
const FAR = 4000;

/** Where a point stands in the map's box. */
export function pixelIn({ centre, zoom, width, height }: MapView, { lat, lng }: MapPoint): Pixel {
  const [at, middle] = [toPixel([lat, lng], zoom), toPixel(centre, zoom)];
  return { x: at.x - middle.x + width / 2, y: at.y - middle.y + height / 2 };
}

const around = ({ x, y }: Pixel, half: number): MapArea => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
});

const overlap = (a: MapArea, b: MapArea) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const wordWidth = ({ label }: MapVehicle) => WORD_PADDING + label.length * LETTER;

/** Where the word of a vehicle stands: at its right, but where the map ends there and not at its left. */
export function getLabelSide(view: MapView, vehicle: MapVehicle): 'left' | 'right' {
  const { x } = pixelIn(view, vehicle);
  const reach = VEHICLE_HALF + wordWidth(vehicle);
  return x + reach > view.width - EDGE && x - reach > EDGE ? 'left' : 'right';
}

/** A vehicle with the word beside it. */
function vehicleArea(view: MapView, vehicle: MapVehicle): MapArea {
  const area = around(pixelIn(view, vehicle), VEHICLE_HALF);
  const word = wordWidth(vehicle);
  return getLabelSide(view, vehicle) === 'left'
    ? { ...area, left: area.left - word }
    : { ...area, right: area.right + word };
}

function labelArea({ x, y }: Pixel, { side, level }: Spot, width: number): MapArea {
  const near = STOP_HALF + SIDE_GAP;
  const left = side === 'right' ? x + near : x - near - width;
  const below = {
    above: -STOP_HALF - LEVEL_GAP - LABEL_HEIGHT,
    beside: -LABEL_HEIGHT / 2,
    beneath: STOP_HALF + LEVEL_GAP,
  };
  const top = y + below[level];
  return { left, right: left + width, top, bottom: top + LABEL_HEIGHT };
}

/** What may not be covered by a label, and what would cover it: the world outside of the box, and what lies on the map. */
function takenAreas(view: MapView, { stops, vehicles, live }: Scene): MapArea[] {
  const { width, height } = view;
  const all = { left: -FAR, right: width + FAR, top: -FAR, bottom: height + FAR };
  return [
    { ...all, right: EDGE },
    { ...all, left: width - EDGE },
    { ...all, bottom: TOOLS_HEIGHT },
    { ...all, top: height - EDGE },
    { left: width - CONTROLS.width, right: width, top: height - CONTROLS.height, bottom: height },
    { left: 0, right: LIST_BUTTON.width, top: height - LIST_BUTTON.height, bottom: height },
    ...stops.map((stop) => around(pixelIn(view, stop), STOP_HALF)),
    ...vehicles.map((vehicle) => vehicleArea(view, vehicle)),
    ...(live ? [around(pixelIn(view, live), LIVE_HALF)] : []),
  ];
}

/** Outside of the route first, and level with the marker. */
function placesOf(stop: MapStop, stops: readonly MapStop[]): Spot[] {
  const longitudes = stops.map(({ lng }) => lng);
  const isWest = stop.lng < (Math.min(...longitudes) + Math.max(...longitudes)) / 2;
  const sides = isWest ? (['left', 'right'] as const) : (['right', 'left'] as const);
  return sides.flatMap((side) => LEVELS.map((level) => ({ side, level })));
}

/** Where the label of each stop stands in this view: at the first place where it covers nothing, or else the least. */
export function labelPlaces(view: MapView, scene: Scene): LabelPlace[] {
  const taken = takenAreas(view, scene);
  const titleMax = titleMaxOf(view);
  return scene.stops.map((stop) => {
    const at = pixelIn(view, stop);
    const width = LABEL_PADDING + Math.min(titleMax, stop.title.length * LETTER);
    const [first, ...others] = placesOf(stop, scene.stops).map((place) => {
      const area = labelArea(at, place, width);
      return { place, area, covered: taken.reduce((sum, other) => sum + overlap(area, other), 0) };
    });
    const best = others.reduce((least, next) => (next.covered < least.covered ? next : least), first!);
    if (stop.caption !== undefined) taken.push(best.area);
    return { ...best.place, titleMax };
  });
}

/** Whether a vehicle and the word beside it are in sight, clear of the map's edges. */
export function isInSight(view: MapView, vehicle: MapVehicle): boolean {
  const { left, right, top, bottom } = vehicleArea(view, vehicle);
  return left > EDGE && right < view.width - EDGE && top > EDGE && bottom < view.height - EDGE;
}
