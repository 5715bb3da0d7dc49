import { HttpResponse, delay, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Customer } from '@/api/wire';
import { corporate, individual } from '../../builders/customer';
import { typedDraft } from '../../builders/draft';
import { createPendingTopUp } from '../../builders/pending';
import { network } from '../../network';
import { storeSlice, storedSlice } from '../../storedSlices';
import { answerOnlyWith, createRefusal, settleAll, watchApi } from '../http/api';
import { closeTabs, openTab, readEverythingStored } from './tabs';

afterEach(() => {
  vi.useRealTimers();
  closeTabs();
});

async function openTwoTabs() {
  const first = await openTab();
  first.signIn('T1');
  const second = await openTab();
  expect(second.state().user.token).toBe('T1');
  return { first, second };
}

describe('a logout in another tab', () => {
  it('ends the session here within 2 s, and no later call sends a bearer', async () => {
    const { first, second } = await openTwoTabs();
    const api = watchApi();
    api.answer(() => HttpResponse.json({ success: true, message: '', data: null }));
    void first.store.dispatch(first.actions.logout());
    await vi.waitFor(() => expect(second.actions.selectIsSignedIn(second.state())).toBe(false), 2000);
    expect(second.state().user.user).toBeNull();
    expect(await settleAll([second.send({ method: 'GET', path: '/api/vouchers' })])).toEqual(['cancelled 0']);
    expect(api.calls).toHaveLength(0);
  });

  it('is not undone by a state change in this tab before the message arrives', async () => {
    const { first, second } = await openTwoTabs();
    void first.store.dispatch(first.actions.logout());
    // before any message arrives
    second.store.dispatch(second.actions.addressSelected('Late'));
    second.store.dispatch(second.actions.drawerToggled('menu'));
    await second.flush();
    expect(storedSlice('user').token ?? null).toBeNull();
    expect(readEverythingStored()).not.toContain('T1');
    expect(readEverythingStored()).not.toContain('Late');
    expect(second.actions.selectIsSignedIn(second.state())).toBe(false);
  });

  it('discards the late response of a refresh in this tab', async () => {
    const { first, second } = await openTwoTabs();
    const api = watchApi();
    api.answer(() => createRefusal());
    api.refresh(async () => {
      await delay(120);
      return HttpResponse.json({ access: 'T2' });
    });
    const settled = settleAll([second.send({ method: 'GET', path: '/api/vouchers' })]);
    await vi.waitFor(() => expect(api.refreshes).toHaveLength(1));
    first.store.dispatch(first.actions.loggedOut());
    expect(await settled).toEqual(['cancelled 401']);
    await delay(150);
    expect([second.state().user.token, second.seen.expired, storedSlice('user').token]).toEqual([null, 0, null]);
  });

  it('reaches a tab without a channel by the storage event, and a page restored by Back', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { first, second } = await openTwoTabs();
    void first.store.dispatch(first.actions.logout());
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    expect(second.state().user.user).toBeNull();

    const { first: one, second: asleep } = await openTwoTabs();
    void one.store.dispatch(one.actions.logout());
    expect(asleep.state().user.user).not.toBeNull();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect([asleep.state().user.user, asleep.state().booking.drafts]).toEqual([null, {}]);
  });
});

describe('an expired session in another tab', () => {
  it('expires here too, until its dialog is closed in one of the tabs', async () => {
    const { first, second } = await openTwoTabs();
    const api = watchApi();
    api.answer(() => createRefusal());
    api.refresh(() => createRefusal());
    await settleAll([first.send({ method: 'GET', path: '/api/vouchers' })]);
    await vi.waitFor(() => expect(second.state().user.isSessionExpired).toBe(true));
    expect([second.state().user.user, second.state().user.token, storedSlice('user').token]).toEqual([
      null,
      null,
      null,
    ]);
    const reloaded = await openTab();
    expect(reloaded.state().user.isSessionExpired).toBe(false);
    void second.store.dispatch(second.actions.leaveExpiredSession(() => undefined));
    await vi.waitFor(() => expect(first.state().user.isSessionExpired).toBe(false));
  });

  it('shows nothing in a tab that has missed the session', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const first = await openTab();
    const second = await openTab();
    first.signIn('T1');
    first.store.dispatch(first.actions.sessionLost());
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    expect(second.state().user).toMatchObject({ isSessionExpired: false, sessionEpoch: 2 });
  });
});

