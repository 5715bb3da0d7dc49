import type { BookingMode } from '@/config/modes';

export type DrawingName = 'motorcycle' | 'sedan' | 'mpv' | 'van' | 'closedvan' | 'sixw' | 'wing' | 'shared';

/** The first matching pattern decides, so specific patterns come first. */
const DRAWINGS: readonly [RegExp, DrawingName][] = [
  [/motor|bike|scooter/i, 'motorcycle'],
  [/wing|10|ten|trailer/i, 'wing'],
  [/6|six|forward|elf/i, 'sixw'],
  [/closed|box|alumin|4-?wheel/i, 'closedvan'],
  [/mpv|suv|auv|pick-?up/i, 'mpv'],
  [/sedan|hatch|\bcar\b/i, 'sedan'],
  [/van|l300/i, 'van'],
];

/** Returns the drawing for the name of a vehicle type, a closed van for an unknown name. */
export const getDrawing = (name: string): DrawingName =>
  DRAWINGS.find(([pattern]) => pattern.test(name))?.[1] ?? 'closedvan';

/** Returns the path of the drawing for a vehicle: by its name, or the shared truck for Joint. */
export const getDrawingPath = (name: string, mode: BookingMode = 'exclusive'): string =>
  `/art/vehicle-${mode === 'shared' ? 'shared' : getDrawing(name)}.svg`;
