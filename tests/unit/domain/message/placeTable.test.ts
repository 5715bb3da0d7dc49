import { expect, it } from 'vitest';
import { findCities, findProvince, isNamedCity } from '@/domain/message/placeTable';
import { listCities, listProvinces, listRegions } from '@/sandbox/domain/places';

it('knows every city and province of the place lists', async () => {
  for (const region of await listRegions()) {
    for (const province of (await listProvinces(String(region.id))) ?? []) {
      expect(findProvince(province.name)).toBe(province.name);
      for (const { name } of (await listCities(String(province.id))) ?? []) {
        expect(findCities(name)).toContainEqual(expect.objectContaining({ name, province: province.name }));
      }
    }
  }
});

it.each(['constructor', 'Constructor', 'toString', '__proto__'])('knows no place called %s', (name) => {
  expect(findCities(name)).toEqual([]);
  expect(findProvince(name)).toBeUndefined();
  expect(isNamedCity(name)).toBe(false);
});
