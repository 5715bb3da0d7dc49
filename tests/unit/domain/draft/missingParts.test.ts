import { expect, it } from 'vitest';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { createEmptyDraft } from '@/domain/draft/draft';
import { getMissingParts } from '@/domain/draft/missingParts';
import { aDraft, aStop, anItem } from '../../booking-form/drafts';

const empty = createEmptyDraft('exclusive');
const [pickup, dropoff] = aDraft().stops as [DeliveryDraft['stops'][0], DeliveryDraft['stops'][0]];
const unknown = { contact_name: '', contact_mobile: '' };

it.each<{ about: string; draft: DeliveryDraft; missing: string[] }>([
  { about: 'a complete draft', draft: aDraft(), missing: [] },
  {
    about: 'an empty draft',
    draft: empty,
    missing: [
      '2 addresses missing at stops.0.address_line',
      '2 contacts missing at stops.0.contact_name',
      'Goods missing at items.0.type',
      'Vehicle missing at vehicle_type',
      'Confirmation missing at has_no_prohibited_goods',
    ],
  },
  {
    about: 'a stop whose address and pin are both missing, once',
    draft: aDraft({ stops: [pickup, { ...dropoff, address_line: '', lat: null, lng: null, barangay: null }] }),
    missing: ['Drop-off address missing at stops.1.address_line'],
  },
  {
    about: 'contacts of three stops',
    draft: aDraft({
      stops: [pickup, aStop({ key: 'a', ...unknown }), aStop({ key: 'b', ...unknown }), { ...dropoff, ...unknown }],
      items: ['a', 'b', 'd1'].map((stop) => anItem(stop)),
    }),
    missing: ['3 contacts missing at stops.1.contact_name'],
  },
  {
    about: 'a stop without goods',
    draft: aDraft({ stops: [pickup, aStop({ key: 'a' }), dropoff] }),
    missing: ['Goods missing at stops.1.items'],
  },
  {
    about: 'no pickup time',
    draft: aDraft({ schedule: { when: 'later', date: '', pickup_at: '' } }),
    missing: ['Pickup time missing at schedule.date'],
  },
  {
    about: 'the amounts of services',
    draft: aDraft({ services: ['value_cover', 'cod'] }),
    missing: ['Declared value missing at items.0.declared_value', 'Cash amount missing at stops.1.cod_amount'],
  },
  {
    about: 'a landmark of an address without a house number',
    draft: aDraft({ stops: [pickup, { ...dropoff, address_line: 'Gilmore Ave' }] }),
    missing: ['1 landmark missing at stops.1.landmark'],
  },
])('names the missing parts of $about', ({ draft, missing }) => {
  expect(getMissingParts(draft).map(({ label, path }) => `${label} at ${path}`)).toEqual(missing);
});
