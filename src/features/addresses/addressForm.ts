import * as v from 'valibot';
import type { Address, AddressInput } from '@/api/wire';
import { getPlaceProblem } from '@/components/form/placeRules';
import {
  ENTER_ADDRESS_NAME,
  ENTER_CONTACT_PERSON,
  ENTER_LANDMARK,
  ENTER_MOBILE,
  ENTER_NAME,
  ENTER_STREET,
  USE_PLAIN_CHARACTERS,
} from '@/config/fieldMessages';
import { PLACE_LEVELS } from '@/config/placeLevels';
import { toPlaceRef, type PlaceRef } from '@/domain/draft/draft';
import { needsLandmark } from '@/domain/draft/draftRules';
import { checkFields } from '@/lib/formSchema';
import { isOnMap } from '@/lib/maps/geo';
import { isAddress, isMobile, isName } from '@/utils/patterns';
import { checkLength } from '@/utils/text';

export const ADDRESS_TEXTS = ['label', 'address_line', 'landmark', 'contact_name', 'contact_mobile'] as const;
export type AddressText = (typeof ADDRESS_TEXTS)[number];

const placeSchema = v.nullable(v.object({ id: v.string(), name: v.string() }));

/** Validates only the shape: a form that is not sent may hold any text. */
export const valuesSchema = v.object({
  label: v.string(),
  address_line: v.string(),
  landmark: v.string(),
  contact_name: v.string(),
  contact_mobile: v.string(),
  region: placeSchema,
  province: placeSchema,
  city: placeSchema,
  barangay: placeSchema,
  point: v.nullable(v.object({ lat: v.number(), lng: v.number() })),
  /** The point is only the centre of the barangay: it is shown, and never saved. */
  is_pin_approximate: v.boolean(),
  is_default: v.boolean(),
});

export type AddressValues = v.InferOutput<typeof valuesSchema>;

/** Checks a text by the patterns of spec section 5. Returns its message, or true. */
export function checkText(name: AddressText, value: string, addressLine: string): string | true {
  const text = value.trim();
  switch (name) {
    case 'label':
      return text === '' ? ENTER_ADDRESS_NAME : checkLength(text, 40);
    case 'address_line':
      if (text === '') return ENTER_STREET;
      return isAddress(text) ? checkLength(text, 200) : USE_PLAIN_CHARACTERS;
    case 'landmark':
      if (text === '' && needsLandmark(addressLine)) return ENTER_LANDMARK;
      return checkLength(text, 200);
    case 'contact_name':
      if (text === '') return ENTER_CONTACT_PERSON;
      return isName(text) ? checkLength(text, 120) : ENTER_NAME;
    case 'contact_mobile':
      return isMobile(text) || ENTER_MOBILE;
  }
}

/** Converts form values to the payload of addresses/create and addresses/update. */
export function toAddressInput(values: AddressValues): AddressInput {
  // The wire cannot mark a pin as approximate: without one, the address is located by its barangay when it is used.
  const pin = values.is_pin_approximate ? null : values.point;
  return {
    label: values.label.trim(),
    address_line: values.address_line.trim(),
    landmark: values.landmark.trim(),
    contact_name: values.contact_name.trim(),
    contact_mobile: values.contact_mobile.trim(),
    region: values.region?.id ?? '',
    province: values.province?.id ?? null,
    // an empty level has no id
    city: values.city?.id || null,
    barangay: values.barangay?.id || null,
    lat: pin?.lat ?? null,
    lng: pin?.lng ?? null,
    is_default: values.is_default,
  };
}

/** Validates the address form; its output is the payload. */
export const createAddressSchema = (hasNoProvinces: (region: PlaceRef | null) => boolean) =>
  v.pipe(
    valuesSchema,
    checkFields((values) =>
      Object.fromEntries([
        ...ADDRESS_TEXTS.map((name) => [name, checkText(name, values[name], values.address_line)] as const),
        ...PLACE_LEVELS.map((level) => [level, getPlaceProblem(level, values, hasNoProvinces(values.region))] as const),
      ]),
    ),
    v.transform(toAddressInput),
  );

/** Converts a saved address to form values; null gives an empty form. */
export function toAddressValues(address: Address | null): AddressValues {
  return {
    label: address?.label ?? '',
    address_line: address?.address_line ?? '',
    landmark: address?.landmark ?? '',
    contact_name: address?.contact_name ?? '',
    contact_mobile: address?.contact_mobile ?? '',
    region: toPlaceRef(address?.region),
    province: toPlaceRef(address?.province),
    city: toPlaceRef(address?.city),
    barangay: toPlaceRef(address?.barangay),
    point: address && isOnMap(address) ? { lat: address.lat, lng: address.lng } : null,
    is_pin_approximate: false,
    is_default: address?.is_default ?? false,
  };
}
