import { toPixel, type Pixel } from '@/lib/maps/geo';
import type { GridCluster, MapArea } from './gridClusters';
import { placeStopLabels, type LabelPosition } from './labelPosition';
import { getCovered, getFrameAreas, getMarkerArea, getOrigin, type MapView } from './mapBox';
import type { MapVehicle } from './types';
import {
  VEHICLE_HALF,
  addMove,
  findFreeMove,
  getFixedAreas,
  getPriceArea,
  positionVehicle,
  type LabelSide,
  type MapContents,
  type VehiclePosition,
} from './vehiclePosition';

/** Half the size in px of a cluster with its ring, as in `map.css`. */
const CLUSTER_HALF = 26;

const getHalf = ({ members }: GridCluster) => (members.length > 1 ? CLUSTER_HALF : VEHICLE_HALF);

function toBoxPixel(view: MapView, { x, y }: Pixel): Pixel {
  const [scale, origin] = [2 ** view.zoom, getOrigin(view)];
  return { x: x * scale - origin.x, y: y * scale - origin.y };
}

/** Moves clusters and single vehicles off the stops, the selected vehicle, their labels, and one another. */
export function spreadGroups(view: MapView, groups: readonly GridCluster[], scene: MapContents): GridCluster[] {
  const taken = [...getFixedAreas(view, scene), ...placeStopLabels(view, scene).areas];
  const scale = 2 ** view.zoom;
  return groups.map((group) => {
    const pixel = toBoxPixel(view, group);
    const move = findFreeMove(pixel, getHalf(group), taken);
    taken.push(getMarkerArea(addMove(pixel, move), getHalf(group)));
    return { ...group, x: group.x + move.x / scale, y: group.y + move.y / scale };
  });
}

/** Returns the side of the label of each single vehicle, by index; none for a label that would cover something. */
function placePrices(view: MapView, groups: readonly GridCluster[], vehicles: readonly MapVehicle[], taken: MapArea[]) {
  const sides = new Map<number, LabelSide>();
  for (const { members, ...point } of groups) {
    const [index = -1] = members;
    const vehicle = vehicles[index];
    if (!vehicle || members.length > 1) continue;
    const getArea = (side: LabelSide) => getPriceArea(toBoxPixel(view, point), vehicle, side);
    const side = (['right', 'left'] as const).find((candidate) => getCovered(getArea(candidate), taken) === 0);
    if (!side) continue;
    sides.set(index, side);
    taken.push(getArea(side));
  }
  return sides;
}

/** Positions of the labels on a map. A label that would cover a marker or another label is left out. */
export type MapLayout = {
  stops: (LabelPosition | null)[];
  chosen?: VehiclePosition;
  /** Sides of the labels of the other vehicles, by index. */
  prices: Map<number, LabelSide>;
};

/** Treats each vehicle as single, for a map that does not report its groups. */
const toGroups = (vehicles: readonly MapVehicle[]): GridCluster[] =>
  vehicles.map(({ lat, lng }, index) => ({ ...toPixel([lat, lng], 0), members: [index] }));

/** Places all labels. `groups` are the clusters and single vehicles that the map shows. */
export function placeLabels(view: MapView, scene: MapContents, groups?: readonly GridCluster[]): MapLayout {
  const chosen = scene.vehicles.find(({ isChosen }) => isChosen);
  const others = scene.vehicles.filter((vehicle) => vehicle !== chosen);
  const shown = groups ?? toGroups(others);
  const stops = placeStopLabels(view, scene);
  const taken = [
    ...getFrameAreas(view, scene.isPreview),
    ...getFixedAreas(view, scene),
    ...stops.areas,
    ...shown.map((group) => getMarkerArea(toBoxPixel(view, group), getHalf(group))),
  ];
  return {
    stops: stops.positions,
    chosen: chosen && positionVehicle(view, chosen, scene),
    prices: placePrices(view, shown, others, taken),
  };
}
