import { describe, expect, it } from 'vitest';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { getShownProblems } from '@/features/booking-form/form/shownProblems';
import { aDraft, aStop, anItem } from '../drafts';

/** A draft with three drop-offs and two items, both for the first of them. */
const createSeveralStops = (part: Partial<DeliveryDraft> = {}) =>
  aDraft({
    stops: ['p', 'd1', 'd2', 'd3'].map((key) => aStop({ key })),
    items: [anItem('d1', { key: 'i1' }), anItem('d1', { key: 'i2' })],
    ...part,
  });

const at = (...paths: string[]) => paths.map((path) => ({ path, where: '', message: 'refused' }));

type Case = {
  title: string;
  shown: string[];
  change: string;
  before: DeliveryDraft;
  after: DeliveryDraft;
  left: string[];
};

const heavy = { weight_kg: 0, quantity: 0, uom: '' };
const CASES: Case[] = [
  {
    title: 'one field of an item, set with its item',
    shown: ['items.0.quantity', 'items.0.weight_kg', 'items.1.quantity'],
    change: 'items.0',
    before: createSeveralStops({ items: [anItem('d1', { key: 'i1', ...heavy }), anItem('d1', { key: 'i2' })] }),
    after: createSeveralStops({
      items: [anItem('d1', { key: 'i1', ...heavy, quantity: 2 }), anItem('d1', { key: 'i2' })],
    }),
    left: ['items.0.weight_kg', 'items.1.quantity'],
  },
  {
    title: 'a goods type, which clears the category',
    shown: ['items.0.type', 'items.0.category', 'items.0.weight_kg'],
    change: 'items.0',
    before: createSeveralStops(),
    after: createSeveralStops({
      items: [anItem('d1', { key: 'i1', type: '2', category: '' }), anItem('d1', { key: 'i2' })],
    }),
    left: ['items.0.weight_kg'],
  },
  {
    title: 'the quantity of an item, while a drop-off has no goods',
    shown: ['items.0.quantity', 'stops.2.items'],
    change: 'items.0.quantity',
    before: createSeveralStops(),
    after: createSeveralStops({ items: [anItem('d1', { key: 'i1', quantity: 2 }), anItem('d1', { key: 'i2' })] }),
    left: ['stops.2.items'],
  },
  {
    title: 'the drop-off of an item',
    shown: ['stops.2.items', 'stops.3.items'],
    change: 'items.0.stop',
    before: createSeveralStops(),
    after: createSeveralStops({ items: [anItem('d2', { key: 'i1' }), anItem('d1', { key: 'i2' })] }),
    left: ['stops.3.items'],
  },
  {
    title: 'the cash at one of two drop-offs',
    shown: ['stops.1.cod_amount', 'stops.2.cod_amount', 'stops.3.cod_amount'],
    change: 'stops.1.cod_amount',
    before: createSeveralStops({ services: ['cod'] }),
    after: createSeveralStops({
      services: ['cod'],
      stops: [
        aStop({ key: 'p' }),
        aStop({ key: 'd1', cod_amount: 500 }),
        aStop({ key: 'd2' }),
        aStop({ key: 'd3', cod_amount: 0 }),
      ],
    }),
    left: ['stops.2.cod_amount'],
  },
  {
    title: 'a service that is taken off',
    shown: ['items.0.declared_value', 'items.0.weight_kg'],
    change: 'services',
    before: createSeveralStops({ services: ['value_cover'] }),
    after: createSeveralStops(),
    left: ['items.0.weight_kg'],
  },
];

describe('the problems shown after a change of', () => {
  it.each(CASES)('$title are those that it does not concern', ({ shown, change, before, after, left }) => {
    expect(
      getShownProblems(at(...shown), { name: change, draft: after, checked: before }).map(({ path }) => path),
    ).toEqual(left);
  });
});
