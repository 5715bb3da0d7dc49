import { expect, it } from 'vitest';
import type { Category, GoodsType, Subcategory, VehicleType } from '@/api/wire';
import { openSandbox } from './call';

it('leads from every goods type through its categories to subcategories', async () => {
  const { call } = openSandbox();
  const { data: types } = await call<GoodsType[]>('GET', '/api/products/types');
  expect(types.length).toBeGreaterThan(0);
  for (const { id } of types) {
    const { data: categories } = await call<Category[]>('GET', `/api/products/categories?type=${id}`);
    expect(categories.map((category) => category.type)).toEqual(categories.map(() => id));
    for (const category of categories) {
      const { data } = await call<Subcategory[]>('GET', `/api/products/subcategories?category=${category.id}`);
      expect(data.length).toBeGreaterThan(0);
      expect(data.every((subcategory) => subcategory.category === category.id)).toBe(true);
    }
  }
});

it('lists vehicles with their fares in pesos, and units, and company types', async () => {
  const { call } = openSandbox();
  const { data: vehicles } = await call<VehicleType[]>('GET', '/api/vehicles/types');
  expect(vehicles.find((vehicle) => vehicle.name === 'L300 Van')).toMatchObject({ base_fare: 750, per_km: 38 });
  expect((await call<unknown[]>('GET', '/api/products/uom')).data.length).toBeGreaterThan(0);
  expect((await call<unknown[]>('GET', '/api/companies/types')).data).toHaveLength(7);
});

it.each(['/api/products/categories?type=99', '/api/products/subcategories?category=99', '/api/products/categories'])(
  'knows nothing at %s',
  async (path) => {
    expect((await openSandbox().call('GET', path)).status).toBe(404);
  },
);
