import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, getResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { findDemoCustomer } from '@/sandbox/seed/customers';
import { countCalls } from '../calls';
import { createHold } from '../hold';
import { renderApp, type RenderedApp } from '../render';
import { watchSavedFiles } from '../savedFiles';
import { server } from '../server';

const CREATE = '/api/customers/addresses/create';
const HEAD = 'label,street,landmark,region,province,city,barangay,contact person,mobile,latitude,longitude,default';
const row = (label: string, change: Partial<Record<'city' | 'mobile', string>> = {}) =>
  `${label},24 Shaw Blvd,,NCR,,${change.city ?? 'Pasig City'},Kapitolyo,Maria Santos,${change.mobile ?? '09171234567'},14.5703,121.0607,no`;

const BUSY = { success: false, message: 'Too many requests.' };
const file = (...rows: string[]) => new File([[HEAD, ...rows].join('\n')], 'places.csv', { type: 'text/csv' });

const savedLabels = ({ world }: RenderedApp) => {
  const andrea = findDemoCustomer(world, 'andrea');
  return world.addresses.filter(({ customer_id }) => customer_id === andrea.id).map(({ label }) => label);
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
  it('is checked whole: nothing is sent while a row has a problem', async () => {
    const { app, panel, give, creates } = await openImport();
    await give(row('Depot'), row('Shop', { mobile: '12345', city: 'Atlantis' }));
    const table = await within(panel).findByRole('table', { name: 'Problems in the file' });
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual([
      '3ShopcityThere is no city “Atlantis” in Metro Manila.',
      '3ShopmobileEnter a mobile number, such as 917 123 4567.',
    ]);
    expect(within(panel).getByRole('alert')).toHaveTextContent('1 row of places.csv needs a change.');
    expect(within(panel).queryByRole('button', { name: /^Import/ })).toBeNull();
    await app.user.upload(within(panel).getByLabelText('Choose the file again'), file(row('Depot'), row('Shop')));
    await app.user.click(await within(panel).findByRole('button', { name: 'Import 2 addresses' }));
    expect(await within(panel).findByText('2 addresses saved.')).toBeVisible();
    expect(creates()).toBe(2);
    expect(savedLabels(app)).toEqual(expect.arrayContaining(['Depot', 'Shop']));
    await app.user.click(within(panel).getByRole('button', { name: 'Close import' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Depot' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Import CSV' })).toHaveFocus();
  });

  it('retries only the addresses that the server refused, and creates no second one after a lost response', async () => {
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
    expect(await within(panel).findByText('places.csv: 2 addresses ready. 1 duplicate will be skipped.')).toBeVisible();
    await app.user.click(within(panel).getByRole('button', { name: 'Import 2 addresses' }));
    expect(await within(panel).findByText('1 address saved, 1 not saved.')).toBeVisible();
    expect(within(panel).getByRole('list', { name: 'Addresses not saved' })).toHaveTextContent(/^Depot .*We are full/);
    // the server saved it although its response was lost
    const shop = app.world.addresses.find(({ label }) => label === 'Shop');
    if (shop) app.world.addresses.push({ ...shop, id: 99_001, label: 'Depot' });
    await app.user.click(within(panel).getByRole('button', { name: 'Retry 1 address' }));
    expect(await within(panel).findByText('2 addresses saved.')).toBeVisible();
    expect(creates()).toBe(2);
    expect(savedLabels(app).filter((label) => label === 'Depot')).toHaveLength(1);
  });

  it('lists what the server refuses in a row', async () => {
    const { app, panel, give } = await openImport();
    const refusal = { success: false, message: 'Invalid.', errors: { contact_mobile: ['This number is blocked.'] } };
    server.use(http.post(`*${CREATE}`, () => HttpResponse.json(refusal, { status: 422 }), { once: true }));
    await give(row('Depot'));
    await app.user.click(await within(panel).findByRole('button', { name: 'Import 1 address' }));
    expect(await within(panel).findByRole('list', { name: 'Addresses not saved' })).toHaveTextContent(
      'Depot Invalid. This number is blocked.',
    );
  });

  it('is imported whole after a double click, whose second click lands on Stop import', async () => {
    const { app, panel, give } = await openImport();
    const { held, release } = createHold();
    server.use(http.post(`*${CREATE}`, () => held, { once: true }));
    await give(row('Depot'), row('Shop'));
    await app.user.click(await within(panel).findByRole('button', { name: 'Import 2 addresses' }));
    fireEvent.click(within(panel).getByRole('button', { name: 'Stop import' }), { detail: 2 });
    release();
    expect(await within(panel).findByText('2 addresses saved.')).toBeVisible();
  });

  it('sends nothing more when the import is stopped while a retry looks up the saved addresses', async () => {
    const { app, panel, give, creates } = await openImport();
    server.use(http.post(`*${CREATE}`, () => HttpResponse.json({ success: false }, { status: 503 }), { once: true }));
    await give(row('Depot'));
    await app.user.click(await within(panel).findByRole('button', { name: 'Import 1 address' }));
    expect(await within(panel).findByText('0 addresses saved, 1 not saved.')).toBeVisible();
    const { held, release } = createHold();
    server.use(http.get('*/api/customers/addresses', () => held));
    await app.user.click(within(panel).getByRole('button', { name: 'Retry 1 address' }));
    await app.user.click(within(panel).getByRole('button', { name: 'Stop import' }));
    release();
    expect(await within(panel).findByText('0 addresses saved, 1 not saved.')).toBeVisible();
    expect(within(panel).getByRole('list', { name: 'Addresses not saved' })).toHaveTextContent('Depot Not sent yet.');
    expect(creates()).toBe(1);
  });

  it.each([
    [
      'the connection is lost',
      () => HttpResponse.error(),
      '1 address saved, 1 not confirmed, 1 not saved.',
      /know yet/,
      false,
    ],
    [
      'the server asks to wait',
      () => HttpResponse.json(BUSY, { status: 429, headers: { 'Retry-After': '1' } }),
      '1 address saved, 2 not saved.',
      /Try again in 1 second\./,
      true,
    ],
  ])('stops when %s, and goes on from there', async (_why, answer, outcome, reason, isHeld) => {
    const { app, panel, give, creates } = await openImport();
    let count = 0;
    server.use(
      http.post(`*${CREATE}`, () => {
        count += 1;
        return count === 2 ? answer() : undefined;
      }),
    );
    await give(row('Depot'), row('Shop'), row('Stall'));
    await app.user.click(await within(panel).findByRole('button', { name: 'Import 3 addresses' }));
    expect(await within(panel).findByText(outcome)).toBeVisible();
    const left = within(within(panel).getByRole('list', { name: 'Addresses not saved' })).getAllByRole('listitem');
    expect(left[0]).toHaveTextContent(reason);
    expect(left[1]).toHaveTextContent('Stall Not sent yet.');
    expect(creates()).toBe(2);
    const retry = within(panel).getByRole('button', { name: 'Retry 2 addresses' });
    expect(retry.getAttribute('aria-disabled')).toBe(isHeld ? 'true' : null);
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled'), { timeout: 3000 });
    await app.user.click(retry);
    expect(await within(panel).findByText('3 addresses saved.')).toBeVisible();
    expect(creates()).toBe(4);
  });

  it('stops when the page is left, which a toast tells', async () => {
    const { app, panel, give, creates } = await openImport();
    await give(row('Depot'), row('Shop'), row('Stall'));
    const { held, release } = createHold();
    server.use(http.post(`*${CREATE}`, () => (creates() === 2 ? held : undefined)));
    await app.user.click(await within(panel).findByRole('button', { name: 'Import 3 addresses' }));
    const progress = await within(panel).findByText('Saving 2 of 3');
    expect(progress).toBeVisible();
    // screen readers would read out each address
    expect(progress).not.toHaveRole('status');
    await act(() => app.router.navigate('/about'));
    release();
    const text = '2 addresses saved, 1 not saved. Import the file again to save the rest.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(creates()).toBe(2);
  });

  it('saves no address twice when it is imported again after a lost response', async () => {
    const { app, panel, give, creates } = await openImport();
    server.use(
      http.post(
        `*${CREATE}`,
        async ({ request }) => {
          await getResponse(app.sandbox.handlers, request.clone());
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await give(row('Depot'));
    await app.user.click(await within(panel).findByRole('button', { name: 'Import 1 address' }));
    expect(await within(panel).findByText('0 addresses saved, 1 not confirmed.')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 2, name: 'Depot' })).toBeVisible();
    await app.user.click(within(panel).getByRole('button', { name: 'Close import' }));
    await app.user.click(screen.getByRole('button', { name: 'Import CSV' }));
    await app.user.upload(await screen.findByLabelText('Choose a CSV file'), file(row('Depot')));
    expect(await screen.findByText('places.csv has no new addresses: 1 already saved.')).toBeVisible();
    expect(creates()).toBe(1);
  });

  it('can be checked again when the places did not load', async () => {
    const { app, panel, give, creates } = await openImport();
    server.use(http.get('*/api/regions', () => new HttpResponse(null, { status: 500 }), { once: true }));
    await give(row('Depot'));
    expect(await within(panel).findByRole('heading', { name: "We couldn't look up the places" })).toBeVisible();
    await app.user.click(within(panel).getByRole('button', { name: 'Try again' }));
    expect(await within(panel).findByRole('button', { name: 'Import 1 address' })).toBeVisible();
    expect(creates()).toBe(0);
  });

  it('counts its addresses that are already saved or duplicates', async () => {
    const { app, panel, give } = await openImport();
    const [studio] = app.world.addresses.filter(({ label }) => label === 'Studio');
    const saved = row('Studio').replace('24 Shaw Blvd', `"${studio?.address_line ?? ''}"`);
    await give(saved, row('Depot'), row('Depot'), row('Depot'));
    expect(
      await within(panel).findByText('places.csv: 1 address ready. 1 already saved and 2 duplicates will be skipped.'),
    ).toBeVisible();
    await app.user.upload(within(panel).getByLabelText('Choose another file'), file(saved));
    expect(await within(panel).findByText('places.csv has no new addresses: 1 already saved.')).toBeVisible();
  });

  it('can bring back an address that is being deleted', async () => {
    const { app, panel, give } = await openImport();
    await give(row('Depot'));
    await app.user.click(await within(panel).findByRole('button', { name: 'Import 1 address' }));
    await app.user.click(await within(panel).findByRole('button', { name: 'Close import' }));
    await app.user.click(await screen.findByRole('button', { name: 'More about Depot' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete Depot?' });
    await app.user.click(within(question).getByRole('button', { name: 'Delete address' }));
    await app.user.click(screen.getByRole('button', { name: 'Import CSV' }));
    const again = await screen.findByRole('region', { name: 'Import addresses' });
    await app.user.upload(within(again).getByLabelText('Choose a CSV file'), file(row('Depot')));
    expect(await within(again).findByRole('button', { name: 'Import 1 address' })).toBeVisible();
  });

  it.each<[string, (text: string) => BlobPart]>([
    ['UTF-8', (text) => text],
    ['Windows-1252', (text) => Uint8Array.from(text, (character) => character.charCodeAt(0))],
  ])('may be encoded in %s', async (_encoding, encode) => {
    const { app, panel } = await openImport();
    const text = [HEAD, row('Depot').replace('Maria Santos', 'Ramon Peña')].join('\n');
    await app.user.upload(within(panel).getByLabelText('Choose a CSV file'), new File([encode(text)], 'places.csv'));
    await app.user.click(await within(panel).findByRole('button', { name: 'Import 1 address' }));
    expect(await within(panel).findByText('1 address saved.')).toBeVisible();
    expect(app.world.addresses.find(({ label }) => label === 'Depot')?.contact_name).toBe('Ramon Peña');
  });

  it('can be chosen again when it cannot be read', async () => {
    const { app, panel, give } = await openImport();
    const removed = file(row('Depot'));
    removed.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
    await app.user.upload(within(panel).getByLabelText('Choose a CSV file'), removed);
    expect(await within(panel).findByText("We couldn't read the file. Choose it again.")).toBeVisible();
    await give(row('Depot'));
    expect(await within(panel).findByRole('button', { name: 'Import 1 address' })).toBeVisible();
  });

  it('is refused when it has no address columns', async () => {
    const { app, panel } = await openImport();
    await app.user.upload(within(panel).getByLabelText('Choose a CSV file'), new File(['a,b\n1,2'], 'x.csv'));
    expect(await within(panel).findByRole('alert')).toHaveTextContent('Start from the template.');
    const tile = within(panel).getByLabelText('Choose a CSV file');
    expect(tile).toHaveFocus();
    expect(tile).toBeInvalid();
    expect(tile).toHaveAccessibleDescription(/Start from the template\./);
    await app.user.upload(tile, file(row('Depot')));
    expect(await within(panel).findByRole('button', { name: 'Import 1 address' })).toBeVisible();
    expect(within(panel).getByRole('heading', { name: 'Import addresses' })).toHaveFocus();
  });

  it('is exported with the addresses that the list shows', async () => {
    const saved = watchSavedFiles();
    const { user, router } = await renderApp('/address?show=no-pin', {
      as: 'andrea',
      world: ({ addresses }) => Object.assign(addresses[1] ?? {}, { lat: null, lng: null, landmark: '=1+1' }),
    });
    const list = await screen.findByRole('list', { name: 'Addresses' });
    expect(within(list).getAllByRole('heading', { level: 2 })).toHaveLength(1);
    expect(screen.getByText('1 of 12 addresses')).toBeVisible();
    expect(screen.getByRole('link', { name: 'How do I write an address?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    const lines = (await saved[0]?.text())?.split('\r\n') ?? [];
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`,'=1+1,`);
    await user.click(screen.getByRole('radio', { name: 'All' }));
    await waitFor(() => expect(within(list).getAllByRole('heading', { level: 2 })).toHaveLength(12));
    expect(router.state.location.search).toBe('');
  });
});

it('shows when an address was last used, from the latest deliveries', async () => {
  await renderApp('/address', {
    as: 'andrea',
    world: ({ addresses }) =>
      Object.assign(addresses[3] ?? {}, { address_line: '1 Nowhere St', lat: 18.2, lng: 120.6 }),
  });
  const list = await screen.findByRole('list', { name: 'Addresses' });
  await within(list).findAllByText(/^Last used \d+ \w{3} \d{4}$/);
  // an unused address is labelled once all deliveries are loaded
  await within(list).findAllByText('Not used recently');
});
