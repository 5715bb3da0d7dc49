import { CATEGORIES, GOODS_TYPES, SUBCATEGORIES, UNITS } from '../goods/catalog';
import { toWireVehicle, VEHICLES } from '../goods/vehicles';
import { notFound, ok, route } from '../http';

export const productRoutes = [
  route('GET', '/api/products/types', { auth: 'open' }, () => ok(GOODS_TYPES)),

  route('GET', '/api/products/categories', { auth: 'open' }, ({ query }) => {
    const type = query.get('type');
    if (!GOODS_TYPES.some(({ id }) => String(id) === type)) return notFound('The goods type');
    return ok(CATEGORIES.filter((category) => String(category.type) === type));
  }),

  route('GET', '/api/products/subcategories', { auth: 'open' }, ({ query }) => {
    const category = query.get('category');
    if (!CATEGORIES.some(({ id }) => String(id) === category)) return notFound('The category');
    return ok(SUBCATEGORIES.filter((subcategory) => String(subcategory.category) === category));
  }),

  route('GET', '/api/products/uom', { auth: 'open' }, () => ok(UNITS)),

  route('GET', '/api/vehicles/types', { auth: 'open' }, () => ok(VEHICLES.map(toWireVehicle))),
];
