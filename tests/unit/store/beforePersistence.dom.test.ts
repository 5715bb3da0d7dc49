import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { individual } from '../../builders/customer';
import { typedDraft } from '../../builders/draft';
import { outcomes, refused, watchApi } from '../http/api';
import { closeTabs, everythingStored, openTab, store, stored } from './tabs';

const ANA = '41';

beforeEach(() => {
  indexedDB = new IDBFactory();
  store('user', { token: 'tok-1', refreshToken: 'R1', user: individual(), sessionEpoch: 1 });
  store('booking', { account: ANA, drafts: { [ANA]: typedDraft('8 Mabini Street') } });
});

afterEach(() => {
  vi.doUnmock('redux-persist');
  closeTabs();
});

/** How the code that persists may be missing: not there yet, or not to be had. */
const fails = () => Promise.reject<object>(new Error('404'));
const MISSING: [string, () => Promise<object>][] = [
  ['is on its way', () => new Promise(() => undefined)],
  ['did not come', fails],
];

describe.each(MISSING)('while the code that persists %s', (_name, load) => {
  async function tab() {
    vi.doMock('redux-persist', load);
    return openTab({ waits: false });
  }

  it('a refreshed token is on disk before another tab may look for it', async () => {
    const { send, state } = await tab();
    const api = watchApi();
    api.answer(({ bearer }) => (bearer === 'Bearer tok-2' ? Response.json({ success: true, data: null }) : refused()));
    api.refresh(() => Response.json({ access: 'tok-2' }));
    const seen: unknown[] = [];
    const heard = new BroadcastChannel('logistix-session');
    const told = new Promise((resolve) => {
      heard.onmessage = () => resolve(seen.push(stored('user').token));
    });
    await send({ method: 'GET', path: '/api/vouchers' });
    // what the next tab reads once the lock is let go
    expect([state().user.token, stored('user').token]).toEqual(['tok-2', 'tok-2']);
    await told;
    heard.close();
    expect(seen).toEqual(['tok-2']);
    expect(stored('booking').drafts).toHaveProperty([ANA]);
  });

  it('a session that is lost leaves no token and no profile on disk, and its draft alone', async () => {
    const { send } = await tab();
    const api = watchApi();
    api.answer(() => refused());
    api.refresh(() => refused());
    expect(await outcomes([send({ method: 'GET', path: '/api/vouchers' })])).toEqual(['cancelled 401']);
    expect([stored('user').token, stored('user').refreshToken, stored('user').user]).toEqual([null, null, null]);
    expect(localStorage.getItem('user')).not.toMatch(/tok-1|R1|Reyes/);
    expect(localStorage.getItem('booking')).toContain('8 Mabini Street');
  });

  it('a logout without its steps, as after a new password, leaves nothing of the customer', async () => {
    const { store: page, actions } = await tab();
    page.dispatch(actions.loggedOut());
    expect(everythingStored()).not.toMatch(/tok-1|R1|Reyes|Mabini/);
    const again = await openTab({ waits: false });
    expect(again.actions.selectIsSignedIn(again.state())).toBe(false);
  });

  it('what is typed is on disk as it is saved', async () => {
    const { store: page, actions } = await tab();
    page.dispatch(actions.draftSaved({ account: ANA, draft: typedDraft('9 Rizal Street') }));
    expect(localStorage.getItem('booking')).toContain('9 Rizal Street');
  });
});

it('the code that persists is asked for again after a failure, as soon as something is to be kept', async () => {
  vi.doMock('redux-persist', fails);
  const { store: page, actions } = await openTab({ waits: false });
  vi.doUnmock('redux-persist');
  page.dispatch(actions.tokenRefreshed('tok-2'));
  // from now on any change is written, without a word to the storage
  await vi.waitFor(() => expect(page.getState().user).toHaveProperty('_persist.rehydrated', true));
  page.dispatch(actions.addressSelected('7'));
  await vi.waitFor(() => expect(stored('user')).toMatchObject({ token: 'tok-2', selectedAdd: '7' }));
});
