import { describe, expect, it } from 'vitest';
import type { Address } from '@/api/wire';
import { createEmptyDraft, type DraftStop } from '@/domain/draft/draft';
import { prepareDraft, withDefaultPickup } from '@/domain/draft/prepareDraft';
import { hasTypedInput } from '@/domain/draft/typedDraft';
import { aDraft, anItem } from '../../booking-form/drafts';

const own = { contact_name: 'Nina Cruz', contact_mobile: '9171112222' };

describe('a draft that the booking form opens', () => {
  it.each([
    ['nobody', '', '', 'Nina Cruz'],
    ['a name', 'Ana Reyes', '', 'Ana Reyes'],
    ['a number', '', '9174820136', ''],
    ['somebody else', 'Ana Reyes', '9174820136', 'Ana Reyes'],
  ])('has %s at the pickup', (_, contact_name, contact_mobile, name) => {
    const draft = aDraft();
    const stops = draft.stops.map((stop) => ({ ...stop, contact_name, contact_mobile }));
    const opened = prepareDraft({ ...draft, stops }, own);
    expect(opened.stops.map((stop) => stop.contact_name)).toEqual([name, contact_name]);
  });

  it('leaves the pickup contact empty for an unknown customer', () => {
    const draft = aDraft();
    const stops = draft.stops.map((stop) => ({ ...stop, contact_name: '', contact_mobile: '' }));
    expect(prepareDraft({ ...draft, stops }, null).stops).toEqual(stops);
  });

  it('unloads goods without a drop-off at the last one', () => {
    expect(prepareDraft(aDraft({ items: [anItem('gone')] }), own).items).toMatchObject([{ stop: 'd1' }]);
  });
});

const home: Address = {
  id: 101,
  label: 'Home',
  contact_name: 'Guard',
  contact_mobile: '9170000000',
  address_line: '155 L.P. Leviste St',
  landmark: 'Lobby desk',
  region: { id: '13', code: '13', name: 'NCR' },
  province: null,
  city: { id: '803', code: '803', name: 'Makati City' },
  barangay: { id: '002', code: '002', name: 'Bel-Air' },
  lat: 14.56,
  lng: 121.02,
  is_default: true,
};
const office = { ...home, id: 102, address_line: '170 Salcedo St', is_default: false };

describe('the pickup of a new draft', () => {
  const pickupOf = (
    changes: Partial<DraftStop> = {},
    addresses: Address[] = [office, home],
    contact: typeof own | null = own,
  ) => {
    const draft = createEmptyDraft('exclusive');
    const [pickup, ...dropoffs] = draft.stops;
    const stops = [{ ...(pickup as DraftStop), ...changes }, ...dropoffs];
    return withDefaultPickup({ ...draft, stops }, addresses, contact);
  };

  it('is the default address with the customer as its contact, and does not count as typed', () => {
    const draft = pickupOf();
    expect(draft.stops[0]).toMatchObject({ address_line: home.address_line, landmark: 'Lobby desk', ...own });
    expect(hasTypedInput(draft)).toBe(false);
    expect(hasTypedInput({ ...draft, notes: 'Ring twice' })).toBe(true);
  });

  it('has the contact of the address if the customer is unknown', () => {
    expect(pickupOf({}, [home], null).stops[0]).toMatchObject({ contact_name: 'Guard' });
  });

  it('keeps a contact that was typed before there was a default address', () => {
    const typed = { contact_name: 'Ana Reyes', contact_mobile: '9174820136' };
    expect(pickupOf(typed).stops[0]).toMatchObject({ address_line: home.address_line, ...typed });
  });

  it.each<[string, Partial<DraftStop>, Address[]]>([
    ['another address', { address_line: '42 Gilmore Ave' }, [home]],
    ['a region', { region: { id: '13', name: 'NCR' } }, [home]],
    ['no default address', {}, [office]],
    ['a default address without a pin', {}, [{ ...home, lat: null, lng: null }]],
  ])('stays with %s', (_, changes, addresses) => {
    expect(pickupOf(changes, addresses).stops[0]?.address_line).toBe(changes.address_line ?? '');
  });

  it.each<[string, Partial<DraftStop>]>([
    ['another contact', { contact_name: 'Ana Reyes', contact_mobile: '9174820136' }],
    ['another landmark', { landmark: 'Gate 2' }],
    ['a moved pin', { lat: 14.57 }],
    ['instructions', { notes: 'Ring twice' }],
  ])('is typed, and stays, once it has %s', (_, changes) => {
    const filledIn = pickupOf();
    const [pickup, ...dropoffs] = filledIn.stops;
    const edited = { ...filledIn, stops: [{ ...(pickup as DraftStop), ...changes }, ...dropoffs] };
    expect(hasTypedInput(edited)).toBe(true);
    expect(withDefaultPickup(edited, [{ ...office, is_default: true }], own)).toBe(edited);
  });

  it('follows a new default address until another is typed', () => {
    const next = withDefaultPickup(pickupOf(), [{ ...office, is_default: true }], own);
    expect(next.stops[0]?.address_line).toBe(office.address_line);
    const [pickup, ...dropoffs] = next.stops;
    expect(
      hasTypedInput({ ...next, stops: [{ ...(pickup as DraftStop), address_line: 'Elsewhere' }, ...dropoffs] }),
    ).toBe(true);
  });
});
