import type { Address } from '@/api/wire';
import { needsLandmark } from '@/domain/draft/draftRules';
import { isOnMap } from '@/lib/maps/geo';
import { isMobile, isName } from '@/utils/patterns';
import { toPlainText } from '@/utils/plainText';

/** Number of details that a rider needs. */
export const DETAIL_COUNT = 5;
export const PIN_DETAIL = 'the pin';

/** Returns the details that a rider would miss at an address; empty for a complete one. */
export function getMissingDetails(address: Address): string[] {
  const { address_line, landmark, barangay, contact_name, contact_mobile } = address;
  const details: [isKnown: boolean, name: string][] = [
    [
      address_line.trim() !== '' && (!needsLandmark(address_line) || Boolean(landmark?.trim())),
      'a house number or landmark',
    ],
    // empty for a record without a barangay
    [barangay.id !== '', 'the barangay'],
    [isName(contact_name.trim()), 'a contact person'],
    [isMobile(contact_mobile), 'a mobile number'],
    [isOnMap(address), PIN_DETAIL],
  ];
  return details.flatMap(([isKnown, name]) => (isKnown ? [] : [name]));
}

export const ADDRESS_FILTERS = ['all', 'ready', 'incomplete', 'no-pin', 'default'] as const;
export type AddressFilter = (typeof ADDRESS_FILTERS)[number];

/** Reads the filter from the URL; any other value means all. */
export const readAddressFilter = (value: string | null): AddressFilter =>
  ADDRESS_FILTERS.find((filter) => filter === value) ?? 'all';

const MATCHES: Record<AddressFilter, (address: Address) => boolean> = {
  all: () => true,
  ready: (address) => getMissingDetails(address).length === 0,
  incomplete: (address) => getMissingDetails(address).length > 0,
  'no-pin': (address) => !isOnMap(address),
  default: ({ is_default }) => is_default,
};

export const filterAddresses = (addresses: readonly Address[], filter: AddressFilter): Address[] =>
  addresses.filter(MATCHES[filter]);

/** Finds the addresses that contain every word of the query; ignores accents and case. */
export function findAddresses(addresses: readonly Address[], query: string): Address[] {
  const words = toPlainText(query).split(/\s+/).filter(Boolean);
  return addresses.filter((address) => {
    const { label, address_line, landmark, contact_name, contact_mobile } = address;
    const places = [address.region, address.province, address.city, address.barangay].map((place) => place?.name ?? '');
    const text = toPlainText([label, address_line, landmark ?? '', contact_name, contact_mobile, ...places].join(' '));
    return words.every((word) => text.includes(word));
  });
}
