import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Address, Place } from '@/api/wire';
import { matchPlace } from '@/domain/places/matchPlace';
import type { PlaceSource } from '@/domain/places/resolvePlaces';
import { ADDRESS_COLUMNS, createAddressTemplate, toAddressCsv } from '@/features/addresses/csv/addressColumns';
import { checkRows, getFileProblem, getRowsToSend } from '@/features/addresses/csv/checkRows';
import { readCsv } from '@/lib/readCsv';

const place = (id: number, name: string): Place => ({ id, code: String(id), name });
const NCR = place(13, 'National Capital Region (NCR)');
const BANGSAMORO = place(19, 'Bangsamoro');

const source: PlaceSource = {
  regions: () => Promise.resolve([NCR, BANGSAMORO]),
  provinces: (region) => Promise.resolve(region === 13 ? [place(1, 'Metro Manila')] : []),
  cities: (parent) =>
    Promise.resolve(parent === 1 ? [place(2, 'Makati City'), place(3, 'Parañaque City')] : [place(4, 'Cotabato City')]),
  barangays: () => Promise.resolve([place(5, 'San Lorenzo'), place(6, 'Barangay 6 (Pob.)'), place(7, 'Barangay 7')]),
};

const HEAD = ADDRESS_COLUMNS.join(',');
const GOOD = 'Studio,170 Salcedo St,,NCR,,City of Makati,San Lorenzo,Ramon dela Peña,0917 482 0136,14.55,121.01,yes';

const checked = async (...lines: string[]) => {
  const { rows } = await readCsv([HEAD, ...lines].join('\r\n'));
  return checkRows(rows, source, []);
};

