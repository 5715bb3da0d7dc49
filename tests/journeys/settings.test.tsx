import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountApi } from '@/api/account';
import { notificationsApi } from '@/api/notifications';
import { PROFILE_SAVED } from '@/config/messages';
import { notify } from '@/sandbox/notifications/notify';
import type { DocumentRecord } from '@/sandbox/records/accounts';
import { findDemoCustomer } from '@/sandbox/seed/customers';
import { editProfileShown } from '@/store/utils';
import { formatPeso } from '@/utils/money';
import { readEverythingKept, sealedNames } from '../browserStorage';
import { countCalls, watchCalls } from '../calls';
import { createHold } from '../hold';
import { renderApp } from '../render';
import { server } from '../server';
import { storedSlice } from '../storedSlices';
import { settled } from '../time';

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
  const record = findDemoCustomer(app.world, username);
  return { ...app, form, record };
}

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }));
});

describe('the profile', () => {
  it('is shown, and saved with one call that contains only the changes', async () => {
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

  it('sends nothing without changes or with an invalid field', async () => {
    const updates = countCalls('PATCH', UPDATE);
    const { user, form } = await openEditing('andrea');
    await user.clear(form.getByLabelText('First name'));
    await user.type(form.getByLabelText('First name'), 'A');
    await user.click(form.getByRole('button', { name: 'Save profile' }));
    expect(await form.findByText(/Use at least 2 letters/)).toBeVisible();
    expect(form.getByLabelText('First name')).toHaveFocus();
    await user.type(form.getByLabelText('First name'), 'ndrea');
    await user.click(form.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByRole('button', { name: 'Edit profile' })).toBeVisible();
    expect(updates()).toBe(0);
  });

  it('does not move a pressed control, in the form or below it: errors appear on submit', async () => {
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

  it('keeps unsaved changes over a reload and over another page, until they are saved or cancelled', async () => {
    const first = await openEditing('andrea');
    await first.user.type(first.form.getByLabelText('Last name'), '-Cruz');
    await waitFor(() => expect(localStorage.getItem('user')).toContain('Villanueva-Cruz'));
    // a reload: the form is restored from storage
    first.router.dispose();
    cleanup();
    const { user, router, store } = await renderApp('/settings', { as: 'andrea' });
    const edit = async () => {
      await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
      return within(await screen.findByRole('form', { name: 'Edit profile' }));
    };
    const again = within(await screen.findByRole('form', { name: 'Edit profile' }));
    expect(again.getByLabelText('Last name')).toHaveValue('Villanueva-Cruz');
    expect(again.getByText(/^We restored your unsaved changes/)).toBeVisible();
    await act(() => router.navigate('/about'));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit profile' })).toBeNull());
    await act(() => router.navigate('/settings'));
    const back = await edit();
    expect(back.getByLabelText('Last name')).toHaveValue('Villanueva-Cruz');
    await user.click(back.getByRole('button', { name: 'Cancel' }));
    expect(store.getState().user.profileDraft).toBeNull();
    const fresh = await edit();
    expect(fresh.getByLabelText('Last name')).toHaveValue('Villanueva');
    expect(fresh.queryByText(/^We restored your unsaved changes/)).toBeNull();
    await user.type(fresh.getByLabelText('Last name'), '-Reyes');
    await user.click(fresh.getByRole('button', { name: 'Save profile' }));
    await screen.findByRole('button', { name: 'Edit profile' });
    expect(store.getState().user.profileDraft).toBeNull();
  });

  it('keeps the input when the server rejects it, and shows the message at the field', async () => {
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
    expect(await within(await region('Profile')).findByText('Villanueva Reyes')).toBeVisible();
  });

  it('shows a network error, and saves on the next try', async () => {
    const { user, form, record } = await openEditing('andrea');
    server.use(http.patch(`*${UPDATE}`, () => HttpResponse.error(), { once: true }));
    await user.type(form.getByLabelText(/^Middle name/), ' Santos');
    await user.click(form.getByRole('button', { name: 'Save profile' }));
    expect(await form.findByRole('alert')).toHaveTextContent(/couldn't reach/);
    await user.click(form.getByRole('button', { name: 'Save profile' }));
    await screen.findByRole('button', { name: 'Edit profile' });
    expect(record.profile.middle_name).toBe('Marquez Santos');
  });

  it('opens in edit-profile mode from the gate, and Cancel discards the changes', async () => {
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

  it('stays readable when it cannot be refreshed, and is fetched again on request', async () => {
    const { user, router } = await renderApp('/about', { as: 'dina' });
    await settled();
    server.use(
      http.get('*/api/customers/', () => HttpResponse.json({ success: false }, { status: 500 }), { once: true }),
    );
    await act(() => router.navigate('/settings'));
    expect(await screen.findByText(/^Couldn't refresh\./)).toBeVisible();
    expect(within(await region('Profile')).getByText('Dina Ocampo')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/^Couldn't refresh\./)).toBeNull());
  });

  it('keeps a new change when an earlier one is saved late', async () => {
    const { user, router, form, record } = await openEditing('andrea');
    const { held, release } = createHold();
    server.use(http.patch(`*${UPDATE}`, () => held, { once: true }));
    await user.type(form.getByLabelText('Last name'), '-Cruz');
    await user.click(form.getByRole('button', { name: 'Save profile' }));
    await act(() => router.navigate('/about'));
    await act(() => router.navigate('/settings'));
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    const again = within(await screen.findByRole('form', { name: 'Edit profile' }));
    await user.type(again.getByLabelText(/^Middle name/), ' Reyes');
    release();
    expect(await screen.findByText(PROFILE_SAVED)).toBeVisible();
    expect(again.getByLabelText(/^Middle name/)).toHaveDisplayValue(/ Reyes$/);
    await user.click(again.getByRole('button', { name: 'Save profile' }));
    await screen.findByRole('button', { name: 'Edit profile' });
    expect(record.profile.last_name).toMatch(/-Cruz$/);
    expect(record.profile.middle_name).toMatch(/ Reyes$/);
  });

  it('forgets a change that is saved after the page is left', async () => {
    const { user, router, form, store } = await openEditing('andrea');
    const { held, release } = createHold();
    server.use(http.patch(`*${UPDATE}`, () => held, { once: true }));
    await user.type(form.getByLabelText('Last name'), '-Cruz');
    await user.click(form.getByRole('button', { name: 'Save profile' }));
    await act(() => router.navigate('/about'));
    release();
    expect(await screen.findByText(PROFILE_SAVED)).toBeVisible();
    expect(store.getState().user.profileDraft).toBeNull();
  });

  it('leaves edit-profile mode with the page', async () => {
    const { store, router, user } = await openEditing('andrea');
    expect(store.getState().utils.isShowEditProfile).toBe(true);
    await act(() => router.navigate('/about'));
    await waitFor(() => expect(store.getState().utils.isShowEditProfile).toBe(false));
    await act(() => router.navigate('/settings'));
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    expect(screen.getByRole('form', { name: 'Edit profile' })).toBeVisible();
  });

  it('links only to web documents, in a new window without an opener', async () => {
    const documents: DocumentRecord[] = [
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

  it('of an individual has documents too, and keeps a rejected one', async () => {
    const { user, form, record } = await openEditing('andrea');
    // not "More documents": there is none yet
    const box = form.getByLabelText('Documents: Add a document');
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
    // the focus reads it out
    expect(form.queryByRole('alert')).toBeNull();
    expect(box).toHaveAccessibleDescription(/This ID has expired\./);
    await waitFor(() => expect(box).toHaveFocus());
    expect(record.documents ?? []).toEqual([]);
    await user.click(form.getByRole('button', { name: 'Save profile' }));
    const documents = within(await screen.findByRole('list', { name: 'Documents' }));
    expect(documents.getAllByRole('listitem')).toHaveLength(1);
    expect(documents.getByRole('link', { name: 'id.pdf' })).toBeVisible();
    expect(record.documents).toMatchObject([{ name: 'id.pdf', status: 'For review' }]);
  });

  it('of a company has its details and documents', async () => {
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
  it('shows the status of both contacts and links to the unverified one', async () => {
    const { user, router } = await renderApp('/settings', { as: 'bea' });
    const card = within(await region('Email and mobile'));
    const links = card.getAllByRole('link', { name: /^Verify/ });
    await user.click(links[0] as HTMLElement);
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/auth\/verification\/(email|sms)$/));
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe(btoa('settings'));
  });

  it('has no links if both are verified', async () => {
    await renderApp('/settings', { as: 'andrea' });
    const card = within(await region('Email and mobile'));
    expect(card.getAllByText('Verified')).toHaveLength(2);
    expect(card.queryByRole('link')).toBeNull();
  });
});

describe('the password', () => {
  it('is changed with one call, after a wrong current password is shown at its field', async () => {
    const changes = countCalls('POST', '/api/change-password');
    const { user } = await renderApp('/settings', { as: 'andrea' });
    const card = within(await region('Change password'));
    const submit = card.getByRole('button', { name: 'Change password' });
    expect(card.getAllByRole('button', { name: /^Show/ }).map((toggle) => toggle.getAttribute('aria-label'))).toEqual([
      'Show current password',
      'Show new password',
      'Show password confirmation',
    ]);
    await user.type(card.getByLabelText('Current password'), 'Wrong#20266');
    await user.type(card.getByLabelText('New password'), 'short');
    await user.type(card.getByLabelText('Confirm new password'), 'other');
    await user.click(submit);
    expect(await card.findByText(/Use 9–30 characters/)).toBeVisible();
    expect(card.getByText("The passwords don't match.")).toBeVisible();
    expect(changes()).toBe(0);
    for (const label of ['New password', 'Confirm new password']) {
      await user.clear(card.getByLabelText(label));
      await user.type(card.getByLabelText(label), 'Bagong#Susi26');
    }
    await user.click(submit);
    expect(await card.findByText('Your current password is incorrect.')).toBeVisible();
    expect(card.getByLabelText('New password')).toHaveValue('Bagong#Susi26');
    await user.clear(card.getByLabelText('Current password'));
    await user.type(card.getByLabelText('Current password'), PASSWORD);
    await user.dblClick(submit);
    expect(await screen.findByText('Your password has been changed.')).toBeVisible();
    expect(card.getByLabelText('New password')).toHaveValue('');
    expect(changes()).toBe(2);
  });
});

describe('linked accounts', () => {
  it('are unlinked with one call, and the server reports an account that is not linked', async () => {
    const app = await renderApp('/settings', { as: 'andrea' });
    const record = findDemoCustomer(app.world, 'andrea');
    record.providers = { 'google-oauth2': 'andrea' };
    const disconnects = countCalls('POST', '/api/customers/disconnect/:provider');
    const unlink = await screen.findByRole('button', { name: 'Unlink Google' });
    unlink.focus();
    fireEvent.click(unlink);
    fireEvent.click(unlink);
    expect(await screen.findByText('Google account unlinked.')).toBeVisible();
    expect(record.providers['google-oauth2']).toBeUndefined();
    expect(disconnects()).toBe(1);
    const item = await linkedRow('Google');
    const row = within(item);
    expect(row.getByText('Not linked')).toBeVisible();
    expect(item).toHaveFocus();
    expect(row.queryByRole('button', { name: 'Unlink Google' })).toBeNull();
    expect(row.getByRole('button', { name: 'Link with Google' })).toBeVisible();
  });

  it('keep the focus in their row when the profile arrives during the call', async () => {
    const profile = createHold();
    const unlink = createHold();
    const unlinks = countCalls('POST', '/api/customers/disconnect/:provider');
    const { user } = await renderApp('/settings', {
      as: 'andrea',
      world: () =>
        server.use(
          http.get('*/api/customers/', () => profile.held, { once: true }),
          http.post('*/api/customers/disconnect/:provider', () => unlink.held, { once: true }),
        ),
    });
    const row = await linkedRow('Google');
    await user.click(await within(row).findByRole('button', { name: 'Unlink Google' }));
    await waitFor(() => expect(unlinks()).toBe(1));
    profile.release();
    expect(await within(row).findByText('Linked')).toBeVisible();
    unlink.release();
    expect(await within(row).findByText('Not linked')).toBeVisible();
    await waitFor(() => expect(row).toHaveFocus());
  });

  it('are unlinked after a reload without a warning while the profile loads, as the account has a password', async () => {
    await renderApp('/settings', { as: 'andrea' });
    expect(await within(await linkedRow('Google')).findByText('Linked')).toBeVisible();
    await waitFor(() => expect(storedSlice('user')).toMatchObject({ linkedProviders: { 'google-oauth2': true } }));
    cleanup();
    const profile = createHold();
    const unlinks = countCalls('POST', '/api/customers/disconnect/:provider');
    const { user } = await renderApp('/settings', {
      as: 'andrea',
      world: () => server.use(http.get('*/api/customers/', () => profile.held, { once: true })),
    });
    const row = await linkedRow('Google');
    expect(within(row).getByText('Linked')).toBeVisible();
    await user.click(await within(row).findByRole('button', { name: 'Unlink Google' }));
    expect(await screen.findByText('Google account unlinked.')).toBeVisible();
    expect(unlinks()).toBe(1);
    profile.release();
    expect(await within(row).findByText('Not linked')).toBeVisible();
  });

  it('take no focus after a failed change', async () => {
    const { user, world, store } = await renderApp('/settings', { as: 'andrea' });
    const row = await linkedRow('Google');
    const failure = { success: false, message: 'Try later.' };
    server.use(
      http.post('*/api/customers/disconnect/:provider', () => HttpResponse.json(failure, { status: 500 }), {
        once: true,
      }),
    );
    const unlink = await within(row).findByRole('button', { name: 'Unlink Google' });
    await user.click(unlink);
    expect(await screen.findByText('Try later.')).toBeVisible();
    await waitFor(() => expect(unlink).not.toHaveAttribute('aria-busy'));
    act(() => (document.activeElement as HTMLElement).blur());
    // unlinked on another device
    findDemoCustomer(world, 'andrea').providers = {};
    await act(() => store.dispatch(accountApi.endpoints.getCustomer.initiate(undefined, { forceRefetch: true })));
    expect(await within(row).findByText('Not linked')).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('show what the server lists', async () => {
    await renderApp('/settings', { as: 'andrea' });
    const google = within(await linkedRow('Google'));
    expect(await google.findByText('Linked')).toBeVisible();
    expect(google.queryByRole('button', { name: 'Link with Google' })).toBeNull();
    const facebook = within(await linkedRow('Facebook'));
    expect(facebook.getByText('Not linked')).toBeVisible();
    expect(facebook.queryByRole('button', { name: 'Unlink Facebook' })).toBeNull();
    expect(screen.queryByText(/^“Unknown” means/)).toBeNull();
  });

  it('stay linked if the customer has no password and no other account', async () => {
    const disconnects = countCalls('POST', '/api/customers/disconnect/:provider');
    const { user, world, router, store } = await renderApp('/about', { as: 'andrea' });
    findDemoCustomer(world, 'andrea').password = '';
    await act(() => router.navigate('/settings'));
    await screen.findByText('Linked');
    // the page learns a frame after the store that the customer has no password
    await settled();
    expect(store.getState().user.user?.has_password).toBe(false);
    await user.click(await screen.findByRole('button', { name: 'Unlink Google' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set a password first' }));
    expect(dialog.getByRole('link', { name: 'Set a password' })).toHaveAttribute('href', '/forgot');
    await user.click(dialog.getByRole('button', { name: 'Keep linked' }));
    expect(disconnects()).toBe(0);
  });

  it('are unknown until the server answers, if it lists none', async () => {
    const { user } = await renderApp('/settings', { as: 'dina', isBare: true });
    const row = within(await linkedRow('Google'));
    expect(row.getByText('Unknown')).toBeVisible();
    await user.click(row.getByRole('button', { name: 'Unlink Google' }));
    expect(await screen.findByText('No Google account is linked.')).toBeVisible();
  });

  it('are linked to the running session, which continues', async () => {
    const { user, store, world } = await renderApp('/settings', { as: 'dina' });
    const record = findDemoCustomer(world, 'dina');
    const token = store.getState().user.token;
    const links = countCalls('POST', '/api/customers/login/:provider');
    await user.click(await screen.findByRole('button', { name: 'Link with Facebook' }));
    const stand = within(await screen.findByRole('dialog'));
    await user.type(stand.getByRole('textbox'), 'dina.fb');
    await user.click(stand.getByRole('button', { name: /Continue|Allow/ }));
    expect(await screen.findByText('Facebook account linked. You can now log in with it.')).toBeVisible();
    expect(record.providers.facebook).toBe('dina.fb');
    expect(store.getState().user.token).toBe(token);
    expect(links()).toBe(1);
    const row = within(await linkedRow('Facebook'));
    expect(row.getByText('Linked')).toBeVisible();
    expect(row.queryByRole('button', { name: 'Link with Facebook' })).toBeNull();
    expect(row.getByRole('button', { name: 'Unlink Facebook' })).toBeEnabled();
  });
});

describe('this device', () => {
  it('shows a pop-up for a new notification if chosen, and keeps the choice', async () => {
    const { user, store, world } = await renderApp('/settings', { as: 'dina' });
    const look = () =>
      act(() => store.dispatch(notificationsApi.endpoints.getNotifications.initiate(1, { forceRefetch: true })));
    const dina = findDemoCustomer(world, 'dina');
    const arrive = (title: string) => notify(world, dina.id, { title, type: 'Info', at: Date.now() });
    const device = within(await region('On this device'));
    const box = device.getByRole('checkbox', { name: 'Show pop-ups for new notifications' });
    expect(box).not.toBeChecked();
    expect(device.getByRole('checkbox', { name: 'Ask me to rate completed deliveries' })).toBeChecked();
    await look();
    await user.click(box);
    arrive('Fuel prices went up');
    await look();
    expect(await screen.findByText('Fuel prices went up')).toBeVisible();
    expect(screen.getByText('New notification')).toBeVisible();
    await user.click(device.getByRole('checkbox', { name: 'Ask me to rate completed deliveries' }));
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

  it('names the active deliveries and the money that is lost', async () => {
    const { dialog } = await openDeletion('andrea');
    expect(
      await dialog.findByText(/^You won't be able to follow or manage your [2-9] active deliveries\.$/),
    ).toBeVisible();
    expect(dialog.getByRole('link', { name: 'See deliveries' })).toHaveAttribute('href', '/mybooking');
    expect(await dialog.findByText("You'll lose the ₱2,480.00 in your wallet.")).toBeVisible();
    expect(dialog.getByText("You'll lose ₱315.50 in Points.")).toBeVisible();
    expect(dialog.queryByText(/You still owe/)).toBeNull();
  });

  it('says that the bookings and the wallet are not checked, with a retry', async () => {
    const app = await renderApp('/no-such-page', { as: 'andrea' });
    server.use(
      http.get('*/api/bookings', ({ request }) =>
        request.url.includes('Pending') ? new HttpResponse(null, { status: 500 }) : undefined,
      ),
      http.get('*/api/payments/methods', () => new HttpResponse(null, { status: 500 })),
    );
    await act(() => app.router.navigate('/settings'));
    await app.user.click(await screen.findByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this account?' }));
    expect(await dialog.findByText(/^We couldn't check your bookings and your wallet\./)).toBeVisible();
    expect(dialog.queryByText(/in your wallet\.$/)).toBeNull();
    server.resetHandlers(...app.sandbox.handlers);
    await app.user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText("You'll lose the ₱2,480.00 in your wallet.")).toBeVisible();
    expect(dialog.queryByText(/^We couldn't check/)).toBeNull();
  });

  it('names the credit that a company owes', async () => {
    const { dialog, world } = await openDeletion('harbor.foods');
    const used = findDemoCustomer(world, 'harbor.foods').credit_used; // centavos
    expect(used).toBeGreaterThan(0);
    expect(dialog.getByText(/^You still owe ₱[\d,.]+ on your credit\./)).toHaveTextContent(formatPeso(used / 100));
    expect(dialog.getByRole('link', { name: 'Pay credit' })).toHaveAttribute('href', '/wallet/corporate');
  });

  it('requires the password (only in the body) and the typed word, then removes all account data', async () => {
    const calls = watchCalls();
    const deletions = () => calls.all.filter(({ call }) => call.startsWith('DELETE /api/customers/delete/')).length;
    const { user, dialog, store, router, world } = await openDeletion('dina');
    expect(dialog.getByText('This cannot be undone.')).toBeVisible();
    const submit = dialog.getByRole('button', { name: 'Delete account' });
    await user.type(dialog.getByLabelText('Password'), 'Wrong#20266');
    await user.type(dialog.getByLabelText('Type DELETE to confirm'), 'delete');
    await user.click(submit);
    expect(await dialog.findByText('Type DELETE in capital letters.')).toBeVisible();
    expect(deletions()).toBe(0);
    await user.clear(dialog.getByLabelText('Type DELETE to confirm'));
    await user.type(dialog.getByLabelText('Type DELETE to confirm'), 'DELETE');
    await user.click(submit);
    expect(await dialog.findByText('Incorrect password.')).toBeVisible();
    expect(store.getState().user.token).not.toBeNull();
    await user.clear(dialog.getByLabelText('Password'));
    await user.type(dialog.getByLabelText('Password'), PASSWORD);
    await user.dblClick(submit);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'), { timeout: 5000 });
    expect(store.getState().user.token).toBeNull();
    expect(world.customers.some(({ username }) => username === 'dina')).toBe(false);
    expect(deletions()).toBe(2);
    expect(calls.all.map(({ request }) => request.url).join()).not.toMatch(/Wrong|Padala|%23/);
    expect(await readEverythingKept()).not.toMatch(/Ocampo|Padala/);
    expect(await sealedNames()).toEqual([]);
  });

  it('is confirmed by the login page, which removes the message from the address', async () => {
    const { router } = await renderApp('/login?deleted');
    expect(await screen.findByText('Your account was deleted.')).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('shows why it is refused while deliveries are under way', async () => {
    const { user, dialog, store } = await openDeletion('andrea');
    await user.type(dialog.getByLabelText('Password'), PASSWORD);
    await user.type(dialog.getByLabelText('Type DELETE to confirm'), 'DELETE');
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await dialog.findByText(/You still have active deliveries/)).toBeVisible();
    expect(dialog.getByLabelText('Password')).toHaveValue(PASSWORD);
    expect(store.getState().user.token).not.toBeNull();
  });
});
