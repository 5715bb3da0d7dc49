import type { BookingMode } from '../../config/paths';

type Drawing = 'motorcycle' | 'sedan' | 'mpv' | 'van' | 'closedvan' | 'sixw' | 'wing' | 'shared';

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

/** Our drawing of a vehicle: by its name, or the shared truck in Joint. A closed van stands for an unknown one. */
export function vehicleArt(name: string, mode: BookingMode = 'exclusive'): string {
  const drawing = mode === 'shared' ? 'shared' : (DRAWINGS.find(([words]) => words.test(name))?.[1] ?? 'closedvan');
  return `/art/vehicle-${drawing}.svg`;
}
