import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { countCalls } from '../calls';
import { renderApp } from '../render';
import { server } from '../server';

type App = Awaited<ReturnType<typeof renderApp>>;

const CREATE = '/api/customers/addresses/create';
const HEAD = 'label,street,landmark,region,province,city,barangay,contact person,mobile,latitude,longitude,default';
const row = (label: string, change: Partial<Record<'city' | 'mobile', string>> = {}) =>
  `${label},24 Shaw Blvd,,NCR,,${change.city ?? 'Pasig City'},Kapitolyo,Maria Santos,${change.mobile ?? '09171234567'},14.5703,121.0607,no`;

const file = (...rows: string[]) => new File([[HEAD, ...rows].join('\n')], 'places.csv', { type: 'text/csv' });

const savedLabels = ({ world }: App) => {
  const andrea = world.customers.find(({ username }) => username === 'andrea');
  return world.addresses.filter(({ customer_id }) => customer_id === andrea?.id).map(({ label }) => label);
};

async function openImport() {
  const app = await renderApp('/address', { as: 'andrea' });
  await app.user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const panel = await screen.findByRole('region', { name: 'Import addresses' });
  const give = async (...rows: string[]) =>
    app.user.upload(within(panel).getByLabelText('Choose a CSV file'), file(...rows));
  return { app, panel, give, creates: countCalls('POST', CREATE) };
}

