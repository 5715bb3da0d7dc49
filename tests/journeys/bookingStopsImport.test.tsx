import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { PATHS } from '@/config/paths';
import { createBookableDraft } from '../builders/bookable';
import { countCalls, recordBodies } from '../calls';
import type { RenderedApp } from '../render';
import { watchSavedFiles } from '../savedFiles';
import { server } from '../server';
import { book, openPriced } from './bookingPage';

const MESSAGE =
  'Hi po! Para kay Juan Dela Cruz, 0917 123 4567, Blk 4 Lot 2 Sampaguita St, Brgy. San Antonio, Makati City, malapit sa Ministop. COD ₱1,500';
const HEAD = 'street,landmark,region,province,city,barangay,contact person,mobile,instructions,latitude,longitude';
const row = (street: string, change: { city?: string; mobile?: string } = {}) =>
  `${street},,NCR,,${change.city ?? 'Pasig City'},Kapitolyo,Maria Santos,${change.mobile ?? '09171234567'},,,`;

const getStops = () =>
  within(screen.getByRole('list', { name: 'Stops', hidden: true }))
    .getAllByRole('listitem', { hidden: true })
    .map((stop) => stop.textContent ?? '');
const textbox = (inside: HTMLElement, name: string) => within(inside).getByRole('textbox', { name });

async function open({ user }: RenderedApp, name: 'Paste from chat' | 'Import stops') {
  await user.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog', { name });
}

/** Adds an empty drop-off after the two stops of the draft. */
async function addEmptyStop({ user }: RenderedApp) {
  await user.click(screen.getByRole('button', { name: 'Add a stop' }));
  await user.click(await screen.findByRole('button', { name: 'All stops' }));
}

async function fill({ user }: RenderedApp, box: HTMLElement, text: string) {
  await user.clear(box);
  await user.click(box);
  await user.paste(text);
}

