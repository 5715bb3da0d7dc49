const sorted = (values) => values.toSorted((a, b) => a - b);

/** The value that a share of all does not pass, by nearest rank. */
export function percentile(values, share) {
  if (values.length === 0) return NaN;
  return sorted(values)[Math.max(0, Math.ceil(share * values.length) - 1)];
}

export function median(values) {
  const list = sorted(values);
  const half = list.length >> 1;
  if (list.length === 0) return NaN;
  return list.length % 2 ? list[half] : (list[half - 1] + list[half]) / 2;
}

/** How fast `y` grows with `x`: the middle one of the slopes between all pairs, so that one odd point moves nothing. */
export function slope(points) {
  const pairs = points.flatMap((a, at) => points.slice(at + 1).map((b) => (b.y - a.y) / (b.x - a.x)));
  return median(pairs);
}
