import { CATEGORIES, GOODS_TYPES, SUBCATEGORIES, UNITS } from '../goods/catalog';
import { VEHICLES, toWireVehicle } from '../goods/vehicles';
import { defineRoute, failNotFound, ok } from '../http';

export const productRoutes = [
  defineRoute('GET', '/api/products/types', { auth: 'public' }, () => ok(GOODS_TYPES)),

  defineRoute('GET', '/api/products/categories', { auth: 'public' }, ({ query }) => {
    const type = query.get('type');
    if (!GOODS_TYPES.some(({ id }) => String(id) === type)) return failNotFound('The goods type');
    return ok(CATEGORIES.filter((category) => String(category.type) === type));
  }),

  defineRoute('GET', '/api/products/subcategories', { auth: 'public' }, ({ query }) => {
    const category = query.get('category');
    if (!CATEGORIES.some(({ id }) => String(id) === category)) return failNotFound('The category');
    return ok(SUBCATEGORIES.filter((subcategory) => String(subcategory.category) === category));
  }),

  defineRoute('GET', '/api/products/uom', { auth: 'public' }, () => ok(UNITS)),

  defineRoute('GET', '/api/vehicles/types', { auth: 'public' }, () => ok(VEHICLES.map(toWireVehicle))),
];
