import { describe, expect, it } from 'vitest';
import { createEmptyItem } from '@/domain/draft/draft';
import { NO_SUBCATEGORY } from '@/domain/draft/draftWire';
import {
  findPreset,
  getFieldsToClear,
  getPresetLines,
  hasTypedGoods,
  isPreset,
  resolvePresets,
  type GoodsPreset,
  type GoodsSource,
} from '@/domain/draft/goodsPresets';

/** Lists of a server with other ids and other spellings than the sandbox. */
const LISTS: GoodsSource = {
  types: () =>
    Promise.resolve([
      { id: 'p', type: 'PARCEL' },
      { id: 'd', type: 'Documents ' },
      { id: 'f', type: 'Food' },
    ]),
  categories: (type) =>
    Promise.resolve(
      {
        p: [{ id: 'pb', type, category_name: 'Package', category_description: '' }],
        d: [{ id: 'dl', type, category_name: 'Letters', category_description: '' }],
        f: [{ id: 'ff', type, category_name: 'Frozen fish', category_description: '' }],
      }[String(type)] ?? [],
    ),
  subcategories: (category) =>
    Promise.resolve(category === 'pb' ? [{ id: 's', category, subcategory_name: 'small parcel' }] : []),
  units: () => Promise.resolve([{ id: 'u', name: 'Piece', symbol: 'pc' }]),
};

const resolve = async (changes: Partial<GoodsSource> = {}): Promise<GoodsPreset[]> =>
  (await Promise.all(resolvePresets({ ...LISTS, ...changes }))).filter(isPreset);
const namesOf = (presets: GoodsPreset[]) => presets.map(({ name }) => name);

describe('the presets of goods', () => {
  it("take the server's rows by name, and leave out those that it lacks", async () => {
    const [box, documents, ...others] = await resolve();
    expect(others).toEqual([]);
    expect(box).toMatchObject({
      name: 'Small box',
      goods: { type: 'p', category: 'pb', subcategory: 's', uom: 'u', quantity: 1, weight_kg: 3 },
    });
    expect(documents).toMatchObject({ name: 'Documents', goods: { type: 'd', subcategory: NO_SUBCATEGORY } });
  });

  it.each([
    ['no type has its name', { types: () => Promise.resolve([]) }],
    ['no unit has its name', { units: () => Promise.resolve([{ id: 1, name: 'Pallet', symbol: 'plt' }]) }],
    ['a list does not load', { categories: () => Promise.reject(new Error('503')) }],
  ])('are not offered when %s', async (_, changes) => {
    expect(await resolve(changes)).toEqual([]);
  });

  it('lack the one whose subcategory is missing', async () => {
    const other = (category: string | number) => Promise.resolve([{ id: 1, category, subcategory_name: 'Oversize' }]);
    expect(namesOf(await resolve({ subcategories: other }))).toEqual([]);
  });
});

describe('an item with a preset', () => {
  const fill = async (changes = {}) => {
    const presets = await resolve();
    return { presets, item: { ...createEmptyItem('d1'), ...presets[0]?.goods, ...changes } };
  };

  it('keeps it while only amounts are edited', async () => {
    const { presets, item } = await fill({ quantity: 4, weight_kg: 1.5 });
    const preset = findPreset(presets, item);
    expect(preset?.name).toBe('Small box');
    expect(preset && getPresetLines(preset, item)).toEqual([
      'PARCEL, Package, small parcel',
      '4 pieces, 1.5 kg each, 30 × 25 × 20 cm',
    ]);
    expect(getFieldsToClear(preset, item)).toEqual({});
  });

  it('loses its size with its rows', async () => {
    const { presets, item } = await fill();
    const other = { ...item, category: 'x', subcategory: '' };
    expect(findPreset(presets, other)).toBeUndefined();
    expect(getFieldsToClear(presets[0], other)).toMatchObject({ length_cm: null, width_cm: null, height_cm: null });
  });

  it.each([
    ['as the form fills it in', {}, false],
    ['of another quantity', { quantity: 2 }, true],
    ['of another weight', { weight_kg: 5 }, true],
    ['with a description', { description: 'Cups' }, true],
    ['that is fragile', { is_fragile: true }, true],
    ['with a declared value', { declared_value: 500 }, true],
  ])('%s: typed is %j %s', async (_, changes, isTyped) => {
    expect(hasTypedGoods((await fill(changes)).item)).toBe(isTyped);
  });

  it('is not typed before anything is chosen', () => {
    expect(hasTypedGoods(createEmptyItem('d1'))).toBe(false);
  });
});
