import type { DeliveryDraft, DraftSchedule, DraftStop } from '@/domain/draft/draft';

/** What lists of places call it: PSGC's region and its four districts, or the name that everybody uses. */
const METRO_MANILA = /\bNCR\b|National Capital Region|Metro(?:politan)? Manila/i;

const isInMetroManila = ({ region, province }: Pick<DraftStop, 'region' | 'province'>) =>
  [region, province].some((place) => place !== null && METRO_MANILA.test(place.name));

/** Whether the pick-up or a stop is there, as far as its places are known. */
export const touchesMetroManila = (stops: DeliveryDraft['stops']) => stops.some(isInMetroManila);

/** When the driver comes: the present, the chosen time, or the day alone while its time is open; null before that. */
export function departureOf({ when, date, pickup_at }: DraftSchedule, now: number): number | string | null {
  if (when === 'now') return now;
  return pickup_at || date || null;
}
