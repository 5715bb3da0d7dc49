export type Pin = { lat: number; lng: number };

/** A pin as two cells of a file: null where both are empty, 'wrong' where it lies nowhere in the Philippines. */
export function readPin(latitude: string, longitude: string): Pin | 'wrong' | null {
  if (latitude === '' && longitude === '') return null;
  const [lat, lng] = [Number(latitude || NaN), Number(longitude || NaN)];
  // the Philippines, with the sea around
  return lat >= 4 && lat <= 22 && lng >= 116 && lng <= 127 ? { lat, lng } : 'wrong';
}

/** What to do about a pin that is wrong. */
export const WRONG_PIN_MESSAGE =
  'Give latitude and longitude inside the Philippines, such as 14.5547 and 121.0244, or neither.';
