import { expect, it } from 'vitest';
import { createEmptyStop, type DraftStop } from '@/domain/draft/draft';
import { getStopNeeds } from '@/domain/draft/stopNeeds';
import { aDraft, aStop, anItem } from '../../booking-form/drafts';

it.each<[string, DraftStop, string[]]>([
  ['nothing', aStop({ key: 'd1' }), []],
  ['everything', { ...createEmptyStop(), key: 'd2' }, ['Address needed', 'Contact needed', 'Goods needed']],
  ['a mobile number', aStop({ key: 'd1', contact_mobile: '' }), ['Contact needed']],
  ['a pin', aStop({ key: 'd1', lat: null, lng: null }), ['Address needed']],
  ['a landmark', aStop({ key: 'd1', address_line: 'Gilmore Ave', landmark: '' }), ['Landmark needed']],
  ['a barangay', aStop({ key: 'd1', barangay: null }), ['Barangay needed']],
])('names %s as needed by a stop', (_, stop, needs) => {
  const stops = [aStop({ key: 'p' }), stop];
  expect(getStopNeeds(stop, 1, aDraft({ stops, items: [anItem('d1')] }))).toEqual(needs);
});
