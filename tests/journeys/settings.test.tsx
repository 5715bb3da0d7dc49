import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { notificationsApi } from '@/api/notifications';
import { notify } from '@/sandbox/notifications/notify';
import { editProfileShown } from '@/store/utils';
import { formatPeso } from '@/utils/money';
import { everythingKept, sealedNames } from '../browserStorage';
import { countCalls } from '../calls';
import { renderApp } from '../render';
import { server } from '../server';
import { watchCalls } from './watchCalls';

const PASSWORD = 'Padala#2026';
const UPDATE = '/api/customers/update/:id';

const region = (name: string) => screen.findByRole('region', { name });
const file = (name: string, type: string, bytes: number[]) => new File([Uint8Array.from(bytes)], name, { type });

const linkedRow = async (name: string) => {
  const list = await screen.findByRole('list', { name: 'Linked accounts' });
  const row = within(list)
    .getAllByRole('listitem')
    .find((item) => item.textContent.includes(name));
  if (!row) throw new Error(`${name} has no row`);
  return row;
};

async function openEditing(username: string) {
  const app = await renderApp('/settings', { as: username });
  await app.user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  const form = within(await screen.findByRole('form', { name: 'Edit profile' }));
  const record = app.world.customers.find((one) => one.username === username);
  if (!record) throw new Error(`${username} is not seeded`);
  return { ...app, form, record };
}

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }));
});

