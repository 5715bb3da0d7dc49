import { describe, expect, it } from 'vitest';
import { findBarangay, getCities, getLandmarks } from '@/sandbox/location/gazetteer';
import { findPlacesNear, searchPlaces } from '@/sandbox/location/search';
import { readQuery, scoreWord, splitWords } from '@/sandbox/location/splitWords';
import { isOneEditAway } from '@/utils/isOneEditAway';
import { isAddress } from '@/utils/patterns';

const first = async (text: string) => (await searchPlaces(text))[0];

describe('the gazetteer', () => {
  it('knows 134 landmarks, each inside an existing barangay', async () => {
    const landmarks = await getLandmarks();
    expect(landmarks).toHaveLength(134);
    for (const landmark of landmarks) {
      expect((await findBarangay(landmark))?.name, landmark.name).toBe(landmark.barangayName);
      expect(isAddress(landmark.name), landmark.name).toBe(true);
    }
    expect(new Set(landmarks.map(({ name }) => name)).size).toBe(landmarks.length);
  });

  it('places all 1,655 cities inside the Philippines', async () => {
    const cities = [...(await getCities()).values()];
    expect(cities).toHaveLength(1655);
    expect(cities.filter(({ lat, lng }) => lat < 4 || lat > 22 || lng < 116 || lng > 127)).toEqual([]);
  });
});

describe('a search by text', () => {
  it.each([
    ['170 Salcedo St', '170 Salcedo St', 'Makati City', 'San Lorenzo'],
    ['170 salcedo street, makati', '170 Salcedo St', 'Makati City', 'San Lorenzo'],
    ['30th St cor. 11th Ave', '30th St cor. 11th Ave', 'Taguig City', 'Fort Bonifacio'],
    ['Gilmore Avenue', 'Gilmore Ave', 'Quezon City', 'Mariana'],
    ['divisoria market', 'Divisoria Market', 'San Nicolas, Manila', 'Barangay 268'],
    ['balintawak clov', 'Balintawak Cloverleaf Market', 'Quezon City', 'Balingasa'],
    ['Kapitolio', 'Kapitolyo', 'Pasig City', 'Kapitolyo'],
    ['kapitolyo pasig', 'Kapitolyo', 'Pasig City', 'Kapitolyo'],
    ['sm lanang davao', 'SM Lanang', 'Davao City', 'Buhangin'],
    ['Session Road', 'Session Rd', 'Baguio City', 'Malcolm Square-Perfecto'],
    ['Lahug Cebu City', 'Lahug', 'Cebu City', 'Lahug'],
    ['bgc', 'Bonifacio High Street', 'Taguig City', 'Fort Bonifacio'],
    ['SM MOA', 'SM Mall of Asia', 'Pasay City', 'Barangay 76'],
    ['timog qc', 'Timog Ave', 'Quezon City', 'South Triangle'],
    ['12 Mabini St Lahug Cebu City', '12 Mabini St', 'Cebu City', 'Lahug'],
  ])('finds %s as %s in %s', async (text, address, city, barangay) => {
    const hit = await first(text);
    expect([hit?.address_line, hit?.city?.name, hit?.barangay?.name]).toEqual([address, city, barangay]);
  });

  it('finds a city without a barangay, and a distant barangay without a named city', async () => {
    expect(await first('Dumaguete City')).toMatchObject({ address_line: 'Dumaguete City', barangay: null });
    expect((await first('Apokon'))?.city?.name).toBe('Tagum City');
  });

  it('returns at most eight unique hits, and none for an empty query', async () => {
    const many = await searchPlaces('san jose');
    expect(many).toHaveLength(8);
    expect(await searchPlaces('  ')).toEqual([]);
    expect(await searchPlaces('qqqqqq zzzzzz')).toEqual([]);
  });
});

describe('a search by pin', () => {
  it('names the landmark at or near the pin and keeps the position of the pin', async () => {
    const [at] = await findPlacesNear({ lat: 14.5548, lng: 121.0173 });
    expect(at).toMatchObject({ label: 'Salcedo St', lat: 14.5548, lng: 121.0173, city: { name: 'Makati City' } });
    const [near] = await findPlacesNear({ lat: 14.571, lng: 121.063 });
    expect(near).toMatchObject({ label: 'Near Kapitolyo', lat: 14.571, lng: 121.063 });
  });

  it('names only the city if no landmark is near', async () => {
    const hits = await findPlacesNear({ lat: 12.4, lng: 124.8 });
    expect(hits).toHaveLength(1);
    expect(hits[0]).toMatchObject({ province: { name: 'Northern Samar' }, barangay: null });
  });
});

describe('words', () => {
  it('are compared without case, accents and abbreviations', () => {
    expect(splitWords('Parañaque, Doña Street')).toEqual(['paranaque', 'dona', 'st']);
    expect(readQuery('Unit 4 Rizal Ave')).toEqual({
      house: 'Unit 4',
      typed: ['Rizal', 'Ave'],
      words: ['rizal', 'ave'],
    });
    expect(readQuery('168')).toEqual({ house: '', typed: ['168'], words: ['168'] });
  });

  it.each([
    ['divisoria', 'divisoria', 1],
    ['divi', 'divisoria', 0.8],
    ['divisorya', 'divisoria', 0.6],
    ['mkt', 'market', 0],
    ['288', '289', 0],
  ])('scores %s against %s as %f', (typed, known, share) => {
    expect(scoreWord(typed, known)).toBe(share);
  });

  it.each([
    ['makati', 'makti', true],
    ['makati', 'maakti', true],
    ['makati', 'makari', true],
    ['makati', 'mkaari', false],
    ['makati', 'maka', false],
  ])('compares %s and %s as one edit apart: %s', (first, second, isOne) => {
    expect(isOneEditAway(first, second)).toBe(isOne);
  });
});
