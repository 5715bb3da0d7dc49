/** Levels of a place in the Philippines, each within the one before it. */
export const PLACE_LEVELS = ['region', 'province', 'city', 'barangay'] as const;

export type PlaceLevel = (typeof PLACE_LEVELS)[number];
