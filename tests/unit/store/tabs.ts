import { vi } from 'vitest';
import type { HttpCall } from '@/lib/http/client';
import { individual } from '../../builders/customer';

const closings: (() => void)[] = [];

/** Opens another tab over the same storage, with its own instance of every module. */
export async function openTab() {
  vi.resetModules();
  const [{ makeStore }, { connectStore }, user, booking, utils, endings, { loadHttp, send }, { accountApi }] =
    await Promise.all([
      import('@/store/makeStore'),
      import('@/store/connect'),
      import('@/store/user'),
      import('@/store/booking'),
      import('@/store/utils'),
      import('@/store/logout'),
      import('@/lib/http/client'),
      import('@/api/account'),
    ]);
  const { toEnvelope } = await import('@/api/adapter/adapter');
  // a module loaded after the next reset would be the next tab's
  await loadHttp();
  const seen = { left: [] as string[], reloads: 0, expired: 0 };
  const { store, services, persist } = makeStore({
    leaveTo: (path) => void seen.left.push(path),
    reload: () => void (seen.reloads += 1),
  });
  const persistor = await persist();
  const disconnect = connectStore({ store, services, onSessionLost: () => void (seen.expired += 1) });
  closings.push(() => {
    disconnect();
    persistor.pause();
    // its pending writes would end up in the storage of the next test
    services.storage.close();
  });
  return {
    store,
    seen,
    send: async (call: HttpCall) => toEnvelope(await send(call), false),
    actions: { ...user, ...booking, ...utils, ...endings },
    state: () => store.getState(),
    flush: () => persistor.flush(),
    /** Sends GET customers/, as a page that shows the customer does. */
    fetchCustomer: () =>
      store.dispatch(accountApi.endpoints.getCustomer.initiate(undefined, { subscribe: false, forceRefetch: true })),
    signIn: (access: string, customer = individual(), refresh = `R-${access}`) =>
      store.dispatch(user.signedIn({ access, refresh, customer })),
  };
}

/** Closes every tab of a test; for `afterEach`. */
export function closeTabs() {
  closings.splice(0).forEach((close) => close());
  vi.resetModules();
}

/** Returns the whole content of storage as one text. */
export const readEverythingStored = () => JSON.stringify({ ...localStorage, ...sessionStorage });
