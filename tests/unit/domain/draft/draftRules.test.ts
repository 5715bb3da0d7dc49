import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEmptyDraft, createEmptyItem, type DeliveryDraft } from '@/domain/draft/draft';
import { findBookingProblems, findQuoteProblems, findRepeatedAddresses } from '@/domain/draft/draftRules';
import { aDraft, aStop, anItem } from '../../booking-form/drafts';

const withDropoff = (part: Parameters<typeof aStop>[0]): DeliveryDraft => {
  const draft = aDraft();
  return { ...draft, stops: [draft.stops[0] ?? aStop(), { ...(draft.stops[1] ?? aStop()), ...part }] };
};
const withItem = (part: Parameters<typeof anItem>[1]) => aDraft({ items: [anItem('d1', part)] });
const paths = (draft: DeliveryDraft) => findBookingProblems(draft).map((problem) => problem.path);

describe('the problems of a booking', () => {
  it('are none for a complete draft', () => {
    expect(findBookingProblems(aDraft())).toEqual([]);
  });

  it.each<[string, DeliveryDraft, string[]]>([
    ['no address', withDropoff({ address_line: '  ' }), ['stops.1.address_line']],
    ['odd signs in the address', withDropoff({ address_line: '42 <b>Gilmore</b>' }), ['stops.1.address_line']],
    ['nowhere on the map', withDropoff({ lat: null, lng: null }), ['stops.1.lat']],
    ['half a coordinate', withDropoff({ lng: null }), ['stops.1.lat']],
    ['a pin without a barangay', withDropoff({ barangay: null }), ['stops.1.barangay']],
    ['a region without provinces', withDropoff({ province: null }), []],
    ['a name of one letter', withDropoff({ contact_name: 'R' }), ['stops.1.contact_name']],
    ['a name of digits', withDropoff({ contact_name: '12345' }), ['stops.1.contact_name']],
    ['a mobile that starts with 8', withDropoff({ contact_mobile: '8174820136' }), ['stops.1.contact_mobile']],
    ['a mobile of 9 digits', withDropoff({ contact_mobile: '917482013' }), ['stops.1.contact_mobile']],
    ['no house number and no landmark', withDropoff({ address_line: 'Gilmore Ave' }), ['stops.1.landmark']],
    ['no house number but a landmark', withDropoff({ address_line: 'Gilmore Ave', landmark: 'LRT station' }), []],
    ['no goods type', withItem({ type: '', category: '', subcategory: '' }), ['items.0.type']],
    ['no category', withItem({ category: '', subcategory: '' }), ['items.0.category']],
    ['no subcategory', withItem({ subcategory: '' }), ['items.0.subcategory']],
    ['no unit of measure', withItem({ uom: '' }), ['items.0.uom']],
    ['no quantity', withItem({ quantity: null }), ['items.0.quantity']],
    ['a quantity of 0', withItem({ quantity: 0 }), ['items.0.quantity']],
    ['half a unit', withItem({ quantity: 1.5 }), ['items.0.quantity']],
    ['no weight', withItem({ weight_kg: null }), ['items.0.weight_kg']],
    ['a weight of 0', withItem({ weight_kg: 0 }), ['items.0.weight_kg']],
    ['a side of 0', withItem({ width_cm: 0 }), ['items.0.width_cm']],
    ['a value below 0', withItem({ declared_value: -1 }), ['items.0.declared_value']],
    ['goods for no drop-off', withItem({ stop: 'p' }), ['items.0.stop', 'stops.1.items']],
    ['no goods', aDraft({ items: [] }), ['items']],
    ['no drop-off', aDraft({ stops: [aStop()], items: [anItem('d1')] }), ['stops', 'items.0.stop']],
    ['later without a date', aDraft({ schedule: { when: 'later', date: '', pickup_at: '' } }), ['schedule.date']],
    [
      'later without a time',
      aDraft({ schedule: { when: 'later', date: '2026-11-25', pickup_at: '' } }),
      ['schedule.pickup_at'],
    ],
    ['Special without a vehicle', aDraft({ vehicle_type: '' }), ['vehicle_type']],
    ['Joint without a vehicle', aDraft({ mode: 'shared', vehicle_type: '' }), []],
    ['prohibited goods not denied', aDraft({ has_no_prohibited_goods: false }), ['has_no_prohibited_goods']],
  ])('%s', (_, draft, expected) => {
    expect(paths(draft)).toEqual(expected);
  });

  it('allow 15 drop-offs and no more', () => {
    const dropoffs = Array.from({ length: 16 }, (_, index) => aStop({ key: `d${index}` }));
    const items = dropoffs.map((stop) => anItem(stop.key));
    const draft = (count: number) =>
      aDraft({ stops: [aStop({ key: 'p' }), ...dropoffs.slice(0, count)], items: items.slice(0, count) });
    expect(paths(draft(15))).toEqual([]);
    expect(findBookingProblems(draft(16))).toEqual([
      { path: 'stops', where: 'Route', message: 'You can add up to 15 drop-offs.' },
    ]);
  });

  it('name their place, in the order of the screen', () => {
    const problems = findBookingProblems(createEmptyDraft('exclusive'));
    expect(problems.map((problem) => problem.where)).toEqual([
      ...Array<string>(3).fill('Pickup'),
      ...Array<string>(3).fill('Drop-off'),
      ...Array<string>(3).fill('Goods'),
      'Vehicle',
      'Booking',
    ]);
  });
});

