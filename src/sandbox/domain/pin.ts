/** Bounds of the Philippines in degrees. */
const BOUNDS = { lat: { min: 4, max: 22 }, lng: { min: 116, max: 127 } };

export const PIN_OUTSIDE = 'Place the pin inside the Philippines.';

/** Returns true for a latitude or longitude inside the Philippines. */
export const isInBounds = (value: unknown, axis: 'lat' | 'lng'): value is number =>
  typeof value === 'number' && value >= BOUNDS[axis].min && value <= BOUNDS[axis].max;

/** Returns true for a point inside the Philippines. */
export const isInPhilippines = (lat: unknown, lng: unknown): boolean =>
  isInBounds(lat, 'lat') && isInBounds(lng, 'lng');
