import { describe, expect, it } from 'vitest';
import type { LocationHit, Place } from '@/api/wire';
import { findMessagePlace, getMessageAddress, getMessageQuery } from '@/domain/message/messagePlace';
import { readMessage } from '@/domain/message/readMessage';

const place = (id: number, name: string): Place => ({ id, code: String(id), name });
const METRO = place(80, 'Metro Manila');
const LAGUNA = place(34, 'Laguna');
const MAKATI = place(1, 'Makati City');
const LOS_BANOS = place(2, 'Los Baños');

const hit = (province: Place, city: Place, barangay: Place | null, lat = 14.5): LocationHit => ({
  label: barangay?.name ?? city.name,
  address_line: barangay?.name ?? city.name,
  lat,
  lng: 121,
  region: place(13, 'NCR'),
  province,
  city,
  barangay,
});
const HITS = [
  hit(METRO, MAKATI, null),
  hit(METRO, MAKATI, place(11, 'San Antonio')),
  hit(METRO, MAKATI, place(12, 'San Lorenzo'), 14.55),
  hit(METRO, place(3, 'Pasig City'), place(13, 'San Antonio')),
  hit(LAGUNA, LOS_BANOS, null),
];

describe('the place of a message', () => {
  it.each([
    [{ barangay: 'San Lorenzo', city: 'Makati', province: '' }, ['12', '1', true]],
    [{ barangay: 'San Antonio', city: 'City of Makati', province: 'Metro Manila' }, ['11', '1', true]],
    // without a city the customer has to choose it, even if the search returns one only
    [{ barangay: 'san lorenzo', city: '', province: '' }, null],
    [{ barangay: 'BGC', city: 'Makati City', province: '' }, [undefined, '1', false]],
    [{ barangay: '', city: 'Los Baños', province: 'Laguna' }, [undefined, '2', false]],
    // Metro Manila is a region of some backends
    [{ barangay: '', city: 'Makati City', province: 'NCR' }, [undefined, '1', false]],
    [{ barangay: '', city: 'Los Baños', province: 'Cavite' }, null],
    [{ barangay: 'San Lorenzo', city: 'Atlantis', province: '' }, null],
  ])('matches %o', (names, expected) => {
    const found = findMessagePlace(HITS, names);
    expect(found && [found.place.barangay?.id, found.place.city?.id, found.isWhole]).toEqual(expected);
    expect(found === null || found.isWhole === (found.place.lat !== null)).toBe(true);
  });

  it('is searched without street, person and mobile number', () => {
    const { stop } = readMessage('Juan Cruz, 0917 123 4567, 12 Rizal Ave, Brgy San Antonio, Makati City');
    expect(getMessageQuery(stop)).toBe('San Antonio, Makati City');
    expect(getMessageQuery({ barangay: '', city: '', province: 'Laguna' })).toBe('');
  });

  it('keeps names without a matching place in the address', () => {
    const { stop } = readMessage('30th St, BGC, Makati City');
    expect(getMessageAddress(stop, findMessagePlace(HITS, stop))).toBe('30th St, BGC');
    expect(getMessageAddress(stop, null)).toBe('30th St, BGC, Makati City');
  });
});