describe('the booking in two tabs', () => {
  const topUp = createPendingTopUp();

  it('keeps what each tab changed, also when a tab that knows nothing of it saves later', async () => {
    const { first, second } = await openTwoTabs();
    first.store.dispatch(first.actions.topUpStarted(topUp));
    await first.flush();
    second.store.dispatch(second.actions.voucherCodeSaved('RAINY50'));
    await second.flush();
    expect(storedSlice('booking')).toMatchObject({ pendingTopUps: [topUp], voucherCodes: ['RAINY50'] });
    first.store.dispatch(first.actions.topUpSettled(topUp));
    await first.flush();
    expect(storedSlice('booking')).toMatchObject({ pendingTopUps: [], voucherCodes: ['RAINY50'] });
  });

  it('keeps what another tab stored before the first save of this tab', async () => {
    const tab = await openTab();
    storeSlice('booking', { pendingTopUps: [topUp] });
    tab.store.dispatch(tab.actions.voucherCodeSaved('RAINY50'));
    await tab.flush();
    expect(storedSlice('booking')).toMatchObject({ pendingTopUps: [topUp], voucherCodes: ['RAINY50'] });
  });
});

describe('a sign-in in another tab', () => {
  it('as another customer clears and reloads this page, and leaves their storage alone', async () => {
    const { first, second } = await openTwoTabs();
    first.store.dispatch(first.actions.loggedOut());
    first.signIn('H1', corporate());
    await vi.waitFor(() => expect(second.seen.reloads).toBe(1));
    expect([second.state().user.user, second.state().user.token]).toEqual([null, null]);
    second.store.dispatch(second.actions.drawerToggled('menu'));
    await second.flush();
    expect(storedSlice('user')).toMatchObject({ token: 'H1', user: { user: { username: 'harbor' } } });
    expect([first.state().user.token, first.seen.reloads]).toEqual(['H1', 0]);
  });

  it('as another customer is adopted after this tab saw the logout', async () => {
    const { first, second } = await openTwoTabs();
    first.store.dispatch(first.actions.loggedOut());
    await vi.waitFor(() => expect(second.state().user.user).toBeNull());
    first.signIn('H1', corporate());
    await vi.waitFor(() => expect(second.state().user.token).toBe('H1'));
    expect([second.state().user.user?.user.username, second.seen.reloads]).toEqual(['harbor', 0]);
  });

  it('also signs in this tab if it was signed out', async () => {
    const first = await openTab();
    const second = await openTab();
    first.signIn('T1');
    await vi.waitFor(() => expect(second.actions.selectIsSignedIn(second.state())).toBe(true));
    expect([second.state().utils.isLogin, second.seen.reloads]).toEqual([true, 0]);
    const api = watchApi();
    api.answer(answerOnlyWith('T1'));
    expect(await settleAll([second.send({ method: 'GET', path: '/api/vouchers' })])).toEqual(['yours']);
  });
});

it('adopts the tokens that another tab refreshed, and never overwrites them with the old ones', async () => {
  const { first, second } = await openTwoTabs();
  const api = watchApi();
  api.answer(answerOnlyWith('T2'));
  api.refresh(({ text }) =>
    text.includes('R-T1') ? HttpResponse.json({ access: 'T2', refresh: 'R2' }) : createRefusal(),
  );
  expect(await settleAll([first.send({ method: 'GET', path: '/api/vouchers' })])).toEqual(['yours']);
  second.store.dispatch(second.actions.addressSelected('7'));
  await second.flush();
  expect(storedSlice('user')).toMatchObject({ token: 'T2', refreshToken: 'R2' });
  await vi.waitFor(() => expect(second.state().user).toMatchObject({ token: 'T2', refreshToken: 'R2' }));
  expect(api.refreshes).toHaveLength(1);
});