describe('an address file', () => {
  it('becomes addresses with the ids of their places; a level with a single place may stay empty', async () => {
    const [row] = await checked(GOOD);
    expect(row?.problems).toEqual([]);
    expect(row?.values).toEqual({
      label: 'Studio',
      address_line: '170 Salcedo St',
      landmark: '',
      contact_name: 'Ramon dela Peña',
      contact_mobile: '9174820136',
      region: { id: '13', name: NCR.name },
      province: { id: '1', name: 'Metro Manila' },
      city: { id: '2', name: 'Makati City' },
      barangay: { id: '5', name: 'San Lorenzo' },
      point: { lat: 14.55, lng: 121.01 },
      is_pin_approximate: false,
      is_default: true,
    });
  });

  it('may contain a region without provinces', async () => {
    const [row] = await checked(GOOD.replace('NCR,,City of Makati', 'Bangsamoro,,Cotabato City'));
    expect(row?.problems).toEqual([]);
    expect(row?.values.province).toBeNull();
  });

  it.each([
    ['Studio', '', 'label', 'Enter a name for the address, for example Home.'],
    ['Studio', 'S'.repeat(41), 'label', 'Use up to 40 characters.'],
    ['170 Salcedo St', 'Salcedo St', 'landmark', 'Enter a landmark: this address has no house number.'],
    ['NCR', 'Nowhere', 'region', 'There is no region “Nowhere”.'],
    ['City of Makati', 'Cebu', 'city', 'There is no city “Cebu” in Metro Manila.'],
    ['City of Makati', '', 'city', 'Enter a city.'],
    ['San Lorenzo', 'Luzon', 'barangay', 'There is no barangay “Luzon” in Makati City.'],
    ['0917 482 0136', '12345', 'mobile', 'Enter a mobile number, such as 917 123 4567.'],
    ['14.55,121.01', '14.55,', 'latitude', /^Enter a latitude and longitude in the Philippines/],
    ['14.55,121.01', '48.85,2.35', 'latitude', /^Enter a latitude and longitude in the Philippines/],
    ['14.55,121.01', 'here,there', 'latitude', /^Enter a latitude and longitude in the Philippines/],
  ])('%s -> "%s" is a problem of %s', async (from, to, column, message) => {
    const rows = await checked(GOOD, GOOD.replace(from, to));
    expect(rows[1]?.number).toBe(3);
    expect(rows[1]?.problems).toEqual([{ column, message: expect.stringMatching(message) as string }]);
  });

  it('is sent whole or not at all, without duplicates', async () => {
    const other = GOOD.replace('Studio', 'Loft');
    expect(getRowsToSend(await checked(GOOD, other)).map(({ number }) => number)).toEqual([2, 3]);
    expect(getRowsToSend(await checked(GOOD, other, GOOD)).map(({ number }) => number)).toEqual([2, 3]);
    expect(getRowsToSend(await checked(GOOD, other.replace('NCR', 'Nowhere')))).toEqual([]);
    const { rows } = await readCsv(`${HEAD}\n${GOOD}`);
    const known = await checkRows(rows, source, [{ label: 'studio', address_line: '170 SALCEDO ST' }]);
    expect([known[0]?.skip, getRowsToSend(known)]).toEqual(['saved', []]);
    expect((await checked(GOOD, GOOD)).map(({ skip }) => skip)).toEqual([null, 'duplicate']);
  });

  it.each([
    ['', 'The file is empty. Start from the template.'],
    ['\uFEFF \r\n', 'The file is empty. Start from the template.'],
    ['name', 'The file has no columns label, street, region, province, city, barangay, contact person, mobile.'],
    [HEAD.replace('street,', ''), 'The file has no column street. Start from the template.'],
    [HEAD, 'The file has no addresses below the header row.'],
    [[HEAD, ...Array.from({ length: 201 }, () => GOOD)].join('\n'), 'The file has 201 addresses.'],
    [[HEAD, GOOD, GOOD.replace('Studio', '"Loft'), GOOD].join('\n'), 'Row 3 of the file has a quotation mark'],
    [[HEAD, GOOD.replace('Studio', '"Big" loft'), GOOD].join('\n'), 'Row 2 of the file has a quotation mark'],
    ['PK\u0003\u0004\u0000\u0000"sheet1.xml\n', "This isn't a CSV file. Save your spreadsheet as CSV"],
  ])('that cannot be read gives the reason', async (text, problem) => {
    expect(getFileProblem(await readCsv(text))).toContain(problem);
  });

  it('is exported without active formulas and imported unchanged', async () => {
    const address: Address = {
      id: 7,
      label: '=HYPERLINK("http://evil")',
      contact_name: 'Ramon dela Peña',
      contact_mobile: '9174820136',
      address_line: '170 "Salcedo" St, 8F\nRear gate',
      landmark: '+1 @here',
      region: NCR,
      province: place(1, 'Metro Manila'),
      city: place(2, 'Makati City'),
      barangay: place(5, 'San Lorenzo'),
      lat: 14.55,
      lng: 121.01,
      is_default: false,
    };
    const csv = toAddressCsv([address]);
    expect(csv).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(csv).toContain(`,'+1 @here,`);
    const [row] = await checkRows((await readCsv(csv)).rows, source, []);
    expect(row?.values).toMatchObject({
      label: address.label,
      address_line: address.address_line,
      landmark: address.landmark,
      barangay: { id: '5' },
      point: { lat: 14.55, lng: 121.01 },
    });
  });

  it('has a template that the import accepts', async () => {
    const table = await readCsv(createAddressTemplate());
    expect(getFileProblem(table)).toBeNull();
    expect(table.rows).toHaveLength(1);
  });

  it('may use semicolons, and never throws', async () => {
    expect((await readCsv('sep=;\r\nLabel;Street\r\nHome;1 Ave, Unit 2\r\n')).rows).toEqual([
      { number: 2, cells: { label: 'Home', street: '1 Ave, Unit 2' } },
    ]);
    expect((await readCsv('\uFEFFLabel;Street\nHome;1 Ave\n;\n')).rows).toEqual([
      { number: 2, cells: { label: 'Home', street: '1 Ave' } },
    ]);
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => void (await readCsv(text))),
      { numRuns: 40 },
    );
  });
});

describe('a place by its name', () => {
  const places = [
    place(1, 'City of Santo Tomas'),
    place(2, 'Sta. Rosa City'),
    NCR,
    place(4, 'San Juan'),
    place(5, 'San Juan (Pob.)'),
  ];
  it.each([
    ['sto. tomas', 1],
    ['Santa Rosa', 2],
    ['ncr', 13],
    ['national capital region', 13],
    ['San Juan', 4],
    ['Pob.', 5],
    ['San Juan City', null],
    ['Atlantis', null],
    ['', null],
  ])('"%s" matches %s', (written, id) => {
    expect(matchPlace(places, written).place?.id ?? null).toBe(id);
  });

  it('is ambiguous when several places match', () => {
    expect(matchPlace(places, 'san juan city')).toEqual({ place: null, isAmbiguous: true });
  });
});
