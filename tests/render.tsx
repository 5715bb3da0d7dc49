import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { readAnswer } from '@/api/answer';
import { baseApi } from '@/api/baseApi';
import type { Customer, LoginResult } from '@/api/wire';
import { App } from '@/app/App';
import { loadMatchedRoutes, openSessionPage } from '@/app/router';
import { routes } from '@/app/routes';
import type { DeliveryDraft } from '@/domain/draft/draft';
import type { Envelope } from '@/lib/http/client';
import { DEMO_PASSWORD } from '@/sandbox/accounts';
import type { World } from '@/sandbox/world';
import { draftSaved } from '@/store/booking';
import { connectStoreToHttp } from '@/store/connect';
import { makeStore } from '@/store/makeStore';
import { selectAccountKey } from '@/store/user';
import { loaderHidden } from '@/store/utils';
import { bareBackend } from './builders/bareBackend';
import { server, startSandbox } from './server';
import { storedSlice, storeSlice } from './storedSlices';

export type RenderOptions = {
  /** User name of a demo account that is signed in from the start; nobody where it is absent. */
  as?: string;
  /** Changes the fresh world before anything is shown. */
  world?: (world: World) => void;
  /** What that account, or the visitor, has typed before. */
  draft?: DeliveryDraft;
  /** Whether the backend sends no more than it has to (builders/bareBackend). */
  isBare?: boolean;
};

const endings: (() => void)[] = [];

beforeEach(() => {
  indexedDB = new IDBFactory();
});

afterEach(() => {
  endings.splice(0).forEach((end) => end());
});

async function signIn(username: string) {
  const answer = await fetch(new URL('/api/customers/login', window.location.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  });
  const envelope = (await answer.json()) as Envelope<unknown>;
  const read = readAnswer(envelope, 'session');
  if ('error' in read) throw new Error(`${username} cannot sign in: ${envelope.message}`);
  const data = read.data as LoginResult & { customer: Customer };
  return { user: data.customer, token: data.access, refreshToken: data.refresh ?? null, sessionEpoch: 1 };
}

/** The whole app at `path`, on a fresh sandbox: real store, real routes, only the network is the sandbox's. */
export async function renderApp(path: string, { as, world, draft, isBare = false }: RenderOptions = {}) {
  const sandbox = startSandbox();
  world?.(sandbox.world);
  if (isBare) server.resetHandlers(...bareBackend(sandbox.handlers));
  if (as !== undefined) storeSlice('user', { ...storedSlice('user'), ...(await signIn(as)) });
  const bundle = makeStore({
    // what a reload at another address comes to, within one test
    leaveTo: (target) => {
      bundle.store.dispatch(loaderHidden());
      void router.navigate(target);
    },
    reload: () => undefined,
  });
  const { store, persist } = bundle;
  const persistor = await persist();
  if (draft) store.dispatch(draftSaved({ account: selectAccountKey(store.getState()), draft }));
  const [pathname = path] = path.split(/[?#]/);
  await loadMatchedRoutes({ pathname });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const disconnect = connectStoreToHttp(store, {
    onSessionLost: () => openSessionPage(router),
  });
  const user = userEvent.setup({ advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)) });
  const view = await act(async () =>
    Promise.resolve(
      render(
        <App store={store}>
          <RouterProvider router={router} />
        </App>,
      ),
    ),
  );
  endings.push(() => {
    view.unmount();
    disconnect();
    // what waits to be written goes now: later it would be the next test's storage
    void persistor.flush();
    persistor.pause();
    store.dispatch(baseApi.util.resetApiState());
    router.dispose();
  });
  return { user, store, router, world: sandbox.world, sandbox };
}
