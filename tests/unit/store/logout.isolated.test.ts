import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { VISITOR } from '@/store/userState';
import { corporate, individual } from '../../builders/customer';
import { typedDraft } from '../../builders/draft';
import { storedSlice } from '../../storedSlices';
import { createRefusal, ok, settleAll, watchApi } from '../http/api';
import { closeTabs, openTab, readEverythingStored } from './tabs';

const ANA = '41';

afterEach(() => {
  vi.useRealTimers();
  closeTabs();
});

type Tab = Awaited<ReturnType<typeof openTab>>;

/** Some browsers never answer a request to open the key vault. */
const silenceVault = () => vi.spyOn(indexedDB, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest);

async function signedInTab() {
  const tab = await openTab();
  tab.signIn('tok-1');
  await vi.waitFor(() => expect(tab.state().booking.isDraftReady).toBe(true));
  tab.store.dispatch(tab.actions.rememberMeChanged({ username: 'ana', password: 'ciphertext' }));
  tab.store.dispatch(tab.actions.draftSaved({ account: ANA, draft: typedDraft('8 Mabini Street') }));
  tab.store.dispatch(
    tab.actions.bookingPlaced({
      bookingId: '9',
      bookingNumber: 'LGX-9',
      mode: 'exclusive',
      estimate: { total: 500, discount: 0, breakdown: [] },
    }),
  );
  await tab.flush();
  return tab;
}

