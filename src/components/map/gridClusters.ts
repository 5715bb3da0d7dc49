import { CLUSTER_GRID_PX, CLUSTER_MIN_SIZE } from '@/config/constants';
import type { Pixel } from '@/lib/maps/geo';

export type MapArea = { left: number; right: number; top: number; bottom: number };

/** Cluster at the centre of its members' area; `members` are indexes in the list of points. */
export type GridCluster = Pixel & { members: number[] };

type Box = MapArea & { members: number[] };

const isWithin = (area: MapArea, x: number, y: number, margin: number) =>
  x >= area.left - margin && x <= area.right + margin && y >= area.top - margin && y <= area.bottom + margin;

function extend(area: MapArea, x: number, y: number) {
  area.left = Math.min(area.left, x);
  area.right = Math.max(area.right, x);
  area.top = Math.min(area.top, y);
  area.bottom = Math.max(area.bottom, y);
}

/**
 * Clusters the points within an area by the rule of Google's GridAlgorithm: a marker joins the nearest cluster if it
 * lies within the grid size (spec section 9). A cluster below the minimum is split into single markers. Positions and
 * centres are flat number arrays, because each move of the map compares thousands of them.
 */
export function createClusterer(points: readonly Pixel[], minimum = CLUSTER_MIN_SIZE) {
  const xs = Float64Array.from(points, ({ x }) => x);
  const ys = Float64Array.from(points, ({ y }) => y);
  const centreXs = new Float64Array(points.length);
  const centreYs = new Float64Array(points.length);

  function findNearest(x: number, y: number, count: number): number {
    let best = -1;
    let bestDistance = Infinity;
    for (let index = 0; index < count; index += 1) {
      const deltaX = (centreXs[index] as number) - x;
      const deltaY = (centreYs[index] as number) - y;
      const distance = deltaX * deltaX + deltaY * deltaY;
      if (distance < bestDistance) {
        best = index;
        bestDistance = distance;
      }
    }
    return best;
  }

  return (area: MapArea, grid = CLUSTER_GRID_PX): GridCluster[] => {
    const boxes: Box[] = [];
    for (let point = 0; point < points.length; point += 1) {
      const x = xs[point] as number;
      const y = ys[point] as number;
      if (!isWithin(area, x, y, 0)) continue;
      const index = findNearest(x, y, boxes.length);
      const box = boxes[index];
      if (!box || !isWithin(box, x, y, grid)) {
        centreXs[boxes.length] = x;
        centreYs[boxes.length] = y;
        boxes.push({ left: x, right: x, top: y, bottom: y, members: [point] });
        continue;
      }
      box.members.push(point);
      if (isWithin(box, x, y, 0)) continue;
      extend(box, x, y);
      centreXs[index] = (box.left + box.right) / 2;
      centreYs[index] = (box.top + box.bottom) / 2;
    }
    const toSingle = (point: number): GridCluster => ({
      x: xs[point] as number,
      y: ys[point] as number,
      members: [point],
    });
    return boxes.flatMap(({ members }, index) =>
      members.length < minimum
        ? members.map(toSingle)
        : { x: centreXs[index] as number, y: centreYs[index] as number, members },
    );
  };
}
