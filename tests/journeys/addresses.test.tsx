import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findDemoCustomer } from '@/sandbox/seed/customers';
import { countCalls } from '../calls';
import { renderApp, type RenderedApp } from '../render';
import { server } from '../server';
import { pass } from '../time';
import { choose } from './choose';

const UPDATE = '/api/customers/addresses/update/:id';
const CREATE = '/api/customers/addresses/create';
const DELETE = '/api/customers/addresses/delete/:id';

const listOwned = ({ world }: RenderedApp, username: string) => {
  const owner = findDemoCustomer(world, username);
  return world.addresses.filter(({ customer_id }) => customer_id === owner.id);
};
const cards = () => within(screen.getByRole('list', { name: 'Addresses' }));
const cardOf = (label: string) => {
  const card = cards()
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('heading', { name: label }));
  if (!card) throw new Error(`${label} is not in the list`);
  return card;
};
const form = (name: string) => screen.findByRole('form', { name });

async function openList(as = 'andrea') {
  const app = await renderApp('/address', { as });
  await screen.findByRole('list', { name: 'Addresses' });
  return app;
}

async function confirmDelete({ user }: RenderedApp, label: string) {
  await user.click(screen.getByRole('button', { name: `More about ${label}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: `Delete ${label}?` });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete address' }));
}

afterEach(() => vi.useRealTimers());

describe('the list of addresses', () => {
  it('shows the default, the pin and the missing details, and can be searched', async () => {
    const { user } = await renderApp('/address', {
      as: 'andrea',
      world: ({ addresses }) => Object.assign(addresses[1] ?? {}, { lat: null, lng: null }),
    });
    await screen.findByRole('list', { name: 'Addresses' });
    expect(cards().getAllByRole('heading', { level: 2 })).toHaveLength(12);
    expect(cards().getAllByText('Default')).toHaveLength(1);
    expect(cards().getAllByText('Approximate pin: check it')).toHaveLength(1);
    const studio = within(cardOf('Studio'));
    expect(studio.getByText('4 of 5 ready')).toBeVisible();
    // the tag tells about the pin
    expect(studio.queryByText(/^Missing/)).toBeNull();
    expect(within(cardOf('Showroom')).getByText('Missing: a house number or landmark.')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search addresses' }), 'las pinas');
    expect(cards().getAllByRole('heading', { level: 2 })).toHaveLength(1);
    expect(cards().getByText('Kuya, Las Piñas')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search addresses' }), ' zzz');
    expect(screen.getByText('No results found.')).toBeVisible();
  });

  it('offers to add the first address when it is empty, and keeps the focus on its button', async () => {
    const { user, router } = await renderApp('/address', { as: 'carlo' });
    await screen.findByRole('heading', { name: 'No addresses yet' });
    const open = async () => {
      await user.click(screen.getByRole('button', { name: 'Add address' }));
      return within(await form('Add address'));
    };
    const cancelled = await open();
    expect(router.state.location.search).toBe('?address=new');
    await user.click(cancelled.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Add address' })).toHaveFocus();

    const panel = await open();
    await user.type(panel.getByLabelText('Address name'), 'Shop');
    await user.type(panel.getByRole('combobox', { name: 'Search a place' }), 'gilmore');
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await user.type(panel.getByLabelText('Landmark'), 'Green gate');
    await user.type(panel.getByLabelText('Contact person'), 'Carlo Reyes');
    await user.type(panel.getByLabelText('Mobile number'), '9206158843');
    await user.click(panel.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Shop' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add address' })).toHaveFocus());
  });

  it('leaves the focus at the start of the page when it has loaded', async () => {
    await openList();
    expect(document.body).toHaveFocus();
  });

  it('can be loaded again after an error', async () => {
    const app = await renderApp('/about', { as: 'andrea' });
    server.use(http.get('*/api/customers/addresses', () => new HttpResponse(null, { status: 500 }), { once: true }));
    await act(() => app.router.navigate('/address'));
    await screen.findByRole('heading', { name: 'Addresses did not load' });
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Addresses' })).toBeVisible();
  });

  it('says why another address cannot be the default, also if the reason is about a field', async () => {
    const app = await openList();
    const refusal = { success: false, message: 'Not saved.', errors: { barangay: ['We no longer serve Bel-Air.'] } };
    server.use(http.patch(`*${UPDATE}`, () => HttpResponse.json(refusal, { status: 422 })));
    await app.user.click(screen.getByRole('button', { name: 'More about Studio' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Make default' }));
    expect(await screen.findByText('Not saved. We no longer serve Bel-Air.')).toBeVisible();
  });

  it('makes another address the default with one call', async () => {
    const app = await openList();
    const updates = countCalls('PATCH', UPDATE);
    await app.user.click(screen.getByRole('button', { name: 'More about Studio' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Make default' }));
    expect(await screen.findByText('Studio is your default pickup.')).toBeVisible();
    expect(listOwned(app, 'andrea').filter(({ is_default }) => is_default)).toMatchObject([{ label: 'Studio' }]);
    expect(updates()).toBe(1);
  });
});

describe('an address', () => {
  it('can be found by search, completed and saved with one call', async () => {
    const app = await openList();
    const creates = countCalls('POST', CREATE);
    await app.user.click(screen.getByRole('button', { name: 'Add address' }));
    const panel = await form('Add address');
    const inPanel = within(panel);
    expect(inPanel.getByLabelText('Address name')).toHaveFocus();
    await app.user.click(inPanel.getByRole('button', { name: 'Save address' }));
    expect(await inPanel.findByText('Choose a region.')).toBeVisible();
    expect(creates()).toBe(0);
    await app.user.type(inPanel.getByLabelText('Address name'), 'Gallery');
    await app.user.type(inPanel.getByRole('combobox', { name: 'Search a place' }), 'gilmore');
    await app.user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    expect(inPanel.getByLabelText('Street, building, unit')).not.toHaveValue('');
    expect(inPanel.getByText('On the map')).toBeVisible();
    await app.user.clear(inPanel.getByLabelText('Street, building, unit'));
    await app.user.type(inPanel.getByLabelText('Street, building, unit'), 'Gilmore Ave');
    await app.user.type(inPanel.getByLabelText('Contact person'), 'Ramon dela Peña');
    await app.user.type(inPanel.getByLabelText('Mobile number'), '+639206158843');
    const save = inPanel.getByRole('button', { name: 'Save address' });
    await app.user.click(save);
    expect(await inPanel.findByText('Enter a landmark: this address has no house number.')).toBeVisible();
    await app.user.type(inPanel.getByLabelText('Landmark'), 'Green gate');
    await app.user.click(inPanel.getByLabelText('Use as my default pickup'));
    fireEvent.click(save);
    fireEvent.click(save);
    expect(await cards().findByText('Gallery')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Add address' })).toBeNull());
    const saved = listOwned(app, 'andrea').find(({ label }) => label === 'Gallery');
    expect(saved).toMatchObject({ landmark: 'Green gate', contact_mobile: '9206158843', is_default: true });
    expect(saved?.lat).not.toBeNull();
    expect(creates()).toBe(1);
  });

  it('clears the places below a changed level, and chooses a single place by itself', async () => {
    const app = await openList();
    await app.user.click(screen.getByRole('button', { name: 'Studio' }));
    const panel = await form('Edit address');
    expect(await within(panel).findByRole('button', { name: /San Lorenzo.*Barangay$/ })).toBeVisible();
    await choose(app.user, 'City', 'Taguig City');
    expect(within(panel).queryByRole('button', { name: /San Lorenzo/ })).toBeNull();
    expect(within(panel).getByText('Not on the map yet')).toBeVisible();
    await app.user.click(within(panel).getByRole('button', { name: 'Save address' }));
    expect(await within(panel).findByText('Choose a barangay.')).toBeVisible();
    await choose(app.user, 'Barangay', 'Fort Bonifacio');
    expect(await within(panel).findByText('Approximate pin: check it')).toBeVisible();
    await app.user.click(within(panel).getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(listOwned(app, 'andrea').find(({ label }) => label === 'Studio')?.barangay.name).toBe('Fort Bonifacio');
    // the last choice of this picker is stored apart from those of sign-up and booking
    const { city, city2, barangay2, cityO } = app.store.getState().user;
    expect([city, city2?.name, barangay2?.name, cityO]).toEqual([null, 'Taguig City', 'Fort Bonifacio', null]);
  });

  it('keeps its values when the server refuses, with the error at the field', async () => {
    const app = await openList();
    const updates = countCalls('PATCH', UPDATE);
    const refusal = { success: false, message: 'Check.', errors: { label: ['You have a Loft already.'] } };
    server.use(http.patch(`*${UPDATE}`, () => HttpResponse.json(refusal, { status: 422 }), { once: true }));
    await app.user.click(screen.getByRole('button', { name: 'Studio' }));
    const panel = await form('Edit address');
    await app.user.clear(within(panel).getByLabelText('Address name'));
    await app.user.type(within(panel).getByLabelText('Address name'), 'Loft');
    await app.user.click(within(panel).getByRole('button', { name: 'Save address' }));
    expect(await within(panel).findByText('You have a Loft already.')).toBeVisible();
    expect(within(panel).getByLabelText('Address name')).toHaveValue('Loft');
    await app.user.click(within(panel).getByRole('button', { name: 'Save address' }));
    expect(await cards().findByText('Loft')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    await waitFor(() => expect(within(cardOf('Loft')).getByRole('button', { name: 'Loft' })).toHaveFocus());
    expect(updates()).toBe(2);
  });
});

describe('the address form', () => {
  it('shows missing values after saving or leaving a field by key, not while a button is pressed', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Add address' }));
    const panel = within(await form('Add address'));
    await user.pointer({ target: panel.getByRole('button', { name: 'Save address' }), keys: '[MouseLeft>]' });
    expect(panel.queryByText('Enter a name for the address, for example Home.')).toBeNull();
    await user.pointer({ keys: '[/MouseLeft]' });
    expect(await panel.findByText('Enter a name for the address, for example Home.')).toBeVisible();
    await user.type(panel.getByLabelText('Address name'), 'G');
    expect(panel.queryByText('Enter a name for the address, for example Home.')).toBeNull();
    await user.clear(panel.getByLabelText('Address name'));
    await user.tab();
    expect(await panel.findByText('Enter a name for the address, for example Home.')).toBeVisible();
  });

  it('keeps what is typed until it is saved or cancelled, also when Back or another address closes it', async () => {
    const { user, router } = await openList();
    await user.click(screen.getByRole('button', { name: 'Add address' }));
    await user.type(within(await form('Add address')).getByLabelText('Address name'), 'Gallery');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Studio' }));
    const landmark = async () => within(await form('Edit address')).getByLabelText(/^Landmark/);
    await user.type(await landmark(), ' gate 2');
    await user.click(screen.getByRole('button', { name: 'Add address' }));
    expect(within(await form('Add address')).getByLabelText('Address name')).toHaveValue('Gallery');
    expect(screen.getByText(/^We restored your unsaved changes\./)).toBeVisible();
    await user.click(within(await form('Add address')).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Add address' }));
    expect(within(await form('Add address')).getByLabelText('Address name')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Studio' }));
    expect(await landmark()).toHaveDisplayValue(/ gate 2$/);
    await user.click(within(await form('Edit address')).getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Studio' }));
    expect(await landmark()).toHaveDisplayValue(/ gate 2$/);
    expect(screen.queryByText(/^We restored your unsaved changes\./)).toBeNull();
  });

  it('stays open during an import, and another address can be opened next to it', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Add address' }));
    await user.type(within(await form('Add address')).getByLabelText('Address name'), 'Gallery');
    await user.click(screen.getByRole('button', { name: 'Import CSV' }));
    const importing = await screen.findByRole('region', { name: 'Import addresses' });
    expect(within(await form('Add address')).getByLabelText('Address name')).toHaveValue('Gallery');
    await user.click(screen.getByRole('button', { name: 'Studio' }));
    expect(within(await form('Edit address')).getByLabelText('Address name')).toHaveFocus();
    await user.click(within(await form('Edit address')).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Add address' }));
    expect(within(await form('Add address')).getByLabelText('Address name')).toHaveFocus();
    expect(importing).toBeVisible();
  });
});

describe('deleting an address', () => {
  it('can be undone for five seconds, without a call', async () => {
    const app = await openList();
    const deletions = countCalls('DELETE', DELETE);
    await confirmDelete(app, 'Studio');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(screen.getByText('Studio deleted.')).toBeVisible();
    expect(cards().queryByText('Studio')).toBeNull();
    await app.user.click(undo);
    expect(cards().getByText('Studio')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Studio' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(deletions()).toBe(0);
  });

  it('sends one call after the undo time', async () => {
    const app = await openList();
    const deletions = countCalls('DELETE', DELETE);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await confirmDelete(app, 'Studio');
    await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    expect(deletions()).toBe(0);
    await pass(5000);
    await waitFor(() => expect(listOwned(app, 'andrea')).toHaveLength(11));
    expect(deletions()).toBe(1);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('restores the address and shows an error when the server refuses', async () => {
    const app = await openList();
    server.use(http.delete(`*${DELETE}`, () => new HttpResponse(null, { status: 500 }), { once: true }));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await confirmDelete(app, 'Studio');
    await screen.findByRole('button', { name: 'Undo' });
    await pass(5000);
    expect(await cards().findByText('Studio')).toBeVisible();
    expect(await screen.findByText(/^Studio wasn't deleted\. .*went wrong on our side/)).toBeVisible();
  });

  it('is sent at once when the page is left', async () => {
    const app = await openList();
    const deletions = countCalls('DELETE', DELETE);
    await confirmDelete(app, 'Studio');
    await screen.findByRole('button', { name: 'Undo' });
    await act(() => app.router.navigate('/about'));
    await waitFor(() => expect(listOwned(app, 'andrea')).toHaveLength(11));
    expect(deletions()).toBe(1);
  });

  it('shows the error on another page when the server refuses after leaving', async () => {
    const app = await openList();
    server.use(http.delete(`*${DELETE}`, () => new HttpResponse(null, { status: 500 }), { once: true }));
    await confirmDelete(app, 'Studio');
    await screen.findByRole('button', { name: 'Undo' });
    await act(() => app.router.navigate('/about'));
    expect(await screen.findByText(/^Studio wasn't deleted\. .*went wrong on our side/)).toBeVisible();
    expect(listOwned(app, 'andrea')).toHaveLength(12);
  });
});
