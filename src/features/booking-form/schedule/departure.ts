import type { DeliveryDraft, DraftSchedule, DraftStop } from '@/domain/draft/draft';

/** Names of Metro Manila in place lists: PSGC's region and districts, and the common name. */
const METRO_MANILA = /\bNCR\b|National Capital Region|Metro(?:politan)? Manila/i;

const isInMetroManila = ({ region, province }: Pick<DraftStop, 'region' | 'province'>) =>
  [region, province].some((place) => place !== null && METRO_MANILA.test(place.name));

/** Returns true when a stop is known to be in Metro Manila. */
export const touchesMetroManila = (stops: DeliveryDraft['stops']) => stops.some(isInMetroManila);

/** Returns the departure: now, the chosen slot, or only the day while no slot is chosen; null before that. */
export function getDeparture({ when, date, pickup_at }: DraftSchedule, now: number): number | string | null {
  if (when === 'now') return now;
  return pickup_at || date || null;
}
