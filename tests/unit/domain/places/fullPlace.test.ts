import { expect, it } from 'vitest';
import { formatFullPlace } from '@/domain/places/fullPlace';

const NCR = { id: '13', name: 'NCR' };
const place = (name: string) => ({ id: name, name });

it.each([
  [
    'a full place',
    { province: place('Metro Manila'), city: place('Makati City'), barangay: place('Poblacion') },
    'Poblacion, Makati City, Metro Manila',
  ],
  [
    'a region without provinces',
    { province: null, city: place('Makati City'), barangay: place('Poblacion') },
    'Poblacion, Makati City, NCR',
  ],
  [
    'a city without barangays',
    { province: null, city: place('Makati City'), barangay: { id: '', name: '' } },
    'Makati City, NCR',
  ],
  ['a missing barangay', { province: null, city: place('Makati City'), barangay: null }, null],
  ['a place without its name', { province: null, city: { id: '7', name: '' }, barangay: place('Poblacion') }, null],
])('folds %s', (_, places, line) => {
  expect(formatFullPlace({ region: NCR, ...places })).toBe(line);
});
