import { CLUSTER_GRID_PX, CLUSTER_MIN_SIZE } from '../../config/constants';
import type { Pixel } from '../../lib/maps/geo';

type Box = { left: number; right: number; top: number; bottom: number; x: number; y: number; members: number[] };

function nearest(boxes: readonly Box[], { x, y }: Pixel): Box | undefined {
  let best: Box | undefined;
  let bestDistance = Infinity;
  for (const box of boxes) {
    const distance = (box.x - x) ** 2 + (box.y - y) ** 2;
    if (distance < bestDistance) {
      best = box;
      bestDistance = distance;
    }
  }
  return best;
}

const isWithin = (box: Box, { x, y }: Pixel, grid: number) =>
  x >= box.left - grid && x <= box.right + grid && y >= box.top - grid && y <= box.bottom + grid;

/**
 * Groups pixel positions by the rule of Google's GridAlgorithm: a marker joins the nearest group when it lies within
 * the grid size of it (spec section 9). Answers indexes into `points`; a group below the minimum comes apart again.
 */
export function gridClusters(points: readonly Pixel[], grid = CLUSTER_GRID_PX, minimum = CLUSTER_MIN_SIZE): number[][] {
  const boxes: Box[] = [];
  for (const [index, point] of points.entries()) {
    const box = nearest(boxes, point);
    if (box && isWithin(box, point, grid)) {
      box.members.push(index);
      box.left = Math.min(box.left, point.x);
      box.right = Math.max(box.right, point.x);
      box.top = Math.min(box.top, point.y);
      box.bottom = Math.max(box.bottom, point.y);
      box.x = (box.left + box.right) / 2;
      box.y = (box.top + box.bottom) / 2;
    } else {
      const { x, y } = point;
      boxes.push({ left: x, right: x, top: y, bottom: y, x, y, members: [index] });
    }
  }
  return boxes.flatMap(({ members }) => (members.length >= minimum ? [members] : members.map((index) => [index])));
}
