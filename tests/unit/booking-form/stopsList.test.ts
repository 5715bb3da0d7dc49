import { describe, expect, it, vi } from 'vitest';
import type { Place } from '@/api/wire';
import { approximatePin, type StopCoordinates } from '@/domain/draft/stopFrom';
import { checkStops, listProblem, type StopsSource } from '@/features/booking-form/stopsList/checkStops';
import { stopsTemplate } from '@/features/booking-form/stopsList/stopColumns';
import { readCsv } from '@/lib/readCsv';
import { toCsv } from '@/utils/csv';

const place = (id: number, name: string): Place => ({ id, code: String(id), name });
const source = (pin: StopCoordinates | null = approximatePin({ lat: 14.57, lng: 121.06 })): StopsSource => ({
  regions: () => Promise.resolve([place(13, 'National Capital Region (NCR)'), place(4, 'CALABARZON')]),
  provinces: () => Promise.resolve([place(80, 'Metro Manila')]),
  cities: () => Promise.resolve([place(1, 'Makati City'), place(2, 'Pasig City')]),
  barangays: () => Promise.resolve([place(5, 'Kapitolyo'), place(6, 'San Lorenzo')]),
  pinOf: () => Promise.resolve(pin),
});

const HEAD = 'street,landmark,region,province,city,barangay,contact person,mobile,instructions,latitude,longitude';
const GOOD = '24 Shaw Blvd,Blue gate,NCR,,Pasig,Kapitolyo,Maria Santos,0917 123 4567,Ring twice,,';
const check = async (lines: string[], from = source()) =>
  checkStops((await readCsv([HEAD, ...lines].join('\n'))).rows, from);

describe('a list of stops', () => {
  it('becomes drop-offs with places and a pin', async () => {
    const { stops, problems } = await check([GOOD]);
    expect(problems).toEqual([]);
    expect(stops).toMatchObject([
      {
        address_line: '24 Shaw Blvd',
        landmark: 'Blue gate',
        contact_name: 'Maria Santos',
        contact_mobile: '9171234567',
        city: { id: '2', name: 'Pasig City' },
        barangay: { id: '5', name: 'Kapitolyo' },
        lat: 14.57,
        lng: 121.06,
        notes: 'Ring twice',
      },
    ]);
  });

  it('asks for no pin where one is given', async () => {
    const asked = { ...source(), pinOf: vi.fn() };
    const { stops } = await check([GOOD.replace(/,,$/, ',14.5,121.1')], asked);
    expect(stops[0]).toMatchObject({ lat: 14.5, lng: 121.1 });
    expect(asked.pinOf).not.toHaveBeenCalled();
  });

  it.each([
    ['24 Shaw Blvd', '', 'street', 'Choose or enter an address.'],
    ['24 Shaw Blvd,Blue gate', 'Shaw Blvd,', 'landmark', 'Enter a landmark: this address has no house number.'],
    ['24 Shaw', '24 <Shaw>', 'street', 'Use letters, numbers, spaces and common punctuation.'],
    ['NCR', 'Mars', 'region', 'There is no region “Mars”.'],
    ['Pasig', 'Cebu', 'city', 'There is no city “Cebu” in Metro Manila.'],
    ['Kapitolyo', '', 'barangay', 'Enter a barangay.'],
    ['Maria Santos', 'M', 'contact person', "Enter the contact's name, with at least 2 letters."],
    ['0917 123 4567', '12345', 'mobile', 'Enter a mobile number, such as 917 123 4567.'],
    [',,', ',48.8,2.3', 'latitude', /^Enter a latitude and longitude in the Philippines/],
  ])('"%s" written as "%s" is a problem of %s alone', async (from, to, column, message) => {
    const bad = from === ',,' ? GOOD.replace(/,,$/, to) : GOOD.replace(from, to);
    const { problems } = await check([GOOD, bad]);
    expect(problems).toEqual([{ line: 3, column, message: expect.stringMatching(message) as string }]);
  });

  it('says so where the map does not know a barangay', async () => {
    const { problems } = await check([GOOD], source(null));
    expect(problems).toEqual([
      { line: 2, column: 'latitude', message: expect.stringMatching(/^We can't find this on the map/) as string },
    ]);
  });

  it('tells all that is wrong with a row, in the order of the columns', async () => {
    const { problems } = await check([',,,,,,,,x,,']);
    expect(problems.map(({ column }) => column)).toEqual(['street', 'region', 'contact person', 'mobile']);
  });

  it('rejects when the places cannot be fetched, without problems of rows', async () => {
    const away = { ...source(), cities: () => Promise.reject(new Error('away')) };
    await expect(check([GOOD], away)).rejects.toThrow('away');
  });

  it.each([
    ['', 15, 'The list has no columns street, region, city, barangay, contact person, mobile.'],
    [HEAD, 15, 'The list has no stops below the header row.'],
    [[HEAD, GOOD, GOOD].join('\n'), 1, 'The list has 2 stops, and there is room for 1 more drop-off: 15 are the most.'],
    [[HEAD, `"${GOOD}`, GOOD].join('\n'), 9, 'Row 2 of the list has a quotation mark'],
    [[HEAD, GOOD].join('\n'), 0, 'The list has 1 stop, and there is no room for more drop-offs: 15 are the most.'],
  ])('that cannot be taken at all says why', async (text, room, problem) => {
    expect(listProblem(await readCsv(text), room)).toContain(problem);
  });

  it('is checked where there is room for just as many', async () => {
    expect(listProblem(await readCsv([HEAD, GOOD, GOOD].join('\n')), 2)).toBeNull();
  });

  it('has a template that is taken as it is, with a row that no spreadsheet runs', async () => {
    const csv = stopsTemplate();
    const table = await readCsv(csv);
    expect(listProblem(table, 15)).toBeNull();
    const { problems, stops } = await checkStops(table.rows, source());
    expect([problems, stops.length]).toEqual([[], 1]);
    expect(csv.split(/\r\n|,/).filter((cell) => /^[=+\-@\t]/.test(cell))).toEqual([]);
    // a formula that comes back from a spreadsheet is text again, disarmed when it was written
    const armed = toCsv([HEAD.split(','), GOOD.replace('Ring twice', '=1+1').split(',')]);
    expect(armed).toContain(",'=1+1,");
    expect((await checkStops((await readCsv(armed)).rows, source())).stops[0]?.notes).toBe('=1+1');
  });
});
