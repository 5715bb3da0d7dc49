import { toPixel, type LatLng, type Pixel } from '@/lib/maps/geo';
import { CONTROLS, LIST_BUTTON, getTitleMax, TOOLS_HEIGHT, type Frame } from './fitPadding';
import type { MapArea } from './gridClusters';
import type { MapLive, MapPoint, MapStop, MapVehicle } from './types';

/** Visible part of a map. */
export type MapView = Frame & { centre: LatLng; zoom: number };

/** Position of a stop's label relative to its marker. */
type Spot = { side: 'left' | 'right'; level: 'above' | 'beside' | 'below' };

/** Label position with the greatest width of its title, in px. */
export type LabelPlace = Spot & { titleMax: number };

export type Scene = {
  stops: readonly MapStop[];
  vehicles: readonly MapVehicle[];
  live?: MapLive;
};

const LEVELS = ['beside', 'above', 'below'] as const;

/** Sizes in px of the markers and labels in `pins.tsx`. */
const STOP_HALF = 11;
const LIVE_HALF = 32;
const VEHICLE_HALF = 20;
const LABEL_HEIGHT = 42;
const LABEL_PADDING = 24;
const PRICE_PADDING = 26;
const [SIDE_GAP, LEVEL_GAP] = [16, 10];
const LETTER_WIDTH = 7.5;
const EDGE = 8;
/** Beyond any label outside the map. */
const FAR = 4000;

/** Returns the position of a point in the map's box. */
export function toMapPixel({ centre, zoom, width, height }: MapView, { lat, lng }: MapPoint): Pixel {
  const [pixel, middle] = [toPixel([lat, lng], zoom), toPixel(centre, zoom)];
  return { x: pixel.x - middle.x + width / 2, y: pixel.y - middle.y + height / 2 };
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

const getPriceWidth = ({ label }: MapVehicle) => PRICE_PADDING + label.length * LETTER_WIDTH;

/** Returns the side of a vehicle's label: the right, unless only the left has enough space. */
export function getLabelSide(view: MapView, vehicle: MapVehicle): 'left' | 'right' {
  const { x } = toMapPixel(view, vehicle);
  const reach = VEHICLE_HALF + getPriceWidth(vehicle);
  return x + reach > view.width - EDGE && x - reach > EDGE ? 'left' : 'right';
}

/** Returns the area of a vehicle and its label. */
function vehicleArea(view: MapView, vehicle: MapVehicle): MapArea {
  const area = around(toMapPixel(view, vehicle), VEHICLE_HALF);
  const priceWidth = getPriceWidth(vehicle);
  return getLabelSide(view, vehicle) === 'left'
    ? { ...area, left: area.left - priceWidth }
    : { ...area, right: area.right + priceWidth };
}

function labelArea({ x, y }: Pixel, { side, level }: Spot, width: number): MapArea {
  const near = STOP_HALF + SIDE_GAP;
  const left = side === 'right' ? x + near : x - near - width;
  const offsets = {
    above: -STOP_HALF - LEVEL_GAP - LABEL_HEIGHT,
    beside: -LABEL_HEIGHT / 2,
    below: STOP_HALF + LEVEL_GAP,
  };
  const top = y + offsets[level];
  return { left, right: left + width, top, bottom: top + LABEL_HEIGHT };
}

/** Returns the areas a label must avoid: outside the box, buttons, stops and vehicles. */
function getTakenAreas(view: MapView, { stops, vehicles, live }: Scene): MapArea[] {
  const { width, height } = view;
  const all = { left: -FAR, right: width + FAR, top: -FAR, bottom: height + FAR };
  return [
    { ...all, right: EDGE },
    { ...all, left: width - EDGE },
    { ...all, bottom: TOOLS_HEIGHT },
    { ...all, top: height - EDGE },
    { left: width - CONTROLS.width, right: width, top: height - CONTROLS.height, bottom: height },
    { left: 0, right: LIST_BUTTON.width, top: height - LIST_BUTTON.height, bottom: height },
    ...stops.map((stop) => around(toMapPixel(view, stop), STOP_HALF)),
    ...vehicles.map((vehicle) => vehicleArea(view, vehicle)),
    ...(live ? [around(toMapPixel(view, live), LIVE_HALF)] : []),
  ];
}

/** Returns all label positions, best first: on the outer side of the route, level with the marker. */
function getSpots(stop: MapStop, stops: readonly MapStop[]): Spot[] {
  const longitudes = stops.map(({ lng }) => lng);
  const isWest = stop.lng < (Math.min(...longitudes) + Math.max(...longitudes)) / 2;
  const sides = isWest ? (['left', 'right'] as const) : (['right', 'left'] as const);
  return sides.flatMap((side) => LEVELS.map((level) => ({ side, level })));
}

/** Returns the label position of each stop: the first one that covers nothing, or the one that covers least. */
export function placeLabels(view: MapView, scene: Scene): LabelPlace[] {
  const taken = getTakenAreas(view, scene);
  const titleMax = getTitleMax(view);
  return scene.stops.map((stop) => {
    const pixel = toMapPixel(view, stop);
    const width = LABEL_PADDING + Math.min(titleMax, stop.title.length * LETTER_WIDTH);
    const [first, ...others] = getSpots(stop, scene.stops).map((spot) => {
      const area = labelArea(pixel, spot, width);
      return { spot, area, covered: taken.reduce((sum, other) => sum + overlap(area, other), 0) };
    });
    const best = others.reduce((least, next) => (next.covered < least.covered ? next : least), first!);
    if (stop.caption !== undefined) taken.push(best.area);
    return { ...best.spot, titleMax };
  });
}

/** Returns true if a vehicle and its label are fully visible. */
export function isInView(view: MapView, vehicle: MapVehicle): boolean {
  const { left, right, top, bottom } = vehicleArea(view, vehicle);
  return left > EDGE && right < view.width - EDGE && top > EDGE && bottom < view.height - EDGE;
}
