import { CATEGORIES, GOODS_TYPES, SUBCATEGORIES, UNITS } from '../goods/catalog';
import { toWireVehicle, VEHICLES } from '../goods/vehicles';
import { notFoundAnswer, ok, defineRoute } from '../http';

export const productRoutes = [
  defineRoute('GET', '/api/products/types', { auth: 'open' }, () => ok(GOODS_TYPES)),

  defineRoute('GET', '/api/products/categories', { auth: 'open' }, ({ query }) => {
    const type = query.get('type');
    if (!GOODS_TYPES.some(({ id }) => String(id) === type)) return notFoundAnswer('The goods type');
    return ok(CATEGORIES.filter((category) => String(category.type) === type));
  }),

  defineRoute('GET', '/api/products/subcategories', { auth: 'open' }, ({ query }) => {
    const category = query.get('category');
    if (!CATEGORIES.some(({ id }) => String(id) === category)) return notFoundAnswer('The category');
    return ok(SUBCATEGORIES.filter((subcategory) => String(subcategory.category) === category));
  }),

  defineRoute('GET', '/api/products/uom', { auth: 'open' }, () => ok(UNITS)),

  defineRoute('GET', '/api/vehicles/types', { auth: 'open' }, () => ok(VEHICLES.map(toWireVehicle))),
];
