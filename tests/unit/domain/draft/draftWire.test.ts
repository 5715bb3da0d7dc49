import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromServerErrors } from '@/domain/draft/draftErrors';
import { getFingerprint, toBookingRequest, toQuoteRequest, withIntent } from '@/domain/draft/draftWire';
import { describeItem } from '@/domain/draft/itemDescription';
import { aDraft, aStop, anItem } from '../../booking-form/drafts';

const NOW = Date.parse('2026-11-21T02:00:00Z');
const createBegunDraft = (part: Parameters<typeof aDraft>[0] = {}) =>
  withIntent(aDraft(part), () => 'key-00000001', NOW);
const threeStops = () =>
  aDraft({
    stops: [aStop({ key: 'p' }), aStop({ key: 'd1' }), aStop({ key: 'd2' })],
    items: [anItem('d2', { quantity: 1 }), anItem('d1', { quantity: 2 }), anItem('d2', { quantity: 3 })],
  });

describe('a draft on the wire', () => {
  it('numbers the stops and puts the goods at their drop-off', () => {
    const { stops } = toQuoteRequest(threeStops());
    expect(stops.map((stop) => [stop.sequence, stop.kind, stop.items.map((item) => item.quantity)])).toEqual([
      [0, 'pickup', []],
      [1, 'dropoff', [2]],
      [2, 'dropoff', [1, 3]],
    ]);
  });

  it('requests a price without names, mobiles, vehicle or key', () => {
    const request = toQuoteRequest(createBegunDraft({ voucher_code: 'PADALA150', notes: 'Ring twice' }));
    expect(Object.keys(request).filter((name) => request[name as keyof typeof request] !== undefined)).toEqual([
      'booking_type',
      'stops',
    ]);
    expect(JSON.stringify(request)).not.toMatch(/Villanueva|9174820136/);
  });

  it('requests the same price for any description of the goods, except size and care', () => {
    const priced = (part: Parameters<typeof anItem>[1]) =>
      toQuoteRequest({ ...threeStops(), items: [anItem('d1', part)] }).stops[1]?.items[0]?.description;
    expect(priced({ description: 'Plates of my aunt' })).toBeUndefined();
    expect(priced({ description: 'Plates of my aunt', is_fragile: true })).toBe('Fragile');
  });

  it('books the trimmed values', () => {
    const request = toBookingRequest(
      createBegunDraft({ notes: '  Ring twice ', services: ['helper'], voucher_code: 'PADALA150' }),
    );
    expect(request).toMatchObject({
      booking_type: 'exclusive',
      vehicle_type: '4',
      services: ['helper'],
      voucher_code: 'PADALA150',
      notes: 'Ring twice',
      idempotency_key: 'key-00000001',
      pickup_at: '2026-11-21T10:00:00+08:00',
    });
    expect(request.stops[1]).toMatchObject({
      contact_name: 'Ramon dela Peña',
      contact_mobile: '9206158843',
      lat: 14.6156,
    });
  });

  it('books a Joint load with the vehicle of its price, or with none if the price names none', () => {
    expect(toBookingRequest(createBegunDraft({ mode: 'shared' }), 9).vehicle_type).toBe(9);
    expect(toBookingRequest(createBegunDraft({ mode: 'shared' })).vehicle_type).toBeNull();
    expect(toBookingRequest(createBegunDraft(), 9).vehicle_type).toBe('4');
  });

  it('books the chosen time, and drops it when the customer switches back to now', () => {
    const slot = { date: '2026-11-25', pickup_at: '2026-11-25T09:30:00+08:00' };
    expect(toBookingRequest(createBegunDraft({ schedule: { when: 'later', ...slot } })).pickup_at).toBe(slot.pickup_at);
    expect(toBookingRequest(createBegunDraft({ schedule: { when: 'now', ...slot } })).pickup_at).toBe(
      '2026-11-21T10:00:00+08:00',
    );
  });

  it.each([
    [{}, undefined],
    [{ description: ' Plates ' }, 'Plates'],
    [{ is_fragile: true, is_perishable: true }, 'Fragile; Perishable'],
    [
      { description: 'Plates', length_cm: 40, width_cm: 30, height_cm: 20, is_fragile: true },
      'Plates; 40 x 30 x 20 cm each; Fragile',
    ],
    [{ length_cm: 40, width_cm: 30 }, undefined],
  ])('describes in text what the wire has no field for: %j', (part, expected) => {
    expect(describeItem(anItem('d', part))).toBe(expected);
  });

  it('sends every item exactly once, for any assignment to stops', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('d1', 'd2'), { minLength: 1, maxLength: 10 }), (stops) => {
        const items = stops.map((stop, index) => anItem(stop, { quantity: index + 1 }));
        const request = toQuoteRequest({ ...threeStops(), items });
        const sent = request.stops.flatMap((stop) => stop.items.map((item) => item.quantity));
        expect(sent.toSorted((a, b) => a - b)).toEqual(items.map((item) => item.quantity));
      }),
    );
  });
});

describe('the key of an attempt', () => {
  let count = 0;
  const newKey = () => `key-${(count += 1)}`;

  it('stays with the draft for a retry, time included', () => {
    const first = withIntent(aDraft(), newKey, NOW);
    const again = withIntent({ ...first, saved_at: '2026-11-21T02:05:00Z' }, newKey, NOW + 300_000);
    expect(again.intent).toEqual(first.intent);
    expect(toBookingRequest(again)).toEqual(toBookingRequest(first));
  });

  it('changes when the booking has changed', () => {
    const first = withIntent(aDraft(), newKey, NOW);
    const edited = withIntent({ ...first, notes: 'Ring twice' }, newKey, NOW);
    expect(edited.intent?.key).not.toBe(first.intent?.key);
  });

  it('distinguishes edits from saves', () => {
    expect(getFingerprint(aDraft())).toBe(getFingerprint(aDraft({ saved_at: 'x' })));
    expect(getFingerprint(aDraft())).not.toBe(getFingerprint(aDraft({ vehicle_type: '5' })));
  });
});

describe("the server's field errors", () => {
  it.each<[string, string | null, string]>([
    ['stops.1.contact_mobile', 'stops.1.contact_mobile', 'Stop 1'],
    ['stops[2].contact_name', 'stops.2.contact_name', 'Drop-off'],
    ['stops.0.lng', 'stops.0.lat', 'Pickup'],
    ['stops.0.region', 'stops.0.region', 'Pickup'],
    ['stops.1.city', 'stops.1.city', 'Stop 1'],
    ['stops.0', 'stops.0.address_line', 'Pickup'],
    ['stops.2.items.1.quantity', 'items.2.quantity', 'Goods at Drop-off'],
    ['stops.1.items.0', 'items.1.type', 'Goods at Stop 1'],
    ['stops.1.items', 'stops.1.items', 'Stop 1'],
    ['stops', 'stops', 'Route'],
    ['pickup_at', 'schedule.pickup_at', 'Schedule'],
    ['vehicle_type', 'vehicle_type', 'Vehicle'],
    ['services.0', 'services', 'Services'],
    ['voucher_code', 'voucher_code', 'Voucher'],
    ['notes', 'notes', 'Notes'],
    ['stops.9.contact_name', null, ''],
    ['stops.1.items.7.quantity', null, ''],
    ['balance', null, ''],
  ])('assign %s to %s', (key, path, where) => {
    const { problems, rest } = fromServerErrors(threeStops(), { [key]: ['Not like this.'] });
    expect(problems).toEqual(path === null ? [] : [{ path, where, message: 'Not like this.' }]);
    expect(rest).toEqual(path === null ? ['Not like this.'] : []);
  });
});
