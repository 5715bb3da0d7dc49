import type { Point } from './geo';

/** Reads a pin from two cells; null if both are empty, 'wrong' if it is outside the Philippines. */
export function readPin(latitude: string, longitude: string): Point | 'wrong' | null {
  if (latitude === '' && longitude === '') return null;
  const [lat, lng] = [Number(latitude || NaN), Number(longitude || NaN)];
  // bounds of the Philippines with the surrounding sea
  return lat >= 4 && lat <= 22 && lng >= 116 && lng <= 127 ? { lat, lng } : 'wrong';
}

/** Message for a wrong pin. */
export const WRONG_PIN_MESSAGE =
  'Enter a latitude and longitude in the Philippines, such as 14.5547 and 121.0244, or leave both empty.';
