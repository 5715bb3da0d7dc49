import { describe, expect, it, vi } from 'vitest';
import type { LocationHit, Place } from '@/api/wire';
import { matchBarangay } from '@/domain/message/matchBarangay';
import { findMessagePlace, withListedBarangay } from '@/domain/message/messagePlace';
import { readMessage } from '@/domain/message/readMessage';
import { readWithPlace } from '@/domain/message/readWithPlace';

const place = (name: string, id: number = name.length): Place => ({ id, code: String(id), name });
const PASIG: LocationHit = {
  label: 'Pasig City',
  address_line: 'Pasig City',
  lat: 14.57,
  lng: 121.08,
  region: place('NCR'),
  province: place('Metro Manila'),
  city: place('Pasig City', 7),
  barangay: null,
};
const BARANGAYS = ['Kapitolyo', 'San Antonio', 'Santa Lucia', 'Molino III', 'Bgy. 37 - Bitano', 'Poblacion 9'].map(
  (name, index) => place(name, 100 + index),
);

describe('a barangay of a list', () => {
  it.each([
    ['kapitolyo', 'Kapitolyo'],
    ['Sta. Lucia', 'Santa Lucia'],
    ['Molino 3', 'Molino III'],
    ['Bitano', 'Bgy. 37 - Bitano'],
    ['Barangay 37', 'Bgy. 37 - Bitano'],
    ['9', 'Poblacion 9'],
    ['San Antonio Village', 'San Antonio'],
    ['Antonio', undefined],
    ['', undefined],
  ])('is found for "%s": %s', (written, name) => {
    expect(matchBarangay(BARANGAYS, written)?.name).toBe(name);
  });

  it('is not found if two have the name', () => {
    expect(matchBarangay([place('Cogon', 1), place('Cogon', 2)], 'cogon')).toBeNull();
  });
});

describe('the barangay of an address', () => {
  it.each([
    // an unlabelled village is no barangay
    ['12 Luna St, Greenwoods, Pasig', '12 Luna St, Greenwoods', ''],
    ['12 Luna St, Greenwoods, Kapitolyo, Pasig', '12 Luna St, Greenwoods', 'Kapitolyo'],
    ['Kapitolyo, 12 Luna St, Greenwoods, Pasig', '12 Luna St, Greenwoods', 'Kapitolyo'],
    // a name from the list is no person's
    ['Ben Cruz\n12 Luna St\nPasig\nSanta Lucia\n0917 123 4567', '12 Luna St', 'Santa Lucia'],
    // a name in full before a number that can be a zone
    ['Purok 9, Kapitolyo, Pasig', 'Purok 9', 'Kapitolyo'],
    // the end of a line, but not the name of a street
    ['blk 6 lot 19 camella molino 3 pasig', 'blk 6 lot 19 camella', 'Molino III'],
    ['12 San Antonio, Pasig', '12 San Antonio', ''],
    // a label is kept as written
    ['12 Luna St, Brgy. Kapitolio, Pasig', '12 Luna St', 'Kapitolio'],
  ])('of "%s" is "%s" and "%s"', (message, address_line, barangay) => {
    expect(readMessage(message, BARANGAYS).stop).toMatchObject({ address_line, barangay });
  });
});

describe('the look-up of a place', () => {
  const message = 'Ben Cruz 09171234567, 12 Luna St, Greenwoods, Kapitolyo, Pasig';

  it('sends the names of the place only, and takes the barangay from the list of the city', async () => {
    const source = {
      search: vi.fn(() => Promise.resolve([PASIG])),
      barangays: vi.fn(() => Promise.resolve(BARANGAYS)),
    };
    const { stop } = await readWithPlace(message, source);
    expect(source.search.mock.calls).toEqual([['Kapitolyo, Pasig City']]);
    expect(source.barangays.mock.calls).toEqual([['7']]);
    expect(stop.barangay).toBe('Kapitolyo');
    const found = findMessagePlace([PASIG], stop);
    expect(found?.place.barangay).toBeNull();
    expect(found && withListedBarangay(found, BARANGAYS, 'Kapitolyo').place).toMatchObject({
      barangay: { id: '100', name: 'Kapitolyo' },
      lat: PASIG.lat,
      is_pin_approximate: true,
    });
  });

  it('searches the city alone if its barangay hides it, and changes nothing when a request fails', async () => {
    const search = vi.fn((query: string) => Promise.resolve(query.startsWith('Kapitolyo') ? [] : [PASIG]));
    const fail = () => Promise.reject(new Error('offline'));
    expect((await readWithPlace(message, { search, barangays: () => Promise.resolve([]) })).stop).toEqual(
      readMessage(message).stop,
    );
    expect(search.mock.calls).toEqual([['Kapitolyo, Pasig City'], ['Pasig City']]);
    expect(await readWithPlace(message, { search: fail, barangays: fail })).toEqual(readMessage(message));
  });
});
