import { COMPANY_TYPES } from '../domain/companyTypes';
import { listBarangays, listCities, listProvinces, listRegions } from '../domain/places';
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
];
