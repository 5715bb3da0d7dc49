import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Address } from '@/api/wire';
import { needsLandmark } from '@/domain/draft/draftRules';
import { findAddresses, getMissingDetails } from '@/features/addresses/addressFilters';
import {
  checkText,
  createAddressSchema,
  toAddressInput,
  toAddressValues,
  type AddressText,
} from '@/features/addresses/addressForm';

const place = (id: number, name: string) => ({ id, code: String(id), name });
const studio: Address = {
  id: 7,
  label: 'Studio',
  contact_name: 'Ramon dela Peña',
  contact_mobile: '9174820136',
  address_line: '170 Salcedo St',
  landmark: null,
  region: place(13, 'NCR'),
  province: place(1, 'Metro Manila'),
  city: place(2, 'Las Piñas City'),
  barangay: place(3, 'San Lorenzo'),
  lat: 14.55,
  lng: 121.01,
  is_default: false,
};

describe('needsLandmark', () => {
  it.each([
    ['', false],
    ['170 Salcedo St', false],
    ['Salcedo St', true],
    ['30th St', true],
  ])('"%s": %s', (line, isNeeded) => expect(needsLandmark(line)).toBe(isNeeded));
});

describe('checkText', () => {
  it.each<[AddressText, string, string, boolean]>([
    ['label', ' ', '', false],
    ['label', 'Home', '', true],
    ['address_line', '', '', false],
    ['address_line', '8F Salcedo One, 170 Salcedo St', '', true],
    ['address_line', '<script>', '', false],
    ['landmark', '', '170 Salcedo St', true],
    ['landmark', '', 'Salcedo St', false],
    ['landmark', 'Green gate', 'Salcedo St', true],
    ['contact_name', '', '', false],
    ['contact_name', 'Ramon dela Peña', '', true],
    ['contact_name', 'R2', '', false],
    ['contact_mobile', '9174820136', '', true],
    ['contact_mobile', '8174820136', '', false],
    ['contact_mobile', '917482013', '', false],
  ])('%s "%s" at "%s": %s', (name, text, line, isGood) => expect(checkText(name, text, line) === true).toBe(isGood));
});

describe('toAddressInput', () => {
  it('sends the ids of the places, and a pin or none', () => {
    expect(toAddressInput(toAddressValues(studio))).toMatchObject({
      region: '13',
      province: '1',
      city: '2',
      barangay: '3',
      lat: 14.55,
      lng: 121.01,
    });
    expect(toAddressInput({ ...toAddressValues(studio), province: null, point: null })).toMatchObject({
      province: null,
      lat: null,
      lng: null,
    });
  });
});

describe('addressSchema', () => {
  const check = (change: Partial<ReturnType<typeof toAddressValues>>, hasNoProvinces = false) =>
    v.safeParse(
      createAddressSchema(() => hasNoProvinces),
      { ...toAddressValues(studio), ...change },
    );
  const wrongFields = (...args: Parameters<typeof check>) =>
    (check(...args).issues ?? []).map((issue) => issue.path?.[0].key);

  it('outputs the payload of a valid form', () => {
    expect(check({}).output).toEqual(toAddressInput(toAddressValues(studio)));
  });

  it('reports every wrong field at once', () => {
    expect(wrongFields({ label: '', address_line: 'Salcedo St', contact_mobile: '917' })).toEqual([
      'label',
      'landmark',
      'contact_mobile',
    ]);
  });

  it('needs each place once the one above it is chosen, and no province in a region without provinces', () => {
    expect(wrongFields({ region: null, province: null, city: null, barangay: null })).toEqual(['region']);
    expect(wrongFields({ province: null, city: null, barangay: null })).toEqual(['province']);
    expect(wrongFields({ province: null, city: null, barangay: null }, true)).toEqual(['city']);
    expect(wrongFields({ barangay: null })).toEqual(['barangay']);
  });
});

describe('an approximate pin', () => {
  it('is not sent, because the server would take it for an exact one', () => {
    expect(toAddressInput({ ...toAddressValues(studio), is_pin_approximate: true })).toMatchObject({
      lat: null,
      lng: null,
    });
  });
});

describe('getMissingDetails', () => {
  it.each<[Partial<Address>, string[]]>([
    [{}, []],
    [{ address_line: 'Salcedo St' }, ['a house number or landmark']],
    [{ address_line: 'Salcedo St', landmark: 'Green gate' }, []],
    [{ lat: null, lng: null }, ['the pin']],
    [{ lat: undefined, lng: undefined }, ['the pin']],
    [{ lat: 0, lng: 0 }, ['the pin']],
    [{ contact_name: '', contact_mobile: '917' }, ['a contact person', 'a mobile number']],
  ])('%o misses %j', (change, missing) => expect(getMissingDetails({ ...studio, ...change })).toEqual(missing));
});

describe('findAddresses', () => {
  it.each([
    ['', 1],
    ['studio', 1],
    ['PENA pinas', 1],
    ['salcedo lorenzo', 1],
    ['9174820136', 1],
    ['quezon', 0],
    ['studio quezon', 0],
  ])('"%s" finds %i', (query, count) => expect(findAddresses([studio], query)).toHaveLength(count));

  it('never throws and finds no more with a longer query', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (query, other) => {
        const more = findAddresses([studio], query).length;
        expect(findAddresses([studio], `${query} ${other}`).length).toBeLessThanOrEqual(more);
      }),
    );
  });
});
