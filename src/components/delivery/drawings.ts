import type { BookingMode } from '@/config/paths';

export type Drawing = 'motorcycle' | 'sedan' | 'mpv' | 'van' | 'closedvan' | 'sixw' | 'wing' | 'shared';

/** The first pattern that fits a vehicle's name decides; the fuller words stand first. */
const DRAWINGS: readonly [RegExp, Drawing][] = [
  [/motor|bike|scooter/i, 'motorcycle'],
  [/wing|10|ten|trailer/i, 'wing'],
  [/6|six|forward|elf/i, 'sixw'],
  [/closed|box|alumin|4-?wheel/i, 'closedvan'],
  [/mpv|suv|auv|pick-?up/i, 'mpv'],
  [/sedan|hatch|\bcar\b/i, 'sedan'],
  [/van|l300/i, 'van'],
];

/** Kind of vehicle that a type's name means. A closed van stands for an unknown one. */
export const drawingOf = (name: string): Drawing => DRAWINGS.find(([words]) => words.test(name))?.[1] ?? 'closedvan';

/** Our drawing of a vehicle: by its name, or the shared truck in Joint. */
export const vehicleArt = (name: string, mode: BookingMode = 'exclusive'): string =>
  `/art/vehicle-${mode === 'shared' ? 'shared' : drawingOf(name)}.svg`;