describe('the profile', () => {
  it('is shown, and edited with one call of what changed', async () => {
    const updates = countCalls('PATCH', UPDATE);
    const { user, form, record } = await openEditing('andrea');
    expect(document.title).toBe('Logistix Global');
    expect(form.getByLabelText('First name')).toHaveFocus();
    await user.clear(form.getByLabelText('Last name'));
    await user.type(form.getByLabelText('Last name'), 'Villanueva-Cruz');
    await user.dblClick(form.getByRole('button', { name: 'Save profile' }));
    const edit = await screen.findByRole('button', { name: 'Edit profile' });
    expect(edit).toHaveFocus();
    expect(within(await region('Profile')).getByText('Villanueva-Cruz')).toBeVisible();
    expect(record.profile.last_name).toBe('Villanueva-Cruz');
    expect(updates()).toBe(1);
  });

  it('sends nothing where nothing changed, and nothing where a field is wrong', async () => {
    const updates = countCalls('PATCH', UPDATE);
    const { user, form } = await openEditing('andrea');
    await user.clear(form.getByLabelText('First name'));
    await user.type(form.getByLabelText('First name'), 'A');
    await user.click(form.getByRole('button', { name: 'Save profile' }));
    expect(await form.findByText(/Use two or more letters/)).toBeVisible();
    expect(form.getByLabelText('First name')).toHaveFocus();
    await user.type(form.getByLabelText('First name'), 'ndrea');
    await user.click(form.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByRole('button', { name: 'Edit profile' })).toBeVisible();
    expect(updates()).toBe(0);
  });

  it('moves nothing that is pressed, within the form or below it: what is wrong is said once it is saved', async () => {
    const { user, form } = await openEditing('harbor.foods');
    await user.clear(form.getByLabelText('Business address'));
    for (const target of [
      screen.getByRole('button', { name: 'Delete account' }),
      form.getByRole('button', { name: 'Save profile' }),
    ]) {
      await user.pointer({ target, keys: '[MouseLeft>]' });
      expect(form.getByLabelText('Business address')).toHaveFocus();
      expect(form.getByLabelText('Business address')).toBeValid();
    }
    await user.pointer({ keys: '[/MouseLeft]' });
    await waitFor(() => expect(form.getByLabelText('Business address')).toBeInvalid());
  });

  it('is as it was typed after a reload, and after another page, until it is saved or cancelled', async () => {
    const first = await openEditing('andrea');
    await first.user.type(first.form.getByLabelText('Last name'), '-Cruz');
    await waitFor(() => expect(localStorage.getItem('user')).toContain('Villanueva-Cruz'));
    // a reload: what is shown comes from storage
    first.router.dispose();
    document.body.replaceChildren();
    const { user, router, store } = await renderApp('/settings', { as: 'andrea' });
    const edit = async () => {
      await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
      return within(await screen.findByRole('form', { name: 'Edit profile' }));
    };
    const again = within(await screen.findByRole('form', { name: 'Edit profile' }));
    expect(again.getByLabelText('Last name')).toHaveValue('Villanueva-Cruz');
    expect(again.getByText(/^What you typed before is here again/)).toBeVisible();
    await act(() => router.navigate('/about'));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit profile' })).toBeNull());
    await act(() => router.navigate('/settings'));
    const back = await edit();
    expect(back.getByLabelText('Last name')).toHaveValue('Villanueva-Cruz');
    await user.click(back.getByRole('button', { name: 'Cancel' }));
    expect(store.getState().user.profileDraft).toBeNull();
    const fresh = await edit();
    expect(fresh.getByLabelText('Last name')).toHaveValue('Villanueva');
    expect(fresh.queryByText(/^What you typed before/)).toBeNull();
    await user.type(fresh.getByLabelText('Last name'), '-Reyes');
    await user.click(fresh.getByRole('button', { name: 'Save profile' }));
    await screen.findByRole('button', { name: 'Edit profile' });
    expect(store.getState().user.profileDraft).toBeNull();
  });

  it('keeps what was typed when the server refuses, with its words at the field', async () => {
    const { user, form } = await openEditing('andrea');
    server.use(
      http.patch(
        `*${UPDATE}`,
        () =>
          HttpResponse.json(
            { success: false, message: 'Please check.', errors: { last_name: ['This name is not allowed.'] } },
            { status: 422 },
          ),
        { once: true },
      ),
    );
    await user.type(form.getByLabelText('Last name'), ' Reyes');
    await user.click(form.getByRole('button', { name: 'Save profile' }));
    expect(await form.findByText('This name is not allowed.')).toBeVisible();
    expect(form.getByLabelText('Last name')).toHaveValue('Villanueva Reyes');
    await user.click(form.getByRole('button', { name: 'Save profile' }));
    expect(within(await region('Profile')).getByText('Villanueva Reyes')).toBeVisible();
  });

  it('says so when there is no answer, and saves at the next press', async () => {
    const { user, form, record } = await openEditing('andrea');
    server.use(http.patch(`*${UPDATE}`, () => HttpResponse.error(), { once: true }));
    await user.type(form.getByLabelText(/^Middle name/), ' Santos');
    await user.click(form.getByRole('button', { name: 'Save profile' }));
    expect(await form.findByRole('alert')).toHaveTextContent(/could not reach/);
    await user.click(form.getByRole('button', { name: 'Save profile' }));
    await screen.findByRole('button', { name: 'Edit profile' });
    expect(record.profile.middle_name).toBe('Marquez Santos');
  });

  it('opens in edit-profile mode where the gate asked for it, and Cancel leaves all as it was', async () => {
    const updates = countCalls('PATCH', UPDATE);
    const { user, store, router } = await renderApp('/about', { as: 'carlo' });
    act(() => void store.dispatch(editProfileShown()));
    await act(() => router.navigate('/settings'));
    const form = within(await screen.findByRole('form', { name: 'Edit profile' }));
    await user.click(form.getByRole('button', { name: 'Save profile' }));
    expect(await form.findByText('Enter your last name.')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Edit profile' })).toBeVisible();
    expect(store.getState().utils.isShowEditProfile).toBe(false);
    expect(updates()).toBe(0);
  });

  it('is out of edit-profile mode once the page was left', async () => {
    const { store, router, user } = await openEditing('andrea');
    expect(store.getState().utils.isShowEditProfile).toBe(true);
    await act(() => router.navigate('/about'));
    await waitFor(() => expect(store.getState().utils.isShowEditProfile).toBe(false));
    await act(() => router.navigate('/settings'));
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    expect(screen.getByRole('form', { name: 'Edit profile' })).toBeVisible();
  });

  it('leads to a document on the web alone, in a window that knows nothing of this one', async () => {
    const documents = [
      { id: 1, name: 'permit.pdf', url: 'https://files.example/permit.pdf', status: 'Approved' },
      { id: 2, name: 'script.pdf', url: 'javascript:alert(1)', status: 'Approved' },
      { id: 3, name: 'data.pdf', url: 'data:text/html,<p>no</p>', status: 'Approved' },
    ];
    await renderApp('/settings', {
      as: 'harbor.foods',
      world: ({ customers }) => {
        for (const { company } of customers) if (company) company.documents = documents;
      },
    });
    const list = within(await screen.findByRole('list', { name: 'Documents' }));
    const link = list.getByRole('link');
    expect(link).toHaveAttribute('href', 'https://files.example/permit.pdf');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(list.getByText('script.pdf')).toBeVisible();
    expect(list.getByText('data.pdf')).toBeVisible();
  });

  it('of an individual holds documents too, and keeps one that is refused', async () => {
    const { user, form, record } = await openEditing('andrea');
    const box = form.getByLabelText('More documents: Add a document');
    await user.upload(
      box,
      file(
        'id.pdf',
        'application/pdf',
        [...'%PDF-1.7'].map((sign) => sign.charCodeAt(0)),
      ),
    );
    await form.findByText('id.pdf');
    server.use(
      http.patch(
        `*${UPDATE}`,
        () =>
          HttpResponse.json(
            { success: false, message: 'Please check.', errors: { 'documents[]': ['This ID has expired.'] } },
            { status: 422 },
          ),
        { once: true },
      ),
    );
    await user.click(form.getByRole('button', { name: 'Save profile' }));
    expect(await form.findByText('This ID has expired.')).toBeVisible();
    expect(record.documents ?? []).toEqual([]);
    await user.click(form.getByRole('button', { name: 'Save profile' }));
    const documents = within(await screen.findByRole('list', { name: 'Documents' }));
    expect(documents.getAllByRole('listitem')).toHaveLength(1);
    expect(documents.getByRole('link', { name: 'id.pdf' })).toBeVisible();
    expect(record.documents).toMatchObject([{ name: 'id.pdf', status: 'For review' }]);
  });

  it('of a company holds its details and documents', async () => {
    const { user, form, record } = await openEditing('harbor.foods');
    expect(form.queryByLabelText('Birth date')).toBeNull();
    const held = record.company?.documents.length ?? 0;
    await user.clear(form.getByLabelText('Contact person'));
    await user.type(form.getByLabelText('Contact person'), 'Rhea Santos');
    await user.upload(
      form.getByLabelText('More documents: Add a document'),
      file('permit.pdf', 'application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]),
    );
    expect(await form.findByText('permit.pdf')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Save profile' }));
    const documents = within(await screen.findByRole('list', { name: 'Documents' }));
    expect(documents.getAllByRole('listitem')).toHaveLength(held + 1);
    expect(documents.getByRole('link', { name: 'permit.pdf' })).toBeVisible();
    expect(record.company?.contact_person).toBe('Rhea Santos');
  });
});

describe('verification', () => {
  it('says what is verified and leads to what is not', async () => {
    const { user, router } = await renderApp('/settings', { as: 'bea' });
    const card = within(await region('E-mail and mobile'));
    const links = card.getAllByRole('link', { name: /^Verify/ });
    await user.click(links[0] as HTMLElement);
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/auth\/verification\/(email|sms)$/));
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe(btoa('settings'));
  });

  it('offers nothing where both are verified', async () => {
    await renderApp('/settings', { as: 'andrea' });
    const card = within(await region('E-mail and mobile'));
    expect(card.getAllByText('Verified')).toHaveLength(2);
    expect(card.queryByRole('link')).toBeNull();
  });
});

describe('the password', () => {
  it('is changed with one call, after the server refused the current one at its field', async () => {
    const changes = countCalls('POST', '/api/change-password');
    const { user } = await renderApp('/settings', { as: 'andrea' });
    const card = within(await region('Change password'));
    const submit = card.getByRole('button', { name: 'Change password' });
    await user.type(card.getByLabelText('Current password'), 'Wrong#20266');
    await user.type(card.getByLabelText('New password'), 'short');
    await user.type(card.getByLabelText('New password again'), 'other');
    await user.click(submit);
    expect(await card.findByText(/Use 9 to 30 letters/)).toBeVisible();
    expect(card.getByText("The passwords don't match.")).toBeVisible();
    expect(changes()).toBe(0);
    for (const label of ['New password', 'New password again']) {
      await user.clear(card.getByLabelText(label));
      await user.type(card.getByLabelText(label), 'Bagong#Susi26');
    }
    await user.click(submit);
    expect(await card.findByText('This is not your present password.')).toBeVisible();
    expect(card.getByLabelText('New password')).toHaveValue('Bagong#Susi26');
    await user.clear(card.getByLabelText('Current password'));
    await user.type(card.getByLabelText('Current password'), PASSWORD);
    await user.dblClick(submit);
    expect(await screen.findByText('Your password is changed.')).toBeVisible();
    expect(card.getByLabelText('New password')).toHaveValue('');
    expect(changes()).toBe(2);
  });
});

describe('linked accounts', () => {
  it('are unlinked with one call, and the server says where none is linked', async () => {
    const app = await renderApp('/settings', { as: 'andrea' });
    const record = app.world.customers.find(({ username }) => username === 'andrea');
    if (!record) throw new Error('andrea is not seeded');
    record.providers = { 'google-oauth2': 'andrea' };
    const disconnects = countCalls('POST', '/api/customers/disconnect/:provider');
    const unlink = await screen.findByRole('button', { name: 'Unlink Google' });
    fireEvent.click(unlink);
    fireEvent.click(unlink);
    expect(await screen.findByText('Your Google account is no longer linked.')).toBeVisible();
    expect(record.providers['google-oauth2']).toBeUndefined();
    expect(disconnects()).toBe(1);
    const row = within(await linkedRow('Google'));
    expect(row.getByText('Not linked')).toBeVisible();
    expect(row.queryByRole('button', { name: 'Unlink Google' })).toBeNull();
    expect(row.getByRole('button', { name: 'Link with Google' })).toBeVisible();
  });

  it('are not known before the server said so, and show its answer', async () => {
    const { user } = await renderApp('/settings', { as: 'dina' });
    const row = within(await linkedRow('Google'));
    expect(row.getByText('Not known')).toBeVisible();
    await user.click(row.getByRole('button', { name: 'Unlink Google' }));
    expect(await screen.findByText('No Google account is linked.')).toBeVisible();
  });

  it('are linked to the running session, which goes on', async () => {
    const { user, store, world } = await renderApp('/settings', { as: 'dina' });
    const record = world.customers.find(({ username }) => username === 'dina');
    const token = store.getState().user.token;
    const links = countCalls('POST', '/api/customers/login/:provider');
    await user.click(await screen.findByRole('button', { name: 'Link with Facebook' }));
    const stand = within(await screen.findByRole('dialog'));
    await user.type(stand.getByRole('textbox'), 'dina.fb');
    await user.click(stand.getByRole('button', { name: /Continue|Allow/ }));
    expect(await screen.findByText('Your Facebook account is linked. You can log in with it.')).toBeVisible();
    expect(record?.providers.facebook).toBe('dina.fb');
    expect(store.getState().user.token).toBe(token);
    expect(links()).toBe(1);
    const row = within(await linkedRow('Facebook'));
    expect(row.getByText('Linked')).toBeVisible();
    expect(row.queryByRole('button', { name: 'Link with Facebook' })).toBeNull();
    expect(row.getByRole('button', { name: 'Unlink Facebook' })).toBeEnabled();
  });
});

describe('this device', () => {
  it('announces a new notification once it is set to, and keeps what was chosen', async () => {
    const { user, store, world } = await renderApp('/settings', { as: 'dina' });
    const look = () =>
      act(() => store.dispatch(notificationsApi.endpoints.getNotifications.initiate(1, { forceRefetch: true })));
    const dina = world.customers.find(({ username }) => username === 'dina');
    const arrive = (title: string) => notify(world, dina?.id ?? 0, { title, type: 'Info', at: Date.now() });
    const device = within(await region('On this device'));
    const box = device.getByRole('checkbox', { name: 'Announce new notifications' });
    expect(box).not.toBeChecked();
    expect(device.getByRole('checkbox', { name: 'Ask me to rate a finished delivery' })).toBeChecked();
    await look();
    await user.click(box);
    arrive('Fuel prices went up');
    await look();
    expect(await screen.findByText('Fuel prices went up')).toBeVisible();
    expect(screen.getByText('New notification')).toBeVisible();
    await user.click(device.getByRole('checkbox', { name: 'Ask me to rate a finished delivery' }));
    await waitFor(() =>
      expect(localStorage.getItem('utils')).toMatch(/"asksForRating":"false","announcesNotifications":"true"/),
    );
  });
});

describe('deleting the account', () => {
  async function openDeletion(username: string) {
    const app = await renderApp('/settings', { as: username });
    await app.user.click(await screen.findByRole('button', { name: 'Delete account' }));
    return { ...app, dialog: within(await screen.findByRole('alertdialog', { name: 'Delete this account?' })) };
  }

  it('names the deliveries on the road', async () => {
    const { dialog } = await openDeletion('andrea');
    expect(
      await dialog.findByText(/^[2-9] deliveries on the road: you can no longer follow or manage them\.$/),
    ).toBeVisible();
    expect(dialog.queryByText(/You still owe/)).toBeNull();
  });

  it('names the credit that a company still owes', async () => {
    const { dialog, world } = await openDeletion('harbor.foods');
    const used = world.customers.find(({ username }) => username === 'harbor.foods')?.credit_used ?? 0; // centavos
    expect(used).toBeGreaterThan(0);
    expect(dialog.getByText(/^You still owe ₱[\d,.]+ on your credit\./)).toHaveTextContent(formatPeso(used / 100));
  });

  it('takes the password, in the body alone, and the typed word; then nothing of the account stays', async () => {
    const calls = watchCalls();
    const deletions = () => calls.all.filter(({ call }) => call.startsWith('DELETE /api/customers/delete/')).length;
    const { user, dialog, store, router, world } = await openDeletion('dina');
    expect(dialog.getByText('This cannot be undone.')).toBeVisible();
    const submit = dialog.getByRole('button', { name: 'Delete account' });
    await user.type(dialog.getByLabelText('Password'), 'Wrong#20266');
    await user.type(dialog.getByLabelText('Type DELETE to confirm'), 'delete');
    await user.click(submit);
    expect(await dialog.findByText('Type the word DELETE in capital letters.')).toBeVisible();
    expect(deletions()).toBe(0);
    await user.clear(dialog.getByLabelText('Type DELETE to confirm'));
    await user.type(dialog.getByLabelText('Type DELETE to confirm'), 'DELETE');
    await user.click(submit);
    expect(await dialog.findByText('This is not your password.')).toBeVisible();
    expect(store.getState().user.token).not.toBeNull();
    await user.clear(dialog.getByLabelText('Password'));
    await user.type(dialog.getByLabelText('Password'), PASSWORD);
    await user.dblClick(submit);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'), { timeout: 5000 });
    expect(store.getState().user.token).toBeNull();
    expect(world.customers.some(({ username }) => username === 'dina')).toBe(false);
    expect(deletions()).toBe(2);
    expect(calls.all.map(({ request }) => request.url).join()).not.toMatch(/Wrong|Padala|%23/);
    expect(await everythingKept()).not.toMatch(/Ocampo|Padala/);
    expect(await sealedNames()).toEqual([]);
  });

  it('says why it cannot be done while deliveries are under way', async () => {
    const { user, dialog, store } = await openDeletion('andrea');
    await user.type(dialog.getByLabelText('Password'), PASSWORD);
    await user.type(dialog.getByLabelText('Type DELETE to confirm'), 'DELETE');
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await dialog.findByText(/You still have deliveries under way/)).toBeVisible();
    expect(dialog.getByLabelText('Password')).toHaveValue(PASSWORD);
    expect(store.getState().user.token).not.toBeNull();
  });
});
