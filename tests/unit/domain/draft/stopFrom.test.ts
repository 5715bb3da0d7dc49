import { describe, expect, it } from 'vitest';
import type { Address, LocationHit } from '@/api/wire';
import type { DraftStop } from '@/domain/draft/draft';
import {
  formatBarangayAndCity,
  formatHit,
  fromAddress,
  fromHit,
  fromPickedHit,
  fromPin,
  fromRecent,
  getPlaceQuery,
} from '@/domain/draft/stopFrom';
import { aStop } from '../../booking-form/drafts';

const place = (id: number, name: string) => ({ id, code: String(id), name });
const hit = (part: Partial<LocationHit> = {}): LocationHit => ({
  label: '42 Gilmore Ave',
  address_line: '42 Gilmore Ave',
  lat: 14.6156,
  lng: 121.0349,
  region: place(13, 'NCR'),
  province: place(901, 'Metro Manila'),
  city: place(90112, 'Quezon City'),
  barangay: place(9, 'Mariana'),
  ...part,
});

describe('a stop', () => {
  it('is filled from a search, with ids as text and without a contact', () => {
    expect(fromHit(hit())).toEqual({
      address_line: '42 Gilmore Ave',
      region: { id: '13', name: 'NCR' },
      province: { id: '901', name: 'Metro Manila' },
      city: { id: '90112', name: 'Quezon City' },
      barangay: { id: '9', name: 'Mariana' },
      lat: 14.6156,
      lng: 121.0349,
      is_pin_approximate: false,
    });
  });

  it.each<[string, Partial<LocationHit>, boolean]>([
    ['an address', {}, false],
    ['a landmark', { label: 'UP Diliman', address_line: 'UP Diliman' }, false],
    ['a barangay', { label: 'Mariana', address_line: 'Mariana' }, true],
    ['a city', { label: 'Quezon City', address_line: 'quezon city ', barangay: null }, true],
    ['a barangay with its city', { address_line: 'Mariana, Quezon City' }, true],
    ['a barangay without an address', { label: 'Mariana, Quezon City', address_line: '' }, true],
    ['a street with its city', { address_line: 'Gilmore Ave, Quezon City' }, false],
    ['a province', { label: 'Metro Manila', address_line: 'Metro Manila', barangay: null, city: null }, true],
  ])('is filled from a search for %s, with an exact or approximate pin', (_, part, isApproximate) => {
    expect(fromHit(hit(part)).is_pin_approximate).toBe(isApproximate);
  });

  it.each<[string, Partial<LocationHit>, Partial<DraftStop> & { address_line: string; landmark: string }, string]>([
    ['a mall is its own landmark', { address_line: 'SM Megamall' }, { address_line: '', landmark: '' }, 'SM Megamall'],
    ['a campus is its own landmark', { address_line: 'UP Diliman' }, { address_line: '', landmark: '' }, 'UP Diliman'],
    ['a street is none', { address_line: 'Gilmore Ave' }, { address_line: '', landmark: '' }, ''],
    ['an address with a number needs none', {}, { address_line: '', landmark: '' }, ''],
    ['a barangay is none', { address_line: 'Mariana' }, { address_line: '', landmark: '' }, ''],
    ['one that was typed stays', { address_line: 'SM Megamall' }, { address_line: '', landmark: 'Gate 2' }, 'Gate 2'],
    ['that of the place before goes', {}, { address_line: 'SM Megamall', landmark: 'SM Megamall' }, ''],
    [
      'one that was typed stays in its barangay',
      {},
      { address_line: '40 Gilmore Ave', landmark: 'Gate 2', barangay: { id: '9', name: 'Mariana' } },
      'Gate 2',
    ],
    [
      'one of another barangay goes',
      {},
      { address_line: '12 Pier Road', landmark: 'Dock 4', barangay: { id: '1018', name: 'Port Area' } },
      '',
    ],
  ])('is filled from a picked place: %s', (_, part, before, landmark) => {
    expect(fromPickedHit(hit(part), { barangay: null, ...before }).landmark).toBe(landmark);
  });

  it('is filled from a search without a province', () => {
    expect(fromHit(hit({ province: null, barangay: null }))).toMatchObject({ province: null, barangay: null });
  });

  it('is filled from the address book and keeps its instructions', () => {
    const address = {
      ...hit(),
      id: 5,
      label: 'Ramon',
      contact_name: 'Ramon dela Peña',
      contact_mobile: '9206158843',
      landmark: null,
      is_default: false,
    } as unknown as Address;
    const stop = fromAddress(address);
    expect(stop).toMatchObject({ contact_name: 'Ramon dela Peña', contact_mobile: '9206158843', landmark: '' });
    expect(Object.keys(stop)).not.toContain('notes');
  });

  it.each([
    [{ lat: null, lng: null }],
    [{ lat: undefined, lng: undefined }],
    [{ lat: 0, lng: 0 }],
    [{ lat: 14.6, lng: undefined }],
  ])('is filled from an address at %j without a pin', (nowhere) => {
    expect(fromAddress({ ...hit(), ...nowhere } as unknown as Address)).toMatchObject({ lat: null, lng: null });
  });

  it('is filled from an earlier booking without its key', () => {
    expect(Object.keys(fromRecent(aStop()))).not.toContain('key');
  });

  it.each([
    ['takes the nearest address where none was typed', hit(), '', '42 Gilmore Ave'],
    ['keeps the address that was typed', hit(), '44 Gilmore Ave', undefined],
    ['stands alone where nothing is near', undefined, '', undefined],
  ])('is filled from a pin, which %s', (_, nearest, typed, line) => {
    const stop = fromPin({ lat: 1, lng: 2 }, nearest, typed);
    expect(stop.address_line).toBe(line);
    expect([stop.lat, stop.lng]).toEqual([1, 2]);
    expect(stop.city?.name).toBe(nearest?.city?.name);
  });

  it('takes a mall at the pin, or at the position of the customer, as its landmark', () => {
    const mall = hit({ address_line: 'Alabang Town Center' });
    expect(fromPin({ lat: 1, lng: 2 }, mall, '').landmark).toBe('Alabang Town Center');
    expect(fromHit(mall).landmark).toBe('Alabang Town Center');
    expect(fromPin({ lat: 1, lng: 2 }, mall, 'Gate 3')).not.toHaveProperty('landmark');
  });
});

describe('the text of a place', () => {
  it.each([
    [hit(), 'Mariana, Quezon City, Metro Manila'],
    [hit({ label: 'Mariana', address_line: 'Mariana' }), 'Quezon City, Metro Manila'],
    [hit({ label: 'SM City', address_line: 'EDSA' }), 'EDSA, Mariana, Quezon City, Metro Manila'],
    [hit({ label: 'Batanes', address_line: 'Batanes', barangay: null, city: null, province: null }), 'Batanes'],
  ])('distinguishes it from others with the same name: %#', (one, line) => {
    expect(formatHit(one)).toBe(line);
  });

  it('searches from the barangay up', () => {
    expect(getPlaceQuery(aStop())).toBe('San Lorenzo, Makati City, Metro Manila');
    expect(formatBarangayAndCity(aStop({ barangay: null }))).toBe('Makati City');
  });
});
