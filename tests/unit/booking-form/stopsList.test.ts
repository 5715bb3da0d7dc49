import { describe, expect, it, vi } from 'vitest';
import type { Place } from '@/api/wire';
import { toApproximatePin, type StopCoordinates } from '@/domain/draft/stopFrom';
import { checkStops, findListProblem, type StopsSource } from '@/features/booking-form/stopsList/checkStops';
import { createStopsTemplate } from '@/features/booking-form/stopsList/stopColumns';
import { readCsv } from '@/lib/readCsv';
import { toCsv } from '@/utils/csv';

const GOODS_OPTIONAL = { needsGoods: false };
const place = (id: number, name: string): Place => ({ id, code: String(id), name });
const source = (pin: StopCoordinates | null = toApproximatePin({ lat: 14.57, lng: 121.06 })): StopsSource => ({
  regions: () => Promise.resolve([place(13, 'National Capital Region (NCR)'), place(4, 'CALABARZON')]),
  provinces: () => Promise.resolve([place(80, 'Metro Manila')]),
  cities: () => Promise.resolve([place(1, 'Makati City'), place(2, 'Pasig City')]),
  barangays: () => Promise.resolve([place(5, 'Kapitolyo'), place(6, 'San Lorenzo')]),
  types: () => Promise.resolve([{ id: 1, type: 'Household' }]),
  categories: () =>
    Promise.resolve([
      { id: 101, type: 1, category_name: 'Kitchenware', category_description: '' },
      { id: 102, type: 1, category_name: 'Gifts', category_description: '' },
    ]),
  subcategories: (category) =>
    Promise.resolve(String(category) === '101' ? [{ id: 10101, category: 101, subcategory_name: 'Cookware' }] : []),
  units: () => Promise.resolve([{ id: 1, name: 'Box', symbol: 'box' }]),
  findPin: () => Promise.resolve(pin),
});

const HEAD = 'street,landmark,region,province,city,barangay,contact person,mobile,instructions,latitude,longitude';
const GOOD = '24 Shaw Blvd,Blue gate,NCR,,Pasig,Kapitolyo,Maria Santos,0917 123 4567,Ring twice,,';
const check = async (lines: string[], from = source()) =>
  checkStops((await readCsv([HEAD, ...lines].join('\n'))).rows, from, GOODS_OPTIONAL);

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
    const asked = { ...source(), findPin: vi.fn() };
    const { stops } = await check([GOOD.replace(/,,$/, ',14.5,121.1')], asked);
    expect(stops[0]).toMatchObject({ lat: 14.5, lng: 121.1 });
    expect(asked.findPin).not.toHaveBeenCalled();
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
    ['', 15, 'The list is empty. Start from the template.'],
    ['name', 15, 'The list has no columns street, region, city, barangay, contact person, mobile.'],
    [HEAD, 15, 'The list has no stops below the header row.'],
    [
      [HEAD, GOOD, GOOD].join('\n'),
      1,
      'The list has 2 stops, but there is only room for 1. You can add up to 15 drop-offs.',
    ],
    [[HEAD, `"${GOOD}`, GOOD].join('\n'), 9, 'Row 2 of the list has a quotation mark'],
    [[HEAD, GOOD].join('\n'), 0, 'The list has 1 stop, but there is no room for more. You can add up to 15 drop-offs.'],
  ])('that cannot be taken at all says why', async (text, room, problem) => {
    expect(findListProblem(await readCsv(text), { room, most: 15 })).toContain(problem);
  });

  it('is checked where there is room for just as many', async () => {
    expect(findListProblem(await readCsv([HEAD, GOOD, GOOD].join('\n')), { room: 2, most: 15 })).toBeNull();
  });

  it('has a template that imports unchanged, with a row that no spreadsheet runs', async () => {
    const csv = createStopsTemplate();
    const table = await readCsv(csv);
    expect(findListProblem(table, { room: 15, most: 15 })).toBeNull();
    const { problems, stops } = await checkStops(table.rows, source(), GOODS_OPTIONAL);
    expect([problems, stops.length]).toEqual([[], 1]);
    expect(csv.split(/\r\n|,/).filter((cell) => /^[=+\-@\t]/.test(cell))).toEqual([]);
    // a formula that comes back from a spreadsheet is text again, disarmed when it was written
    const armed = toCsv([HEAD.split(','), GOOD.replace('Ring twice', '=1+1').split(',')]);
    expect(armed).toContain(",'=1+1,");
    expect((await checkStops((await readCsv(armed)).rows, source(), GOODS_OPTIONAL)).stops[0]?.notes).toBe('=1+1');
  });
});

describe('the goods columns of a list of stops', () => {
  const GOODS = `${HEAD},goods type,category,subcategory,unit,quantity,weight per unit kg,declared value,description`;
  const checkGoods = async (goods: string, needsGoods = false) =>
    checkStops((await readCsv(`${GOODS}\n${GOOD},${goods}`)).rows, source(), { needsGoods });

  it('become the goods of their stop, with the ids of the server', async () => {
    const { stops, items, problems } = await checkGoods(
      'household,Kitchenware,Cookware,box,2,"1,003.5",1500,Keep upright',
    );
    expect(problems).toEqual([]);
    expect(items).toMatchObject([
      {
        stop: stops[0]?.key,
        type: '1',
        category: '101',
        subcategory: '10101',
        uom: '1',
        quantity: 2,
        weight_kg: 1003.5,
        declared_value: 1500,
        description: 'Keep upright',
      },
    ]);
  });

  it('need no subcategory where the category has none', async () => {
    const { items, problems } = await checkGoods('Household,Gifts,,Box,1,2,,');
    expect([problems, items[0]?.subcategory, items[0]?.declared_value]).toEqual([[], 'none', null]);
  });

  it.each([
    ['Toys,Kitchenware,Cookware,Box,1,2,,', 'goods type', 'There is no goods type “Toys”. Use Household.'],
    ['Household,Tools,Cookware,Box,1,2,,', 'category', 'There is no category “Tools”. Use Kitchenware, Gifts.'],
    ['Household,Kitchenware,,Box,1,2,,', 'subcategory', 'Choose the subcategory.'],
    ['Household,Kitchenware,Cookware,Crate,1,2,,', 'unit', 'There is no unit “Crate”. Use Box.'],
    ['Household,Kitchenware,Cookware,Box,1.5,2,,', 'quantity', 'Enter a whole number of 1 or more.'],
    ['Household,Kitchenware,Cookware,Box,1,two,,', 'weight per unit kg', 'Enter a weight above 0 kg.'],
    ['Household,Kitchenware,Cookware,Box,1,2,free,', 'declared value', 'Enter an amount of 0 or more.'],
  ])('name the column that needs a fix: %s', async (goods, column, message) => {
    expect((await checkGoods(goods)).problems).toEqual([{ line: 2, column, message }]);
  });

  it('may be empty unless every stop needs goods', async () => {
    expect(await checkGoods(',,,,,,,')).toMatchObject({ items: [], problems: [] });
    const { problems } = await checkGoods(',,,,,,,', true);
    expect(problems).toEqual([{ line: 2, column: 'goods type', message: 'Add the goods to send.' }]);
  });

  it('have an example in the template that names goods of the server', async () => {
    const goods = { type: 'Household', category: 'Kitchenware', subcategory: 'Cookware', unit: 'Box' };
    const { problems, items } = await checkStops(
      (await readCsv(createStopsTemplate(goods))).rows,
      source(),
      GOODS_OPTIONAL,
    );
    expect([problems, items.length]).toEqual([[], 1]);
  });
});
