import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { notificationsApi } from '@/api/notifications';
import type { Notification } from '@/api/wire';
import { connectStore } from '@/store/connect';
import { findArrivedAfter } from '@/store/followNotifications';
import { makeStore } from '@/store/makeStore';
import { selectToasts } from '@/store/toasts';
import { signedIn } from '@/store/user';
import { drawerToggled, preferencesChanged } from '@/store/utils';
import { individual } from '../../builders/customer';
import { watchApi } from '../http/api';

const at = (minute: number, was_seen = false): Notification => ({
  id: minute,
  was_seen,
  date_created: new Date(Date.UTC(2026, 10, 21, 8, minute)).toISOString(),
  notification_event: {
    title: `Event ${minute}`,
    type: 'Info',
    date_created: new Date(Date.UTC(2026, 10, 21, 8, minute)).toISOString(),
    target: null,
  },
});

let disconnect = () => {};
afterEach(() => disconnect());

/** Creates a signed-in store and a function that loads a first page with these notifications. */
function signedInStore(announces: boolean) {
  const { store, services } = makeStore({ leaveTo: () => undefined, reload: () => undefined });
  disconnect = connectStore({ store, services, onSessionLost: () => undefined });
  store.dispatch(signedIn({ access: 'T1', customer: individual() }));
  store.dispatch(preferencesChanged({ announcesNotifications: announces }));
  const look = async (found: Notification[], page = 1) => {
    watchApi().answer(() =>
      HttpResponse.json({ success: true, message: '', data: found, count: found.length, unread_count: 0 }),
    );
    const { initiate } = notificationsApi.endpoints.getNotifications;
    await store.dispatch(initiate(page, { subscribe: false, forceRefetch: true }));
  };
  const said = () => selectToasts(store.getState()).map(({ title, text, type }) => [title, text, type]);
  return { store, look, said };
}

describe('new notifications', () => {
  it.each([
    ['newer and unread', [at(2)], [2]],
    ['seen meanwhile', [at(2, true)], []],
    ['as old as the last look', [at(1)], []],
    ['without a readable date', [{ ...at(2), date_created: 'soon' }], []],
  ])('count if they are %s', (_name, page, ids) => {
    expect(findArrivedAfter(Date.UTC(2026, 10, 21, 8, 1), page).map(({ id }) => id)).toEqual(ids);
  });

  it('show one toast each, and none at the first load', async () => {
    const { look, said } = signedInStore(true);
    await look([at(2), at(1)]);
    expect(said()).toEqual([]);
    await look([at(3), at(2), at(1)]);
    await look([at(3), at(2), at(1)]);
    expect(said()).toEqual([['New notification', 'Event 3', 'info']]);
    await look([at(5), at(4), at(3)]);
    expect(said().at(-1)).toEqual(['New notification', '2 new notifications', 'info']);
    // an older one that moved up after a deletion is not new
    await look([at(5), at(4), at(0)]);
    expect(said()).toHaveLength(2);
  });

  it('show no toast if this device turned them off, for a later page, or with an open drawer', async () => {
    const silent = signedInStore(false);
    await silent.look([at(1)]);
    await silent.look([at(2), at(1)]);
    expect(silent.said()).toEqual([]);
    disconnect();
    const { store, look, said } = signedInStore(true);
    await look([at(1)]);
    await look([at(3)], 2);
    store.dispatch(drawerToggled('notifications'));
    await look([at(2), at(1)]);
    store.dispatch(drawerToggled('notifications'));
    await look([at(2), at(1)]);
    expect(said()).toEqual([]);
  });
});
