import { COMPANY_TYPES } from '../domain/companyTypes';
import { listBarangays, listCities, listProvinces, listRegions } from '../domain/places';
import { defineRoute, failNotFound, ok } from '../http';

const listOr404 = (list: unknown[] | null, what: string) => (list ? ok(list) : failNotFound(what));

export const referenceRoutes = [
  defineRoute('GET', '/api/companies/types', { auth: 'public' }, () => ok(COMPANY_TYPES)),
  defineRoute('GET', '/api/regions', { auth: 'public' }, async () => ok(await listRegions())),
  defineRoute('GET', '/api/provinces/:id', { auth: 'public' }, async ({ params }) =>
    listOr404(await listProvinces(params.id ?? ''), 'The region'),
  ),
  defineRoute('GET', '/api/cities/:id', { auth: 'public' }, async ({ params }) =>
    listOr404(await listCities(params.id ?? ''), 'The province'),
  ),
  defineRoute('GET', '/api/barangays/:id', { auth: 'public' }, async ({ params }) =>
    listOr404(await listBarangays(params.id ?? ''), 'The city'),
  ),
];
