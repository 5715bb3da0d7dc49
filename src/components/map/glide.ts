import type { Point } from '@/lib/maps/geo';

/** Duration of the live vehicle's glide between two positions. */
export const GLIDE_MS = 1500;

const ease = (share: number) => 1 - (1 - share) ** 3;

/** Animates a point to a new position, or jumps with reduced motion. Returns a function that stops the animation. */
export function glide(from: Point, to: Point, onStep: (point: Point) => void): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    onStep(to);
    return () => undefined;
  }
  let start: number | undefined;
  let frame = requestAnimationFrame(function step(now: number) {
    start ??= now;
    const share = ease(Math.min((now - start) / GLIDE_MS, 1));
    onStep({ lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share });
    if (share < 1) frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}
