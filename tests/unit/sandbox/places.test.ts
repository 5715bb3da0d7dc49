import { describe, expect, it } from 'vitest';
import { findPlaces, listBarangays, listCities, listProvinces, listRegions } from '@/sandbox/domain/places';
import { SEED_PLACES, getSeedPlaces } from '@/sandbox/seed/places';
import { openSandbox } from './call';

const inEach = async <T>(list: { id: unknown }[], load: (id: string) => Promise<T[] | null>): Promise<T[]> =>
  (await Promise.all(list.map(({ id }) => load(String(id))))).flatMap((found) => found ?? []);

describe('places of the Philippines', () => {
  it('include all 42,011 barangays of the 18 regions, with unique ids', async () => {
    const regions = await listRegions();
    const provinces = await inEach(regions, listProvinces);
    const cities = await inEach(provinces, listCities);
    const barangays = await inEach(cities, listBarangays);
    expect([regions, provinces, cities, barangays].map((list) => list.length)).toEqual([18, 85, 1655, 42_011]);
    for (const list of [regions, provinces, cities, barangays]) {
      expect(new Set(list.map((place) => place.id)).size).toBe(list.length);
    }
    const all = [...regions, ...provinces, ...cities, ...barangays];
    expect(all.filter((place) => !/^\d{10}$/.test(place.code))).toEqual([]);
    expect(all.filter((place) => place.name === '' || place.name !== place.name.trim())).toEqual([]);
  });

  it('have no empty region, province or city', async () => {
    const regions = await listRegions();
    const provinces = await inEach(regions, listProvinces);
    const cities = await inEach(provinces, listCities);
    for (const { id } of regions) expect((await listProvinces(String(id)))?.length).toBeGreaterThan(0);
    for (const { id } of provinces) expect((await listCities(String(id)))?.length).toBeGreaterThan(0);
    for (const { id } of cities) expect((await listBarangays(String(id)))?.length).toBeGreaterThan(0);
  });

  it.each([
    ['80300', '13', '800', 'Makati City', 'Metro Manila'],
    ['81701', '13', '800', 'Pateros', 'Metro Manila'],
    ['80602', '13', '800', 'Binondo, Manila', 'Metro Manila'],
    ['90101', '09', '901', 'Isabela City', 'Isabela City'],
    ['99901', '19', '999', 'Kapalawan', 'Special Geographic Area'],
    ['30600', '07', '022', 'Cebu City', 'Cebu'],
  ])('include city %s in its province', async (city, region, province, cityName, provinceName) => {
    const cities = await listCities(province);
    expect(cities?.find(({ id }) => id === city)?.name).toBe(cityName);
    expect((await listProvinces(region))?.find(({ id }) => id === province)?.name).toBe(provinceName);
  });

  it('reject places outside one another', async () => {
    const ids = { region: '13', province: '800', city: '80300', barangay: '80300002' };
    expect((await findPlaces(ids))?.barangay.name).toBe('Bel-Air');
    for (const wrong of [{ region: '04' }, { province: '058' }, { city: '81300' }, { barangay: '81300060' }]) {
      expect(await findPlaces({ ...ids, ...wrong })).toBeNull();
    }
  });

  it.each(SEED_PLACES)('match the seeded place %s', async (key) => {
    const { region, province, city, barangay } = getSeedPlaces(key);
    const ids = { region: region.id, province: province.id, city: city.id, barangay: barangay.id };
    expect(await findPlaces(ids as Record<keyof typeof ids, string>)).toEqual({ region, province, city, barangay });
  });

  it('are public, and unknown ids return 404', async () => {
    const { call } = openSandbox();
    expect((await call<unknown[]>('GET', '/api/regions')).data).toHaveLength(18);
    expect((await call<unknown[]>('GET', '/api/provinces/13')).data).toEqual([
      { id: '800', code: '1380000000', name: 'Metro Manila' },
    ]);
    expect((await call<unknown[]>('GET', '/api/cities/058')).data).toHaveLength(14);
    expect((await call<unknown[]>('GET', '/api/barangays/80300')).data).toHaveLength(23);
    for (const path of ['provinces/99', 'cities/99', 'barangays/99']) {
      expect((await call('GET', `/api/${path}`)).status).toBe(404);
    }
  });
});
