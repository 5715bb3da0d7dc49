import { COMPANY_TYPES } from '../domain/companyTypes';
import { listBarangays, listCities, listProvinces, listRegions } from '../domain/places';
import { CATEGORIES, GOODS_TYPES, SUBCATEGORIES, UNITS } from '../goods/catalog';
import { toWireVehicle, VEHICLES } from '../goods/vehicles';
import { notFound, ok, route } from '../http';

const listOr404 = (list: unknown[] | null, what: string) => (list ? ok(list) : notFound(what));

export const referenceRoutes = [
  route('GET', '/api/companies/types', { auth: 'open' }, () => ok(COMPANY_TYPES)),
  route('GET', '/api/regions', { auth: 'open' }, async () => ok(await listRegions())),
  route('GET', '/api/provinces/:id', { auth: 'open' }, async ({ params }) =>
    listOr404(await listProvinces(params.id ?? ''), 'The region'),
  ),
  route('GET', '/api/cities/:id', { auth: 'open' }, async ({ params }) =>
    listOr404(await listCities(params.id ?? ''), 'The province'),
  ),
  route('GET', '/api/barangays/:id', { auth: 'open' }, async ({ params }) =>
    listOr404(await listBarangays(params.id ?? ''), 'The city'),
  ),

  route('GET', '/api/products/types', { auth: 'open' }, () => ok(GOODS_TYPES)),
  route('GET', '/api/products/categories', { auth: 'open' }, ({ query }) => {
    const type = query.get('type');
    if (!GOODS_TYPES.some(({ id }) => String(id) === type)) return notFound('The goods type');
    return ok(CATEGORIES.filter((category) => String(category.type) === type));
  }),
  route('GET', '/api/products/subcategories', { auth: 'open' }, ({ query }) => {
    const category = query.get('category');
    if (!CATEGORIES.some(({ id }) => String(id) === category)) return notFound('The category');
    return ok(SUBCATEGORIES.filter((one) => String(one.category) === category));
  }),
  route('GET', '/api/products/uom', { auth: 'open' }, () => ok(UNITS)),
  route('GET', '/api/vehicles/types', { auth: 'open' }, () => ok(VEHICLES.map(toWireVehicle))),
];
