import { REFERENCE_KEEP_SECONDS } from '@/config/constants';
import { path } from '@/lib/http/path';
import { baseApi } from './baseApi';
import {
  category,
  companyType,
  goodsType,
  helpArticle,
  helpCategory,
  place,
  subcategory,
  unitOfMeasure,
  vehicleType,
} from './rows/reference';
import type {
  Category,
  CompanyType,
  GoodsType,
  HelpArticle,
  HelpCategory,
  Id,
  Place,
  Subcategory,
  UnitOfMeasure,
  VehicleType,
} from './wire';

const keepUnusedDataFor = REFERENCE_KEEP_SECONDS;

/** Spec 7, "Reference data": public lists that rarely change (spec 6). */
export const referenceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Lists company types for corporate sign-up. */
    getCompanyTypes: build.query<CompanyType[], void>({
      query: () => ({ method: 'GET', path: '/api/companies/types', isPublic: true, expects: { rows: companyType } }),
      keepUnusedDataFor,
    }),
    /** Lists the regions of the Philippines. */
    getRegions: build.query<Place[], void>({
      query: () => ({ method: 'GET', path: '/api/regions', isPublic: true, expects: { rows: place } }),
      keepUnusedDataFor,
    }),
    /** Lists the provinces of a region. */
    getProvinces: build.query<Place[], Id>({
      query: (regionId) => ({
        method: 'GET',
        path: () => path`/api/provinces/${regionId}`,
        isPublic: true,
        expects: { rows: place },
      }),
      keepUnusedDataFor,
    }),
    /** Lists the cities and municipalities of a province. */
    getCities: build.query<Place[], Id>({
      query: (provinceId) => ({
        method: 'GET',
        path: () => path`/api/cities/${provinceId}`,
        isPublic: true,
        expects: { rows: place },
      }),
      keepUnusedDataFor,
    }),
    /** Lists the barangays of a city. */
    getBarangays: build.query<Place[], Id>({
      query: (cityId) => ({
        method: 'GET',
        path: () => path`/api/barangays/${cityId}`,
        isPublic: true,
        expects: { rows: place },
      }),
      keepUnusedDataFor,
    }),
    /** Lists the goods types. */
    getGoodsTypes: build.query<GoodsType[], void>({
      query: () => ({ method: 'GET', path: '/api/products/types', isPublic: true, expects: { rows: goodsType } }),
      keepUnusedDataFor,
    }),
    /** Lists the categories of a goods type. */
    getCategories: build.query<Category[], Id>({
      query: (type) => ({
        method: 'GET',
        path: '/api/products/categories',
        params: { type },
        isPublic: true,
        expects: { rows: category },
      }),
      keepUnusedDataFor,
    }),
    /** Lists the subcategories of a category. */
    getSubcategories: build.query<Subcategory[], Id>({
      query: (category) => ({
        method: 'GET',
        path: '/api/products/subcategories',
        params: { category },
        isPublic: true,
        expects: { rows: subcategory },
      }),
      keepUnusedDataFor,
    }),
    /** Lists packing types. */
    getUnitsOfMeasure: build.query<UnitOfMeasure[], void>({
      query: () => ({ method: 'GET', path: '/api/products/uom', isPublic: true, expects: { rows: unitOfMeasure } }),
      keepUnusedDataFor,
    }),
    /** Lists vehicle types with their add-on services. */
    getVehicleTypes: build.query<VehicleType[], void>({
      query: () => ({ method: 'GET', path: '/api/vehicles/types', isPublic: true, expects: { rows: vehicleType } }),
      keepUnusedDataFor,
    }),
    /** Lists help categories; sends the bearer if there is one, since spec 6 does not list it as public. */
    getHelpCategories: build.query<HelpCategory[], void>({
      query: () => ({
        method: 'GET',
        path: '/api/settings/help-center/categories',
        bearerIfAny: true,
        expects: { rows: helpCategory },
      }),
      keepUnusedDataFor,
    }),
    /** Lists the articles of a help category. */
    getHelpArticles: build.query<HelpArticle[], Id>({
      query: (category) => ({
        method: 'GET',
        path: '/api/settings/help-center',
        params: { category },
        bearerIfAny: true,
        expects: { rows: helpArticle },
      }),
      keepUnusedDataFor,
    }),
  }),
});

export const {
  useGetCompanyTypesQuery,
  useGetRegionsQuery,
  useGetProvincesQuery,
  useGetCitiesQuery,
  useGetBarangaysQuery,
  useGetGoodsTypesQuery,
  useGetCategoriesQuery,
  useGetSubcategoriesQuery,
  useGetUnitsOfMeasureQuery,
  useGetVehicleTypesQuery,
  useGetHelpCategoriesQuery,
  useGetHelpArticlesQuery,
} = referenceApi;
