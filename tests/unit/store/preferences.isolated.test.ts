import { afterEach, describe, expect, it, vi } from 'vitest';
import { storeSlice, storedSlice } from '../../storedSlices';
import { closeTabs, openTab } from './tabs';

afterEach(() => {
  vi.useRealTimers();
  closeTabs();
});

const DEFAULTS = { asksForRating: true, announcesNotifications: false, usesSingleKeys: true };
const CHANGED = { asksForRating: false, announcesNotifications: true, usesSingleKeys: false };

async function changedTab() {
  const tab = await openTab();
  tab.signIn('tok-1');
  tab.store.dispatch(tab.actions.preferencesChanged(CHANGED));
  await tab.flush();
  return tab;
}

describe('the settings of this device', () => {
  it('survive a reload', async () => {
    expect((await openTab()).state().utils).toMatchObject(DEFAULTS);
    await changedTab();
    const { state, actions } = await openTab();
    expect([actions.selectAsksForRating(state()), actions.selectAnnouncesNotifications(state())]).toEqual([
      false,
      true,
    ]);
  });

  it.each([
    [
      'not booleans',
      { asksForRating: 'no', announcesNotifications: true },
      { ...DEFAULTS, announcesNotifications: true },
    ],
    ['not there', {}, DEFAULTS],
  ])('fall back to their defaults one by one if they are %s', async (_name, fields, expected) => {
    storeSlice('utils', fields);
    expect((await openTab()).state().utils).toMatchObject(expected);
  });

  it('include edit-profile mode, which survives a reload but not a logout', async () => {
    const tab = await openTab();
    tab.signIn('tok-1');
    tab.store.dispatch(tab.actions.editProfileShown());
    tab.store.dispatch(tab.actions.drawerToggled('menu'));
    await tab.flush();
    const reloaded = await openTab();
    expect(reloaded.state().utils).toMatchObject({ isShowEditProfile: true, isShowDrawer: false });
    void reloaded.store.dispatch(reloaded.actions.logout());
    expect((await openTab()).state().utils.isShowEditProfile).toBe(false);
  });

  it('survive a logout, even if the tab closes at the click', async () => {
    const tab = await changedTab();
    void tab.store.dispatch(tab.actions.logout());
    expect((await openTab()).state().utils).toMatchObject({ ...CHANGED, isLogin: false });
    await vi.waitFor(() => expect(tab.seen.left).toEqual(['/login']), 3000);
    await tab.flush();
    expect(storedSlice('utils')).toMatchObject(CHANGED);
  });

  it('survive a lost session', async () => {
    const tab = await changedTab();
    tab.store.dispatch(tab.actions.sessionLost());
    expect(tab.state().utils).toMatchObject({ ...CHANGED, isLogin: false });
  });

  it('apply to every tab: an open tab does not write its old ones back', async () => {
    const first = await openTab();
    first.signIn('tok-1');
    const second = await openTab();
    first.store.dispatch(first.actions.preferencesChanged(CHANGED));
    await first.flush();
    window.dispatchEvent(new StorageEvent('storage', { key: 'utils' }));
    second.store.dispatch(second.actions.drawerToggled('menu'));
    await second.flush();
    expect(storedSlice('utils')).toMatchObject({ ...CHANGED, isShowDrawer: true });
  });
});