async function unloadAt({ user }: RenderedApp, stop: string) {
  await user.click(screen.getByRole('button', { name: /Deliver to$/ }));
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${stop}`) }));
}

const DOUBTFUL_CITY = "We aren't sure which city this is. Choose or enter it.";

describe('a message that is pasted', () => {
  it('becomes a stop, and only its place is looked up', async () => {
    const app = await openPriced();
    await addEmptyStop(app);
    const lookups = recordBodies('POST', '/api/bookings/location');
    const dialog = await open(app, 'Paste from chat');
    await waitFor(() => expect(textbox(dialog, 'Message')).toHaveFocus());
    await app.user.paste(MESSAGE);
    await app.user.click(within(dialog).getByRole('button', { name: 'Read message' }));

    const name = await within(dialog).findByRole('textbox', { name: 'Contact person' });
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveValue('Juan Dela Cruz');
    expect(textbox(dialog, 'Mobile number')).toHaveValue('9171234567');
    expect(textbox(dialog, 'Street, building, unit')).toHaveValue('Blk 4 Lot 2 Sampaguita St');
    expect(textbox(dialog, 'Landmark')).toHaveValue('malapit sa Ministop');
    expect(within(dialog).getByText('Not used: “COD ₱1,500”')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Drop-off Add as' })).toBeVisible();
    expect(await within(dialog).findByText('Place found: San Antonio, Makati City, Metro Manila.')).toHaveRole(
      'status',
    );
    expect(await Promise.all(lookups)).toEqual([{ query: 'San Antonio, Makati City' }]);

    await fill(app, textbox(dialog, 'Contact person'), 'Juana Dela Cruz');
    await app.user.click(within(dialog).getByRole('checkbox', { name: 'Add to instructions' }));
    await app.user.click(within(dialog).getByRole('button', { name: 'Use this stop' }));

    // the stop is open, with all of it to be changed
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Search a place' })).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Drop-off' })).toBeVisible();
    expect(textbox(document.body, 'Contact person')).toHaveValue('Juana Dela Cruz');
    expect(screen.getByRole('textbox', { name: /^Instructions/ })).toHaveValue('COD ₱1,500');
    expect(await screen.findByRole('button', { name: 'Edit San Antonio, Makati City, Metro Manila' })).toBeVisible();
    expect(screen.getByText('Approximate pin: check it')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Done' }));
    const [pickup, first, last, ...others] = getStops();
    expect(pickup).toContain('170 Salcedo St');
    expect(first).toContain('42 Gilmore Ave');
    expect(last).toMatch(/Blk 4 Lot 2 Sampaguita St, Makati City.*Juana Dela Cruz.*917 123 4567.*malapit sa Ministop/);
    expect(others).toEqual([]);
  });

  it('becomes a new stop when none is empty; a place that is not found is chosen from the lists', async () => {
    const app = await openPriced();
    const dialog = await open(app, 'Paste from chat');
    await fill(
      app,
      textbox(dialog, 'Message'),
      'Kim Salonga 09183302754, 30th St cor. 11th Ave, Brgy. Walang Ganito, Taguig City, Cavite\nNote: call first',
    );
    await app.user.click(within(dialog).getByRole('button', { name: 'Read message' }));
    // a field that is emptied stays, and the place follows what is written
    expect(await within(dialog).findByText(DOUBTFUL_CITY)).toBeVisible();
    await app.user.clear(textbox(dialog, 'Instructions'));
    expect(textbox(dialog, 'Instructions')).toHaveValue('');
    await app.user.clear(textbox(dialog, 'Province'));
    expect(textbox(dialog, 'Province')).toHaveFocus();
    expect(
      await within(dialog).findByText(/^Only the city was found: .*Taguig.*“Walang Ganito” isn't a barangay there/),
    ).toBeVisible();
    expect(within(dialog).queryByText(/^Not used:/)).toBeNull();
    await app.user.click(within(dialog).getByRole('button', { name: 'Use this stop' }));
    // the name that is no barangay of the list is not lost
    expect(await screen.findByRole('textbox', { name: 'Street, building, unit' })).toHaveValue(
      '30th St cor. 11th Ave, Walang Ganito',
    );
    await app.user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByText('Choose the barangay or place a pin so the driver can find this address.')).toBeVisible();
  });

  it('asks which city is meant, and shows what to check', async () => {
    const app = await openPriced();
    await addEmptyStop(app);
    const dialog = await open(app, 'Paste from chat');
    await fill(
      app,
      textbox(dialog, 'Message'),
      'Rhodora Lapuz 0927 551 8832 or 0918 551 8832, 24 Lazatin Blvd, Brgy Dolores, San Fernando City',
    );
    await app.user.click(within(dialog).getByRole('button', { name: 'Read message' }));
    expect(
      await within(dialog).findByText('There is more than one San Fernando City. Choose the right one.'),
    ).toHaveRole('status');
    expect(textbox(dialog, 'Mobile number')).toHaveAccessibleDescription(
      'Check the number: the message has more than one.',
    );
    await app.user.click(within(dialog).getByRole('button', { name: /Which San Fernando City\?$/ }));
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'San Fernando City, La Union',
      'San Fernando City, Pampanga',
    ]);
    await app.user.click(screen.getByRole('option', { name: 'San Fernando City, Pampanga' }));
    expect(textbox(dialog, 'Province')).toHaveValue('Pampanga');
    expect(await within(dialog).findByText('Place found: Dolores, San Fernando City, Pampanga.')).toBeVisible();
    await waitFor(() => expect(textbox(dialog, 'City')).toHaveFocus());
    await app.user.type(textbox(dialog, 'Mobile number'), '{Backspace}2');
    expect(textbox(dialog, 'Mobile number')).not.toHaveAccessibleDescription();

    await app.user.click(within(dialog).getByRole('button', { name: 'Use this stop' }));
    expect(await screen.findByRole('button', { name: /^Edit Dolores, San Fernando City/ })).toBeVisible();
  });

  it('takes no city from a typing error before it is chosen', async () => {
    const app = await openPriced();
    await addEmptyStop(app);
    const dialog = await open(app, 'Paste from chat');
    await fill(app, textbox(dialog, 'Message'), 'Juan Dela Cruz 09171234567, 12 Luna St, Brgy. San Antonio, Makti');
    await app.user.click(within(dialog).getByRole('button', { name: 'Read message' }));
    expect(await within(dialog).findByText(DOUBTFUL_CITY)).toHaveRole('status');
    expect(within(dialog).queryByText(/^Place found/)).toBeNull();
    await app.user.click(within(dialog).getByRole('button', { name: /Which city\?$/ }));
    await app.user.click(await screen.findByRole('option', { name: 'Makati City, Metro Manila' }));
    expect(await within(dialog).findByText('Place found: San Antonio, Makati City, Metro Manila.')).toBeVisible();
    expect(textbox(dialog, 'City')).not.toHaveAccessibleDescription();
  });

  it('stays after the dialog was closed, and explains what it lacks', async () => {
    const app = await openPriced();
    const dialog = await open(app, 'Paste from chat');
    await app.user.click(within(dialog).getByRole('button', { name: 'Read message' }));
    expect(textbox(dialog, 'Message')).toHaveAccessibleDescription(/Paste the message first\./);
    await fill(app, textbox(dialog, 'Message'), 'tuloy pa ba bukas?');
    await app.user.click(within(dialog).getByRole('button', { name: 'Read message' }));
    expect(textbox(dialog, 'Message')).toHaveFocus();
    expect(textbox(dialog, 'Message')).toHaveAccessibleDescription(/We found no name, mobile number or address/);
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Paste from chat' })).toHaveFocus());

    const again = await open(app, 'Paste from chat');
    expect(textbox(again, 'Message')).toHaveValue('tuloy pa ba bukas?');
    await fill(app, textbox(again, 'Message'), MESSAGE);
    await app.user.click(within(again).getByRole('button', { name: 'Read message' }));
    await fill(app, await within(again).findByRole('textbox', { name: 'Contact person' }), 'Juana');
    await app.user.keyboard('{Escape}');
    const third = await open(app, 'Paste from chat');
    expect(textbox(third, 'Contact person')).toHaveValue('Juana');
    await app.user.click(within(third).getByRole('button', { name: 'Back to the text' }));
    expect(textbox(third, 'Message')).toHaveValue(MESSAGE);
  });
});

describe('many stops at once', () => {
  it('are all rejected if one row is invalid', async () => {
    const app = await openPriced();
    await addEmptyStop(app);
    const dialog = await open(app, 'Import stops');
    const list = textbox(dialog, 'List of stops');
    await fill(
      app,
      list,
      [HEAD, row('24 Shaw Blvd'), row('Shaw Blvd', { mobile: '12345', city: 'Atlantis' })].join('\n'),
    );
    await app.user.click(within(dialog).getByRole('button', { name: 'Add stops' }));
    const table = await within(dialog).findByRole('table', { name: 'What to change in the list' });
    const cells = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells).toEqual([
      ['Row', 'Column', 'Problem'],
      ['3', 'landmark', 'Enter a landmark: this address has no house number.'],
      ['3', 'city', 'There is no city “Atlantis” in Metro Manila.'],
      ['3', 'mobile', 'Enter a mobile number, such as 917 123 4567.'],
    ]);
    await waitFor(() => expect(list).toHaveFocus());
    expect(list).toHaveAccessibleDescription(/1 row needs a change\. No stop was added\./);

    // closed and opened, the list is there; nothing of it is in the route
    await app.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(getStops()).toHaveLength(3);
    const again = await open(app, 'Import stops');
    expect(textbox(again, 'List of stops')).toHaveValue(
      [HEAD, row('24 Shaw Blvd'), row('Shaw Blvd', { mobile: '12345', city: 'Atlantis' })].join('\n'),
    );
    await fill(app, textbox(again, 'List of stops'), [HEAD, row('24 Shaw Blvd'), row('26 Shaw Blvd')].join('\n'));
    await app.user.click(within(again).getByRole('button', { name: 'Add stops' }));
    expect(await screen.findByText('2 stops added. Now assign goods to each.')).toHaveRole('status');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Import stops' })).toHaveFocus());
    await waitFor(() => expect(getStops()).toHaveLength(4));
    const route = getStops();
    // the filled ones stay where they are, the empty one made way
    for (const [at, line] of ['170 Salcedo St', '42 Gilmore Ave', '24 Shaw Blvd', '26 Shaw Blvd'].entries()) {
      expect(route[at]).toContain(line);
    }
    // goods for each of the two: nothing is left to be asked for
    await app.user.click(screen.getByRole('button', { name: 'Add goods' }));
    await unloadAt(app, 'Stop 2');
    await app.user.click(screen.getByRole('button', { name: 'Add goods' }));
    expect(screen.getByText(/^2 stops added/)).toBeVisible();
    await unloadAt(app, 'Drop-off');
    expect(screen.queryByText(/^2 stops added/)).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Edit drop-off' }));
    expect(textbox(document.body, 'Mobile number')).toHaveValue('9171234567');
    expect(screen.getByText('Approximate pin: check it')).toBeVisible();
  });

  it('keep the errors of the other stops in the summary', async () => {
    const draft = await createBookableDraft();
    const route = draft.stops.map((stop) => ({ ...stop, contact_name: '' }));
    const app = await openPriced({ draft: { ...draft, stops: route, has_no_prohibited_goods: false } });
    await app.user.click(book());
    const name = "contact person: Enter the contact's name, with at least 2 letters.";
    expect(await screen.findByRole('button', { name: `Drop-off, ${name}` })).toBeVisible();
    await app.user.click(await screen.findByRole('button', { name: 'All stops' }));
    const dialog = await open(app, 'Import stops');
    await fill(app, textbox(dialog, 'List of stops'), [HEAD, row('24 Shaw Blvd')].join('\n'));
    await app.user.click(within(dialog).getByRole('button', { name: 'Add stops' }));
    await waitFor(() => expect(getStops()).toHaveLength(3));
    // problems follow their stops; a new stop shows none
    const lines = within(screen.getByText(/^Fix \d+ fields/).parentElement as HTMLElement)
      .getAllByRole('button')
      .map((line) => line.textContent);
    expect(lines).toEqual([
      `Pickup, ${name}`,
      `Stop 1, ${name}`,
      'Booking: Confirm that this delivery contains no prohibited items.',
    ]);
  });

  it('come from a file, which takes nothing away that was typed', async () => {
    const app = await openPriced({ path: PATHS.bookJoint, draft: await createBookableDraft({ mode: 'shared' }) });
    const dialog = await open(app, 'Import stops');
    await fill(app, textbox(dialog, 'List of stops'), 'typed by hand');
    const give = (text: BlobPart, name: string) =>
      app.user.upload(within(dialog).getByLabelText('Choose a CSV file'), new File([text], name, { type: 'text/csv' }));
    await give('PK\0\0', 'stops.csv');
    await waitFor(() =>
      expect(textbox(dialog, 'List of stops')).toHaveAccessibleDescription(/stops\.csv is not a text file/),
    );
    await give([HEAD, ...Array.from({ length: 1000 }, () => row('24 Shaw Blvd'))].join('\n'), 'year.csv');
    await waitFor(() =>
      expect(textbox(dialog, 'List of stops')).toHaveAccessibleDescription(
        /year\.csv is larger than 64 KB\. Split it into several lists\./,
      ),
    );
    const removed = new File([HEAD], 'stops.csv', { type: 'text/csv' });
    removed.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
    await app.user.upload(within(dialog).getByLabelText('Choose a CSV file'), removed);
    await waitFor(() =>
      expect(textbox(dialog, 'List of stops')).toHaveAccessibleDescription(/couldn't read the file\. Choose it again/),
    );
    expect(textbox(dialog, 'List of stops')).toHaveValue('typed by hand');
    await give(`\uFEFF${HEAD.replaceAll(',', ';')}\r\n${row('24 Shaw Blvd').replaceAll(',', ';')}\r\n`, 'stops.csv');
    await waitFor(() => expect(textbox(dialog, 'List of stops')).not.toHaveValue('typed by hand'));
    await app.user.click(within(dialog).getByRole('button', { name: 'Bring back the earlier text' }));
    expect(textbox(dialog, 'List of stops')).toHaveValue('typed by hand');
    // as Windows writes it
    const windows = [HEAD, row('24 Peña St')].join('\r\n');
    await give(
      Uint8Array.from(windows, (sign) => sign.charCodeAt(0)),
      'stops.csv',
    );
    await waitFor(() => expect(textbox(dialog, 'List of stops')).toHaveValue(windows.replaceAll('\r', '')));
    await app.user.click(within(dialog).getByRole('button', { name: 'Add stops' }));
    expect(await screen.findByText(/^1 stop added\./)).toBeVisible();
    await waitFor(() => expect(getStops()).toHaveLength(3));
  });

  it('are 15 drop-offs at most, and none if the places cannot be looked up', async () => {
    const app = await openPriced();
    const regions = countCalls('GET', '/api/regions');
    const dialog = await open(app, 'Import stops');
    const add = within(dialog).getByRole('button', { name: 'Add stops' });
    const many = (count: number) => [
      HEAD,
      ...Array.from({ length: count }, (_, index) => row(`${index + 1} Shaw Blvd`)),
    ];
    await fill(app, textbox(dialog, 'List of stops'), many(15).join('\n'));
    await app.user.click(add);
    await waitFor(() =>
      expect(textbox(dialog, 'List of stops')).toHaveAccessibleDescription(
        /The list has 15 stops, but there is only room for 14\. You can add up to 15 drop-offs\./,
      ),
    );
    expect(regions()).toBe(0);
    expect(within(dialog).getByRole('link', { name: 'Make several bookings' })).toHaveAttribute(
      'href',
      PATHS.bookBatch,
    );

    server.use(http.get('*/api/regions', () => new HttpResponse(null, { status: 500 }), { once: true }));
    await fill(app, textbox(dialog, 'List of stops'), many(14).join('\n'));
    await app.user.click(add);
    await waitFor(() =>
      expect(textbox(dialog, 'List of stops')).toHaveAccessibleDescription(
        /We couldn't look up the places and goods\./,
      ),
    );
    expect(getStops()).toHaveLength(2);
    await app.user.click(add);
    expect(await screen.findByText(/^14 stops added\./)).toBeVisible();
    await waitFor(() => expect(getStops()).toHaveLength(16));
  });

  it('have a template that imports unchanged', async () => {
    const saved = watchSavedFiles();
    const app = await openPriced();
    const dialog = await open(app, 'Import stops');
    await app.user.click(within(dialog).getByRole('button', { name: 'Download the template' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const template = (await saved[0]?.text()) ?? '';
    await fill(app, textbox(dialog, 'List of stops'), template);
    await app.user.click(within(dialog).getByRole('button', { name: 'Add stops' }));
    // its goods are assigned, so nothing is left to enter
    expect(await screen.findByText('1 stop added, each with its goods.')).toBeVisible();
    await waitFor(() => expect(getStops().at(-1)).toContain('24 Shaw Blvd'));
    expect(screen.getByRole('radiogroup', { name: 'Goods' })).toHaveTextContent(/Kitchenware.*2 boxes/);
  });
});