describe('a file of addresses', () => {
  it('is checked whole: while a row needs a change nothing is sent', async () => {
    const { app, panel, give, creates } = await openImport();
    await give(row('Depot'), row('Shop', { mobile: '12345', city: 'Atlantis' }));
    const table = await within(panel).findByRole('table', { name: 'What to change in the file' });
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((one) => one.textContent),
    ).toEqual([
      '3ShopcityThere is no city “Atlantis” in Metro Manila.',
      '3ShopmobileEnter a mobile number, such as 917 123 4567.',
    ]);
    expect(within(panel).getByRole('alert')).toHaveTextContent('1 row of places.csv needs a change.');
    expect(within(panel).queryByRole('button', { name: /^Import/ })).toBeNull();
    await app.user.click(within(panel).getByRole('button', { name: 'Choose the file again' }));
    await give(row('Depot'), row('Shop'));
    await app.user.click(await within(panel).findByRole('button', { name: 'Import 2 addresses' }));
    expect(await within(panel).findByText('2 addresses are saved.')).toBeVisible();
    expect(creates()).toBe(2);
    expect(savedLabels(app)).toEqual(expect.arrayContaining(['Depot', 'Shop']));
    await app.user.click(within(panel).getByRole('button', { name: 'Close the import' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Depot' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Import CSV' })).toHaveFocus();
  });

  it('says what the server refused, and sends only that again; a lost answer is no second address', async () => {
    const { app, panel, give, creates } = await openImport();
    let count = 0;
    server.use(
      http.post(`*${CREATE}`, () => {
        count += 1;
        if (count === 1) return HttpResponse.json({ success: false, message: 'We are full.' }, { status: 503 });
        return undefined;
      }),
    );
    await give(row('Depot'), row('Shop'), row('Depot'));
    expect(
      await within(panel).findByText('places.csv: 2 addresses ready. 1 twice in the file will be skipped.'),
    ).toBeVisible();
    await app.user.click(within(panel).getByRole('button', { name: 'Import 2 addresses' }));
    expect(await within(panel).findByText('1 address is saved, 1 not.')).toBeVisible();
    expect(within(panel).getByRole('list', { name: 'Addresses that are not saved' })).toHaveTextContent(
      /^Depot .*We are full/,
    );
    // the server had it all along
    const shop = app.world.addresses.find(({ label }) => label === 'Shop');
    if (shop) app.world.addresses.push({ ...shop, id: 99_001, label: 'Depot' });
    await app.user.click(within(panel).getByRole('button', { name: 'Send 1 again' }));
    expect(await within(panel).findByText('2 addresses are saved.')).toBeVisible();
    expect(creates()).toBe(2);
    expect(savedLabels(app).filter((label) => label === 'Depot')).toHaveLength(1);
  });

  it('is checked again when the places could not be looked up', async () => {
    const { app, panel, give, creates } = await openImport();
    server.use(http.get('*/api/regions', () => new HttpResponse(null, { status: 500 }), { once: true }));
    await give(row('Depot'));
    expect(await within(panel).findByRole('heading', { name: 'The places could not be looked up' })).toBeVisible();
    await app.user.click(within(panel).getByRole('button', { name: 'Try again' }));
    expect(await within(panel).findByRole('button', { name: 'Import 1 address' })).toBeVisible();
    expect(creates()).toBe(0);
  });

  it('says which of its addresses are saved already, and which it has twice', async () => {
    const { app, panel, give } = await openImport();
    const [studio] = app.world.addresses.filter(({ label }) => label === 'Studio');
    const saved = row('Studio').replace('24 Shaw Blvd', `"${studio?.address_line ?? ''}"`);
    await give(saved, row('Depot'), row('Depot'), row('Depot'));
    expect(
      await within(panel).findByText(
        'places.csv: 1 address ready. 1 already saved and 2 twice in the file will be skipped.',
      ),
    ).toBeVisible();
    await app.user.click(within(panel).getByRole('button', { name: 'Choose another file' }));
    await give(saved);
    expect(await within(panel).findByText('places.csv has no new addresses: 1 already saved.')).toBeVisible();
  });

  it('is read as the spreadsheet wrote it: in UTF-8, or as Windows does', async () => {
    const { app, panel } = await openImport();
    const text = [HEAD, row('Depot').replace('Maria Santos', 'Ramon Peña')].join('\n');
    const windows = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    await app.user.upload(within(panel).getByLabelText('Choose a CSV file'), new File([windows], 'places.csv'));
    await app.user.click(await within(panel).findByRole('button', { name: 'Import 1 address' }));
    expect(await within(panel).findByText('1 address is saved.')).toBeVisible();
    expect(app.world.addresses.find(({ label }) => label === 'Depot')?.contact_name).toBe('Ramon Peña');
  });

  it('is refused when it is none of addresses', async () => {
    const { app, panel } = await openImport();
    await app.user.upload(within(panel).getByLabelText('Choose a CSV file'), new File(['a,b\n1,2'], 'x.csv'));
    expect(await within(panel).findByRole('alert')).toHaveTextContent('Start from the template.');
  });

  it('is written from what the list shows, and a template beside it', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      files.push(blob as Blob);
      return 'blob:addresses';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, router } = await renderApp('/address?show=no-pin', {
      as: 'andrea',
      world: ({ addresses }) => Object.assign(addresses[1] ?? {}, { lat: null, lng: null, landmark: '=1+1' }),
    });
    const list = await screen.findByRole('list', { name: 'Addresses' });
    expect(within(list).getAllByRole('heading', { level: 2 })).toHaveLength(1);
    expect(screen.getByText('1 of 12')).toBeVisible();
    expect(screen.getByRole('link', { name: 'How do I write an address?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    const lines = (await files[0]?.text())?.split('\r\n') ?? [];
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`,'=1+1,`);
    await user.click(screen.getByRole('radio', { name: 'All' }));
    await waitFor(() => expect(within(list).getAllByRole('heading', { level: 2 })).toHaveLength(12));
    expect(router.state.location.search).toBe('');
    vi.restoreAllMocks();
  });
});

it('an address says when it was last used, as far as the latest deliveries tell', async () => {
  await renderApp('/address', {
    as: 'andrea',
    world: ({ addresses }) =>
      Object.assign(addresses[3] ?? {}, { address_line: '1 Nowhere St', lat: 18.2, lng: 120.6 }),
  });
  const list = await screen.findByRole('list', { name: 'Addresses' });
  expect((await within(list).findAllByText(/^Last used \d+ \w{3} \d{4}$/)).length).toBeGreaterThan(0);
  // an address is said to be unused once all of them are known
  expect((await within(list).findAllByText('Not in your latest deliveries')).length).toBeGreaterThan(0);
});
