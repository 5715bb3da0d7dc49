import type { Address } from '@/api/wire';
import { needsLandmark } from '@/domain/draft/draftRules';
import { isOnMap } from '@/lib/maps/geo';
import { isMobile, isName } from '@/utils/patterns';

export const COMPLETE = 5;

/** What a rider would miss at this address; nothing where it is complete. */
export function missingOf(address: Address): string[] {
  const { address_line, landmark, barangay, contact_name, contact_mobile } = address;
  const facts: [isThere: boolean, name: string][] = [
    [
      address_line.trim() !== '' && (!needsLandmark(address_line) || Boolean(landmark?.trim())),
      'a house number or landmark',
    ],
    // a server may have kept an address from before its places were known
    [Boolean((barangay as Address['barangay'] | null)?.id), 'the barangay'],
    [isName(contact_name.trim()), 'a contact person'],
    [isMobile(contact_mobile), 'a mobile number'],
    [isOnMap(address), 'the pin'],
  ];
  return facts.flatMap(([isThere, name]) => (isThere ? [] : [name]));
}

export const ADDRESS_FILTERS = ['all', 'ready', 'incomplete', 'no-pin', 'default'] as const;
export type AddressFilter = (typeof ADDRESS_FILTERS)[number];

/** The filter that an address asks for; anything else is all. */
export const readAddressFilter = (value: string | null): AddressFilter =>
  ADDRESS_FILTERS.find((show) => show === value) ?? 'all';

const IS_SHOWN: Record<AddressFilter, (address: Address) => boolean> = {
  all: () => true,
  ready: (address) => missingOf(address).length === 0,
  incomplete: (address) => missingOf(address).length > 0,
  'no-pin': (address) => !isOnMap(address),
  default: ({ is_default }) => is_default,
};

export const filterAddresses = (addresses: readonly Address[], show: AddressFilter): Address[] =>
  addresses.filter(IS_SHOWN[show]);

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The addresses that have every word of the query somewhere, accents and case aside. */
export function findAddresses(addresses: readonly Address[], query: string): Address[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return addresses.filter((address) => {
    const { label, address_line, landmark, contact_name, contact_mobile } = address;
    const places = [address.region, address.province, address.city, address.barangay].map((place) => place?.name ?? '');
    const text = plain([label, address_line, landmark ?? '', contact_name, contact_mobile, ...places].join(' '));
    return words.every((word) => text.includes(word));
  });
}
