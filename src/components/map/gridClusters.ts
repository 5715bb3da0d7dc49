import { CLUSTER_GRID_PX, CLUSTER_MIN_SIZE } from '@/config/constants';
import type { Pixel } from '@/lib/maps/geo';

export type MapArea = { left: number; right: number; top: number; bottom: number };

/** Points that are shown as one, in the middle of the area they take; `members` are their places in the list. */
export type Group = Pixel & { members: number[] };

type Box = MapArea & { members: number[] };

const isWithin = (area: MapArea, x: number, y: number, around: number) =>
  x >= area.left - around && x <= area.right + around && y >= area.top - around && y <= area.bottom + around;

function widen(area: MapArea, x: number, y: number) {
  area.left = Math.min(area.left, x);
  area.right = Math.max(area.right, x);
  area.top = Math.min(area.top, y);
  area.bottom = Math.max(area.bottom, y);
}

/**
 * Groups the pixel positions that lie in an area by the rule of Google's GridAlgorithm: a marker joins the nearest group
 * when it lies within the grid size of it (spec section 9). A group below the minimum comes apart, into groups of one.
 * Positions and middles stand in flat lists of numbers: at every move of the map thousands are compared with each other.
 */
export function makeClusterer(points: readonly Pixel[], minimum = CLUSTER_MIN_SIZE) {
  const xs = Float64Array.from(points, ({ x }) => x);
  const ys = Float64Array.from(points, ({ y }) => y);
  const middleXs = new Float64Array(points.length);
  const middleYs = new Float64Array(points.length);

  function nearest(x: number, y: number, count: number): number {
    let best = -1;
    let bestDistance = Infinity;
    for (let at = 0; at < count; at += 1) {
      const acrossX = (middleXs[at] as number) - x;
      const acrossY = (middleYs[at] as number) - y;
      const distance = acrossX * acrossX + acrossY * acrossY;
      if (distance < bestDistance) {
        best = at;
        bestDistance = distance;
      }
    }
    return best;
  }

  return (area: MapArea, grid = CLUSTER_GRID_PX): Group[] => {
    const boxes: Box[] = [];
    for (let point = 0; point < points.length; point += 1) {
      const x = xs[point] as number;
      const y = ys[point] as number;
      if (!isWithin(area, x, y, 0)) continue;
      const at = nearest(x, y, boxes.length);
      const box = boxes[at];
      if (!box || !isWithin(box, x, y, grid)) {
        middleXs[boxes.length] = x;
        middleYs[boxes.length] = y;
        boxes.push({ left: x, right: x, top: y, bottom: y, members: [point] });
        continue;
      }
      box.members.push(point);
      if (isWithin(box, x, y, 0)) continue;
      widen(box, x, y);
      middleXs[at] = (box.left + box.right) / 2;
      middleYs[at] = (box.top + box.bottom) / 2;
    }
    const single = (point: number): Group => ({ x: xs[point] as number, y: ys[point] as number, members: [point] });
    return boxes.flatMap(({ members }, at) =>
      members.length < minimum
        ? members.map(single)
        : { x: middleXs[at] as number, y: middleYs[at] as number, members },
    );
  };
}
