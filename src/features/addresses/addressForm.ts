import type { Address, AddressInput, Place } from '@/api/wire';
import {
  ENTER_CONTACT_PERSON,
  ENTER_LANDMARK,
  ENTER_MOBILE,
  ENTER_NAME,
  ENTER_STREET,
  USE_PLAIN_CHARACTERS,
} from '@/config/messages';
import type { PlaceRef } from '@/domain/draft/draft';
import { needsLandmark } from '@/domain/draft/draftRules';
import { isOnMap } from '@/lib/maps/geo';
import { isAddress, isMobile, isName } from '@/utils/patterns';
import { checkLength } from '@/utils/text';

export const LEVELS = ['region', 'province', 'city', 'barangay'] as const;
export const TEXTS = ['label', 'address_line', 'landmark', 'contact_name', 'contact_mobile'] as const;
export type AddressText = (typeof TEXTS)[number];

export type AddressValues = Record<AddressText, string> &
  Record<(typeof LEVELS)[number], PlaceRef | null> & {
    point: { lat: number; lng: number } | null;
    /** The point is only the centre of the barangay: it is shown, and never saved. */
    is_pin_approximate: boolean;
    is_default: boolean;
  };

const toRef = (place: Place | null | undefined): PlaceRef | null =>
  place ? { id: String(place.id), name: place.name } : null;

/** A saved address as the form holds it; an empty form without one. */
export function toAddressValues(address: Address | null): AddressValues {
  return {
    label: address?.label ?? '',
    address_line: address?.address_line ?? '',
    landmark: address?.landmark ?? '',
    contact_name: address?.contact_name ?? '',
    contact_mobile: address?.contact_mobile ?? '',
    region: toRef(address?.region),
    province: toRef(address?.province),
    city: toRef(address?.city),
    barangay: toRef(address?.barangay),
    point: address && isOnMap(address) ? { lat: address.lat, lng: address.lng } : null,
    is_pin_approximate: false,
    is_default: address?.is_default ?? false,
  };
}

/** The form as addresses/create and update take it: ids of the places, nothing of what the form does not know. */
export function addressInput(words: AddressValues): AddressInput {
  // The wire cannot mark a pin as approximate: without one, the address is located by its barangay when it is used.
  const pin = words.is_pin_approximate ? null : words.point;
  return {
    label: words.label.trim(),
    address_line: words.address_line.trim(),
    landmark: words.landmark.trim(),
    contact_name: words.contact_name.trim(),
    contact_mobile: words.contact_mobile.trim(),
    region: words.region?.id ?? '',
    province: words.province?.id ?? null,
    // a level that is not there has no id
    city: words.city?.id || null,
    barangay: words.barangay?.id || null,
    lat: pin?.lat ?? null,
    lng: pin?.lng ?? null,
    is_default: words.is_default,
  };
}

/** What to change about a text, or true where it is good (patterns of spec section 5). */
export function checkText(name: AddressText, value: string, addressLine: string): string | true {
  const text = value.trim();
  switch (name) {
    case 'label':
      return text === '' ? 'Name the place, for example Home.' : checkLength(text, 40);
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
