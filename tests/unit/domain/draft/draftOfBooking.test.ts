import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Stop } from '@/api/wire';
import { createEmptyDraft, createEmptyItem, type DraftStop } from '@/domain/draft/draft';
import { getNotCopiedMessage, toDraft } from '@/domain/draft/draftOfBooking';
import { findQuoteProblems } from '@/domain/draft/draftRules';
import { toQuoteRequest } from '@/domain/draft/draftWire';
import { describeItem, readDescription } from '@/domain/draft/itemDescription';
import { hasTypedInput } from '@/domain/draft/typedDraft';
import { booking, item, stop, vehicle } from '../../../builders/booking';
import { typedDraft } from '../../../builders/draft';

describe('a booking as a fresh draft', () => {
  const goods = item({ subcategory: null, declared_value: 900, description: 'Cakes; Fragile', quantity: 3 });
  const again = toDraft(
    booking(
      { booking_type: 'exclusive', voucher_code: 'SAVE10' },
      { stops: [stop(1, { sequence: 2, items: [goods] }), stop(0), stop(1, { landmark: 'Blue gate', notes: 'Ring' })] },
    ),
  );

  it('has the stops in their order, the vehicle and the goods at their drop-offs', () => {
    expect(again.stops.map(({ address_line }) => address_line)).toEqual([
      '40 Gilmore Ave, New Manila',
      '41 Gilmore Ave, New Manila',
      '41 Gilmore Ave, New Manila',
    ]);
    expect(again.stops[1]).toMatchObject({
      landmark: 'Blue gate',
      notes: 'Ring',
      city: { id: '1301', name: 'Quezon City' },
    });
    expect(again.items.map((item) => again.stops.findIndex(({ key }) => key === item.stop))).toEqual([1, 2]);
    expect(again.items[1]).toMatchObject({ description: 'Cakes', is_fragile: true, quantity: 3, declared_value: 900 });
    expect(again.vehicle_type).toBe('4');
    expect(findQuoteProblems(again)).toEqual([]);
  });

  it('copies no consent and no voucher, and picks up now', () => {
    expect(again).toMatchObject({ has_no_prohibited_goods: false, voucher_code: '', schedule: { when: 'now' } });
    expect(again.intent).toBeUndefined();
    expect(toQuoteRequest(again).pickup_at).toBeUndefined();
  });

  it('has 0 for a drop-off without cash beside one with cash, and nothing without any cash', () => {
    const cash = stop(1, { notes: 'Collect ₱1,500.00 cash on delivery. Ring' });
    const { stops } = toDraft(booking({}, { stops: [stop(0), cash, stop(1, { sequence: 2 })] }));
    expect(stops.map(({ cod_amount }) => cod_amount)).toEqual([null, 1500, 0]);
    expect(again.stops.map(({ cod_amount }) => cod_amount)).toEqual([null, null, null]);
  });

  it('prices a category without subcategories as it was booked', () => {
    expect(toQuoteRequest(again).stops[2]?.items[0]?.subcategory).toBeNull();
  });

  it('handles omitted fields: no subcategory, pin or goods, and places with ids only', () => {
    const left = { place: undefined, lat: undefined, lng: undefined, items: undefined } as unknown as Partial<Stop>;
    const stops = [stop(0, left), stop(1, { lat: 0, lng: 0, items: [item({ subcategory: undefined })] })];
    const draft = toDraft(booking({}, { stops }));
    expect(draft.items.map((item) => item.subcategory)).toEqual(['none']);
    expect(draft.stops.map(({ lat, lng }) => [lat, lng])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(draft.stops[0]).toMatchObject({ region: { id: '13', name: '' }, barangay: { id: '13011', name: '' } });
  });

  it('leaves the vehicle of a shared load to the dispatcher', () => {
    expect(toDraft(booking({ booking_type: 'shared' }))).toMatchObject({ mode: 'shared', vehicle_type: '' });
  });

  it('has the charged services that its vehicle offers', () => {
    const line = (code: string, amount: number) => ({ code, label: code, amount });
    const lines = { breakdown: [line('base_fare', 750), line('pod_pin', 0)], discount: 0, total: 750 };
    const van = vehicle({ services: [{ code: 'pod_pin', label: 'PIN at the door', price: 0 }] });
    const charged = booking({ vehicle_type: van, charged: lines });
    expect(toDraft(charged).services).toEqual(['pod_pin']);
    expect(getNotCopiedMessage(charged)).toBe("Driver notes aren't copied.");
    expect(toDraft(booking({ vehicle_type: van, charged: null, quote: lines })).services).toEqual(['pod_pin']);
    for (const unknown of [
      booking({ vehicle_type: van }),
      booking({ vehicle_type: vehicle({ services: undefined }), charged: lines }),
      booking({ vehicle_type: van, charged: { ...lines, breakdown: [] } }),
    ]) {
      expect(toDraft(unknown).services).toEqual([]);
      expect(getNotCopiedMessage(unknown)).toBe("Services and driver notes aren't copied.");
    }
  });

  it('is empty if the server sent no stops', () => {
    expect(toDraft(booking({ booking_routes: [] })).stops).toHaveLength(2);
  });

  it('reads back every description that the form wrote', () => {
    const side = fc.option(fc.integer({ min: 1, max: 500 }), { nil: null });
    const words = fc.string().filter((text) => text === text.trim() && !/;|Fragile|Perishable|cm each/.test(text));
    fc.assert(
      fc.property(words, side, fc.boolean(), fc.boolean(), (description, cm, is_fragile, is_perishable) => {
        const size = { length_cm: cm, width_cm: cm, height_cm: cm };
        const typed = { description, ...size, is_fragile, is_perishable };
        expect(readDescription(describeItem({ ...createEmptyItem('x'), ...typed }))).toEqual(typed);
      }),
    );
  });
});

describe('a draft worth keeping', () => {
  const empty = createEmptyDraft('exclusive');
  const [pickup, ...others] = empty.stops as [DraftStop, ...DraftStop[]];
  it.each([
    ['none', undefined, false],
    ['an untouched one', empty, false],
    ['one with a vehicle alone', { ...empty, vehicle_type: '4' }, false],
    ['one with an address', typedDraft(), true],
    [
      'one with only the contact that the form fills in',
      { ...empty, stops: [{ ...pickup, contact_name: 'Ana' }, ...others] },
      false,
    ],
    ['one with a contact at the drop-off', { ...empty, stops: [pickup, { ...pickup, contact_name: 'Ana' }] }, true],
    ['one with a pin at the drop-off', { ...empty, stops: [pickup, { ...pickup, lat: 14.5, lng: 121 }] }, true],
    ['one with goods', { ...empty, items: [{ ...createEmptyItem('x'), type: '1' }] }, true],
    ['one with a note', { ...empty, notes: 'Call first' }, true],
  ])('%s: %#', (_name, draft, is) => {
    expect(hasTypedInput(draft)).toBe(is);
  });
});