describe('Logout', () => {
  it('shows the loader, resets after 1 s and opens /login after another 0.5 s', async () => {
    const tab = await signedInTab();
    tab.store.dispatch(tab.actions.drawerToggled('menu'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const done = tab.store.dispatch(tab.actions.logout());
    expect(tab.state().utils.loader).toBe(true);
    await vi.advanceTimersByTimeAsync(999);
    expect(tab.state().user.user).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    const { user, utils, booking } = tab.state();
    expect([user.user, user.token, utils.isShowDrawer, utils.isLogin, utils.loader]).toEqual([
      null,
      null,
      false,
      false,
      true,
    ]);
    expect(booking).toMatchObject({ drafts: {}, exclusiveBooking: null, recentStops: [] });
    await vi.advanceTimersByTimeAsync(499);
    expect(tab.seen.left).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(tab.seen.left).toEqual(['/login']);
  });

  it('ends the session at the click: no call sends a bearer, and a second click does nothing', async () => {
    const tab = await signedInTab();
    const api = watchApi();
    api.answer(() => ok());
    void tab.store.dispatch(tab.actions.logout());
    void tab.store.dispatch(tab.actions.logout());
    expect(await settleAll([tab.send({ method: 'GET', path: '/api/messages' })])).toEqual(['cancelled 0']);
    expect(api.calls).toHaveLength(0);
    await vi.waitFor(() => expect(tab.seen.left).toEqual(['/login']), 3000);
  });

  it('leaves no token, profile, address or booking in storage, even if the tab closes at once', async () => {
    const tab = await signedInTab();
    expect(readEverythingStored()).toMatch(/tok-1.*Reyes|Reyes.*tok-1/);
    expect(readEverythingStored()).toContain('Mabini');
    void tab.store.dispatch(tab.actions.logout());
    const reopened = await openTab();
    expect(reopened.actions.selectIsSignedIn(reopened.state())).toBe(false);
    await vi.waitFor(() => expect(tab.seen.left).toEqual(['/login']), 3000);
    await Promise.all([tab.flush(), reopened.flush()]);
    expect(readEverythingStored()).not.toMatch(/tok-1|Reyes|LGX|Mabini/);
    expect(storedSlice('user').rememberMeData).toEqual({ username: 'ana', password: 'ciphertext' });
  });

  it('opens /login in time if the key vault never answers', async () => {
    const tab = await signedInTab();
    silenceVault();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    void tab.store.dispatch(tab.actions.logout());
    await vi.advanceTimersByTimeAsync(1500);
    expect(tab.seen.left).toEqual(['/login']);
  });

  it('seals the draft for the same customer only', async () => {
    const tab = await signedInTab();
    await tab.store.dispatch(tab.actions.logout());
    tab.signIn('H1', corporate());
    await vi.waitFor(() => expect(tab.state().booking.isDraftReady).toBe(true));
    expect(tab.state().booking.drafts).toEqual({});
    tab.store.dispatch(tab.actions.loggedOut());
    tab.signIn('T2', individual());
    await vi.waitFor(() =>
      expect(tab.actions.selectDraft(ANA)(tab.state())?.stops[1]?.address_line).toBe('8 Mabini Street'),
    );
  });
});

describe('the draft that another tab saved last', () => {
  /** Two tabs of one session; the second one saves a newer draft, which the first one does not know. */
  async function openTabs() {
    const tab = await signedInTab();
    const other = await openTab();
    other.store.dispatch(other.actions.draftSaved({ account: ANA, draft: typedDraft('15 Rizal Avenue') }));
    expect(tab.actions.selectDraft(ANA)(tab.state())?.stops[1]?.address_line).toBe('8 Mabini Street');
    return { tab, other };
  }

  it.each([
    ['a logout', (tab: Tab) => tab.store.dispatch(tab.actions.logout())],
    // as a new password does: the server has ended every session of the account
    ['a session that ended on the server', (tab: Tab) => tab.store.dispatch(tab.actions.loggedOut())],
    ['a lost session', (tab: Tab) => tab.store.dispatch(tab.actions.sessionLost())],
  ])('survives %s in this tab', async (_name, end) => {
    const { tab, other } = await openTabs();
    await end(tab);
    await vi.waitFor(() => expect(other.actions.selectIsSignedIn(other.state())).toBe(false));
    for (const { store, actions } of [tab, other]) store.dispatch(actions.loggedOut());
    expect(tab.state().booking.drafts).toEqual({});
    tab.signIn('T2');
    await vi.waitFor(() =>
      expect(tab.actions.selectDraft(ANA)(tab.state())?.stops[1]?.address_line).toBe('15 Rizal Avenue'),
    );
  });
});

describe('a page that Back restores from memory', () => {
  it('has no loader after its own logout', async () => {
    const tab = await signedInTab();
    await tab.store.dispatch(tab.actions.logout());
    expect(tab.state().utils.loader).toBe(true);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(tab.state().utils.loader).toBe(false);
  });
});

describe('a lost session', () => {
  async function lostTab() {
    const tab = await signedInTab();
    const api = watchApi();
    api.answer(() => createRefusal());
    api.refresh(() => createRefusal());
    const paths = ['/api/vouchers', '/api/messages', '/api/payments', '/api/notifications', '/api/customers/'];
    await settleAll(paths.map((path) => tab.send({ method: 'GET', path })));
    return { tab, api };
  }

  it('is reported once for any number of failed calls, and leaves no token', async () => {
    const { tab, api } = await lostTab();
    expect([tab.seen.expired, tab.state().user.isSessionExpired, api.refreshes.length]).toEqual([1, true, 1]);
    expect([tab.state().user.token, tab.state().user.user]).toEqual([null, null]);
    expect([storedSlice('user').token, storedSlice('user').user]).toEqual([null, null]);
    expect(readEverythingStored()).not.toContain('tok-1');
  });

  it('keeps the draft over a reload, and restores it for the same customer', async () => {
    await lostTab();
    const reopened = await openTab();
    expect(reopened.state().user.isSessionExpired).toBe(false);
    expect(reopened.state().booking.exclusiveBooking).toBeNull();
    reopened.signIn('T5');
    await vi.waitFor(() => expect(reopened.actions.selectIsDraftReady(reopened.state())).toBe(true));
    expect(reopened.actions.selectDraft(ANA)(reopened.state())?.stops[1]?.address_line).toBe('8 Mabini Street');
  });

  it('ends with Ok: loader, everything cleared, drawers hidden, and home after 500 ms', async () => {
    const { tab } = await lostTab();
    vi.useFakeTimers();
    const home = vi.fn();
    tab.store.dispatch(tab.actions.drawerToggled('palette'));
    void tab.store.dispatch(tab.actions.leaveExpiredSession(home));
    expect(tab.actions.selectOpenDrawer(tab.state())).toBeNull();
    expect([tab.state().utils.loader, tab.state().user.isSessionExpired, tab.state().booking.drafts]).toEqual([
      true,
      false,
      {},
    ]);
    await vi.advanceTimersByTimeAsync(499);
    expect(home).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(home).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(tab.state().utils.loader).toBe(false);
    vi.useRealTimers();
    await tab.flush();
    expect(readEverythingStored()).not.toMatch(/tok-1|Reyes|LGX|Mabini/);
  });
});

it("gives a visitor's draft to the account that signs in", async () => {
  const tab = await openTab();
  tab.store.dispatch(tab.actions.draftSaved({ account: VISITOR, draft: typedDraft('1 Visitor Road') }));
  tab.signIn('tok-1');
  await vi.waitFor(() => expect(tab.actions.selectIsDraftReady(tab.state())).toBe(true));
  expect(Object.keys(tab.state().booking.drafts)).toEqual([ANA]);
  expect(tab.actions.selectDraft(ANA)(tab.state())?.stops[1]?.address_line).toBe('1 Visitor Road');
});

it('keeps a sealed draft when another one is opened before it is restored', async () => {
  const tab = await signedInTab();
  await tab.store.dispatch(tab.actions.logout());
  tab.signIn('T2', individual());
  tab.store.dispatch(tab.actions.draftSaved({ account: ANA, draft: typedDraft('1 New Road') }));
  await vi.waitFor(() => expect(tab.state().booking.isDraftReady).toBe(true));
  tab.store.dispatch(tab.actions.draftDiscarded({ account: ANA }));
  await tab.store.dispatch(tab.actions.logout());
  tab.signIn('T3', individual());
  await vi.waitFor(() =>
    expect(tab.actions.selectDraft(ANA)(tab.state())?.stops[1]?.address_line).toBe('8 Mabini Street'),
  );
});

it('restores the draft at the next sign-in if the key vault did not answer at this one', async () => {
  const tab = await signedInTab();
  await tab.store.dispatch(tab.actions.logout());
  const silence = silenceVault();
  tab.signIn('T2');
  await vi.waitFor(() => expect(tab.actions.selectIsDraftReady(tab.state())).toBe(true), 3000);
  expect(tab.state().booking.drafts).toEqual({});
  silence.mockRestore();
  tab.store.dispatch(tab.actions.loggedOut());
  tab.signIn('T3');
  await vi.waitFor(() => expect(tab.actions.selectDraft(ANA)(tab.state())).toBeDefined());
});

it('refetches a customer record that storage could not restore', async () => {
  const tab = await openTab();
  tab.signIn('tok-1');
  localStorage.setItem(
    'user',
    JSON.stringify({ ...(JSON.parse(localStorage.getItem('user') ?? '{}') as object), user: '"?"' }),
  );
  const api = watchApi();
  api.answer(() => HttpResponse.json({ success: true, message: '', data: individual({ remaining_credits: 7 }) }));
  const reopened = await openTab();
  await vi.waitFor(() => expect(reopened.state().user.user?.remaining_credits).toBe(7));
  expect(api.calls.map(({ path }) => path)).toEqual(['/api/customers/']);
});
