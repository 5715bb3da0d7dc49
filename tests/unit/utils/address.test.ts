import { expect, test } from 'vitest';
import { getOtherLandmark, hasHouseNumber, shortenAddress } from '@/utils/address';
import { fastest } from '../../fastest';

test.each([
  ['Unit 5, 88 Jupiter St.', 'Unit 5, 88 Jupiter St.'],
  ['Unit 5, 88 Jupiter St., Bel-Air', 'Unit 5, 88 Jupiter St.'],
  ['Unit 12B, Paseo Heights, 155 L.P. Leviste St', 'Unit 12B, Paseo Heights'],
  ['Unit 3C, 30th St cor. 11th Ave', 'Unit 3C, 30th St cor. 11th Ave'],
  ['8F Salcedo One, 170 Salcedo St', '8F Salcedo One, 170 Salcedo St'],
  ['8F, Unit 2, Salcedo One, 170 Salcedo St', '8F, Unit 2, Salcedo One'],
  ['G/F Shoppes, 5th Ave cor. 26th St', 'G/F Shoppes, 5th Ave cor. 26th St'],
  ['Lot 7, Imelda Ave', 'Lot 7, Imelda Ave'],
  ['Blk 4 Lot 2 Sampaguita St, San Antonio', 'Blk 4 Lot 2 Sampaguita St'],
  ['Blk. 4, Lot 2, Sampaguita St, San Antonio', 'Blk. 4, Lot 2, Sampaguita St'],
  ['Rm 201, Padilla Building, F. Ortigas Jr. Rd', 'Rm 201, Padilla Building'],
  ['2nd Floor, 21 East Capitol Drive', '2nd Floor, 21 East Capitol Drive'],
  ['42 Gilmore Ave, New Manila', '42 Gilmore Ave'],
  ['Salcedo St, Makati', 'Salcedo St'],
  ['Nova Plaza Mall, Quirino Hwy', 'Nova Plaza Mall'],
  ['United Nations Ave, Ermita', 'United Nations Ave'],
  ['Unit 5', 'Unit 5'],
  ['', ''],
])('"%s" is shortened to "%s"', (line, short) => {
  expect(shortenAddress(line)).toBe(short);
});

test.each([
  ['8F Salcedo One, 170 Salcedo St', true],
  ['Unit 3C, 30th St cor. 11th Ave', true],
  ['B12 L4 Sampaguita St', true],
  ['#5 Mabini', true],
  ['30th St cor. 11th Ave', false],
  ['SM Megamall', false],
  ['', false],
])('%s has a house number: %s', (address, expected) => {
  expect(hasHouseNumber(address)).toBe(expected);
});

test('checks a very long address quickly', () => {
  expect(fastest(() => hasHouseNumber('9'.repeat(50_000) + 'th'))).toBeLessThan(100);
  expect(fastest(() => hasHouseNumber('9th '.repeat(12_500)))).toBeLessThan(100);
});

test.each([
  ['SM Megamall', 'SM Megamall', ''],
  ['SM Megamall', ' SM Megamall ', ''],
  ['SM Megamall', 'Gate 2', 'Gate 2'],
  ['42 Gilmore Ave', null, ''],
  ['42 Gilmore Ave', undefined, ''],
])('the landmark of %s, %s, is shown as "%s"', (address_line, landmark, shown) => {
  expect(getOtherLandmark({ address_line, landmark })).toBe(shown);
});