/** Sets the record that GET customers/ returns from now on. */
function answerRecord(record: object) {
  network.use(http.get('*/api/customers/', () => HttpResponse.json({ success: true, message: '', data: record })));
}

/** Waits for the pending work of storage, the channel and the listeners of both tabs. */
const settle = () => delay(60);

const withProfile = (user_profile: object | null) => {
  const record = individual();
  return { ...record, user: { ...record.user, user_profile } };
};
const { account_number: _number, ...unnumbered } = individual().user.user_profile;

describe('a refetched customer record', () => {
  const thin = individual({ profile: { account_number: '' } });

  it.each<[string, Customer, object]>([
    ['another account number', individual(), individual({ profile: { account_number: 'LGX-000042' } })],
    ['an account number that was assigned after the login', thin, individual()],
    ['an account number of null', individual(), withProfile({ ...unnumbered, account_number: null })],
    ['no account number', individual(), withProfile(unnumbered)],
    ['no profile', individual(), withProfile(null)],
    ['another id', individual(), individual({ id: 7 })],
  ])('with %s belongs to the same customer in every tab', async (_what, atLogin, record) => {
    const draft = typedDraft();
    const first = await openTab();
    first.signIn('T1', atLogin);
    const second = await openTab();
    await second.flush();
    first.store.dispatch(
      first.actions.draftSaved({
        account: first.actions.selectAccountKey(first.state()),
        draft,
      }),
    );
    answerRecord(record);
    for (const tab of [first, second]) {
      await tab.fetchCustomer();
      await tab.flush();
      await settle();
    }
    expect([first.seen.reloads, second.seen.reloads]).toEqual([0, 0]);
    expect(first.actions.selectIsSignedIn(first.state())).toBe(true);
    expect(storedSlice('user')).toMatchObject({ token: 'T1', user: first.state().user.user });
    expect(storedSlice('user').user).not.toEqual(atLogin);
    const reopened = await openTab();
    for (const tab of [first, reopened]) {
      const account = tab.actions.selectAccountKey(tab.state());
      expect(tab.actions.selectDraft(account)(tab.state())).toEqual(draft);
    }
    await settle();
    expect([first.seen.reloads, second.seen.reloads, reopened.seen.reloads]).toEqual([0, 0, 0]);
  });
});

it('keeps the first of two customers who sign in at the same moment, and reloads the other tab once', async () => {
  const first = await openTab();
  const second = await openTab();
  first.signIn('T1');
  second.signIn('H1', corporate());
  await second.flush();
  await settle();
  expect(storedSlice('user')).toMatchObject({ token: 'T1', user: { user: { username: 'ana' } } });
  expect([first.seen.reloads, second.seen.reloads]).toEqual([0, 1]);
  const reloaded = await openTab();
  answerRecord(individual({ profile: { account_number: 'LGX-000042' } }));
  await reloaded.fetchCustomer();
  await reloaded.flush();
  await settle();
  expect(reloaded.seen.reloads).toBe(0);
});

it('ignores a late write of an older session: this page neither reloads nor takes its token', async () => {
  const { first, second } = await openTwoTabs();
  const older = localStorage.getItem('user') ?? '';
  first.store.dispatch(first.actions.loggedOut());
  await vi.waitFor(() => expect(second.state().user.user).toBeNull());
  first.signIn('H1', corporate());
  localStorage.setItem('user', older);
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  await settle();
  expect([first.state().user.token, first.seen.reloads]).toEqual(['H1', 0]);
  first.store.dispatch(first.actions.addressSelected('7'));
  await first.flush();
  expect(storedSlice('user')).toMatchObject({ token: 'H1' });
});
