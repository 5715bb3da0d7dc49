import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readEverythingKept, sealedNames } from '../../browserStorage';
import { individual } from '../../builders/customer';
import { typedDraft } from '../../builders/draft';
import { storedSlice } from '../../storedSlices';
import { settleAll, watchApi } from '../http/api';
import { closeTabs, openTab } from './tabs';

const ANA = '41';
const PRIVATE = /tok-1|Reyes|ana@|Mabini|LGX-9/;

afterEach(() => {
  closeTabs();
});

/** Renders a remembered customer with a draft and a placed booking, offline. */
async function busyTab() {
  const tab = await openTab();
  const api = watchApi();
  api.answer(() => HttpResponse.error());
  tab.signIn('tok-1', individual());
  await vi.waitFor(() => expect(tab.state().booking.isDraftReady).toBe(true));
  const { rememberMeChanged, draftSaved, addressSelected, bookingPlaced } = tab.actions;
  [
    rememberMeChanged({ username: individual().user.username, password: 'ciphertext' }),
    draftSaved({ account: ANA, draft: typedDraft('8 Mabini Street') }),
    addressSelected('7'),
    bookingPlaced({
      bookingId: '9',
      bookingNumber: 'LGX-9',
      mode: 'exclusive',
      estimate: { total: 500, discount: 0, breakdown: [] },
    }),
  ].forEach((action) => tab.store.dispatch(action));
  sessionStorage.setItem('unsent', JSON.stringify({ account: ANA, inputs: { message: 'Ask for Reyes' } }));
  await tab.flush();
  expect(await readEverythingKept()).toMatch(PRIVATE);
  return { ...tab, api };
}

type Tab = Awaited<ReturnType<typeof busyTab>>;

const ENDINGS: [string, (tab: Tab) => Promise<void>][] = [
  ['logout', ({ store, actions }) => store.dispatch(actions.logout())],
  [
    'the Ok of an expired session',
    async ({ store, actions }) => {
      store.dispatch(actions.sessionLost());
      await store.dispatch(actions.leaveExpiredSession(() => undefined));
    },
  ],
  ['the deletion of the account', ({ store, actions }) => store.dispatch(actions.leaveDeletedAccount())],
];

describe('without a network', () => {
  it.each(ENDINGS)('%s leaves nothing private in any storage, and ends the other tab too', async (_name, end) => {
    const tab = await busyTab();
    const other = await openTab();
    expect(other.actions.selectIsSignedIn(other.state())).toBe(true);
    const ended = end(tab);
    await vi.waitFor(() => expect(other.actions.selectIsSignedIn(other.state())).toBe(false), 2000);
    expect([other.state().user.user, other.state().booking.drafts]).toEqual([null, {}]);
    await ended;
    await Promise.all([tab.flush(), other.flush()]);
    expect(await readEverythingKept()).not.toMatch(PRIVATE);
    expect([storedSlice('user').token, storedSlice('user').user, storedSlice('user').selectedAdd]).toEqual([
      null,
      null,
      null,
    ]);
    expect(await settleAll([tab.send({ method: 'GET', path: '/api/vouchers' })])).toEqual(['cancelled 0']);
    expect(tab.api.calls).toHaveLength(0);
  });
});

describe('the data left for the next sign-in', () => {
  it('is the sealed draft and the remembered sign-in after a logout', async () => {
    const tab = await busyTab();
    await tab.store.dispatch(tab.actions.logout());
    expect(await sealedNames()).toEqual([`draft:${ANA}`]);
    expect(storedSlice('user').rememberMeData).toEqual({ username: 'ana', password: 'ciphertext' });
  });

  it('is no unsent text in a tab that missed the logout', async () => {
    sessionStorage.setItem('unsent', JSON.stringify({ account: ANA, inputs: { message: 'Ask for Reyes' } }));
    await openTab();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is nothing after the account was deleted', async () => {
    const tab = await busyTab();
    await tab.store.dispatch(tab.actions.leaveDeletedAccount());
    expect(await sealedNames()).toEqual([]);
    expect(storedSlice('user').rememberMeData).toEqual({ username: '', password: '' });
    expect(tab.seen.left).toEqual(['/login?deleted']);
  });

  it('is the remembered sign-in after another customer’s account was deleted', async () => {
    const tab = await busyTab();
    tab.store.dispatch(tab.actions.rememberMeChanged({ username: 'bea', password: 'ciphertext' }));
    await tab.store.dispatch(tab.actions.leaveDeletedAccount());
    expect(storedSlice('user').rememberMeData).toEqual({ username: 'bea', password: 'ciphertext' });
  });
});