describe('the problems of a quote', () => {
  it('concern places and goods, never contacts, time, vehicle or consent', () => {
    const bare = { contact_name: '', contact_mobile: '' };
    const draft = aDraft({
      stops: [aStop({ key: 'p', ...bare }), aStop({ key: 'd1', ...bare })],
      schedule: { when: 'later', date: '', pickup_at: '' },
      vehicle_type: '',
      has_no_prohibited_goods: false,
    });
    expect(findQuoteProblems(draft)).toEqual([]);
  });

  it('are also problems of the booking', () => {
    const stop = fc.record({
      address_line: fc.constantFrom('', 'Gilmore Ave', '42 Gilmore Ave'),
      lat: fc.constantFrom(null, 14.6),
      contact_name: fc.constantFrom('', 'Ana Cruz'),
    });
    const item = fc.record({
      type: fc.constantFrom('', '1'),
      uom: fc.constantFrom('', '3'),
      quantity: fc.constantFrom(null, 0, 1, 2.5),
      weight_kg: fc.constantFrom(null, 0, 3),
    });
    fc.assert(
      fc.property(stop, stop, item, (pickup, dropoff, goods) => {
        const draft = aDraft({
          stops: [aStop({ key: 'p', ...pickup }), aStop({ key: 'd1', ...dropoff })],
          items: [anItem('d1', goods)],
        });
        const booking = paths(draft);
        expect(findQuoteProblems(draft).every((problem) => booking.includes(problem.path))).toBe(true);
      }),
    );
  });

  it('concern one step of the goods at a time', () => {
    const draft = aDraft({ items: [{ ...createEmptyItem('d1'), weight_kg: 2 }] });
    expect(findQuoteProblems(draft).map((problem) => problem.path)).toEqual(['items.0.type', 'items.0.uom']);
  });
});

describe('the same address twice in a row', () => {
  const route = (...lines: string[]) => ({ stops: lines.map((line) => aStop({ address_line: line })) });
  it.each<[string, { stops: ReturnType<typeof aStop>[] }, number[]]>([
    ['different ones', route('1 A St', '2 A St'), []],
    ['the same one', route('1 A St', '1 A St'), [1]],
    ['in other letters and spaces', route('1 A St', ' 1  a ST '), [1]],
    ['not in a row', route('1 A St', '2 A St', '1 A St'), []],
    ['two empty ones', route('', ''), []],
    [
      'in another city',
      { stops: [aStop({ address_line: '1 A St' }), aStop({ address_line: '1 A St', city: { id: 'x', name: 'X' } })] },
      [],
    ],
  ])('%s', (_, draft, expected) => {
    expect(findRepeatedAddresses(draft)).toEqual(expected);
  });
});
