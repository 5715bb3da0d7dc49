import { expect, it } from 'vitest';
import { emptyStop, type DraftStop } from '@/domain/draft/draft';
import { getStopNeeds } from '@/domain/draft/stopNeeds';
import { placesLine } from '@/domain/places/placesLine';
import { aDraft, aStop, anItem } from '../../booking-form/drafts';

it.each<[string, DraftStop, string[]]>([
  ['nothing', aStop({ key: 'd1' }), []],
  ['everything', { ...emptyStop(), key: 'd2' }, ['Address needed', 'Contact needed', 'Goods needed']],
  ['a mobile number', aStop({ key: 'd1', contact_mobile: '' }), ['Contact needed']],
  ['a pin', aStop({ key: 'd1', lat: null, lng: null }), ['Address needed']],
  ['a landmark', aStop({ key: 'd1', address_line: 'Gilmore Ave', landmark: '' }), ['Landmark needed']],
  ['a barangay', aStop({ key: 'd1', barangay: null }), ['Barangay needed']],
])('names %s as needed by a stop', (_, stop, needs) => {
  const stops = [aStop({ key: 'p' }), stop];
  expect(getStopNeeds(stop, 1, aDraft({ stops, items: [anItem('d1')] }))).toEqual(needs);
});

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
  expect(placesLine({ region: NCR, ...places })).toBe(line);
});
