import * as v from 'valibot';
import {
  amountOrZero,
  flag,
  id,
  listOf,
  nullableNumber,
  nullableText,
  number,
  optionalText,
  orNull,
  requiredText,
  text,
  type SchemaOf,
} from '@/lib/schema';
import type {
  Address,
  Category,
  CompanyType,
  GoodsType,
  HelpArticle,
  HelpCategory,
  LocationHit,
  Place,
  Subcategory,
  UnitOfMeasure,
  VehicleService,
  VehicleType,
} from '../wire';

export const companyType: SchemaOf<CompanyType> = v.looseObject({ id, name: requiredText });

export const place: SchemaOf<Place> = v.looseObject({ id, code: text, name: requiredText });

/** Place, or an empty one that can't be selected if the server omits the level. */
const placeOrEmpty = v.fallback(place, { id: '', code: '', name: '' });

export const address: SchemaOf<Address> = v.looseObject({
  id,
  label: text,
  contact_name: text,
  contact_mobile: text,
  address_line: requiredText,
  landmark: optionalText,
  region: placeOrEmpty,
  province: orNull(place),
  city: placeOrEmpty,
  barangay: placeOrEmpty,
  postal_code: optionalText,
  lat: nullableNumber,
  lng: nullableNumber,
  is_default: flag,
});

/** Search hit; the position is required. */
export const locationHit: SchemaOf<LocationHit> = v.looseObject({
  label: requiredText,
  address_line: text,
  lat: v.number(),
  lng: v.number(),
  region: orNull(place),
  province: orNull(place),
  city: orNull(place),
  barangay: orNull(place),
});

export const goodsType: SchemaOf<GoodsType> = v.looseObject({ id, type: requiredText });

const parent = v.fallback(id, '');

export const category: SchemaOf<Category> = v.looseObject({
  id,
  type: parent,
  category_name: requiredText,
  category_description: nullableText,
});

export const subcategory: SchemaOf<Subcategory> = v.looseObject({
  id,
  category: parent,
  subcategory_name: requiredText,
});

export const unitOfMeasure: SchemaOf<UnitOfMeasure> = v.looseObject({ id, name: requiredText, symbol: text });

const vehicleService: SchemaOf<VehicleService> = v.looseObject({
  code: requiredText,
  label: requiredText,
  price: v.number(),
});

export const vehicleType: SchemaOf<VehicleType> = v.looseObject({
  id,
  name: requiredText,
  description: text,
  max_weight_kg: number,
  max_volume_cbm: number,
  length_cm: number,
  width_cm: number,
  height_cm: number,
  base_fare: number,
  per_km: number,
  image: optionalText,
  services: v.optional(listOf(vehicleService)),
});

export const helpCategory: SchemaOf<HelpCategory> = v.looseObject({
  id,
  name: requiredText,
  icon: optionalText,
  article_count: amountOrZero,
});

export const helpArticle: SchemaOf<HelpArticle> = v.looseObject({
  id,
  category: parent,
  question: requiredText,
  answer: text,
});
