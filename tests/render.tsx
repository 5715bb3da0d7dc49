import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { toEnvelope } from '@/api/adapter/adapter';
import { baseApi } from '@/api/baseApi';
import { readResponse } from '@/api/response';
import type { Booking, Customer, LoginResult } from '@/api/wire';
import { App } from '@/app/App';
import { ROOT_OPTIONS, connectReports } from '@/app/reports';
import { loadMatchedRoutes, openSessionPage } from '@/app/router';
import { routes } from '@/app/routes';
import { LOGOUT_CLEAR_DELAY_MS } from '@/config/constants';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { DEMO_PASSWORD } from '@/sandbox/accounts';
import type { World } from '@/sandbox/world';
import { draftSaved } from '@/store/booking';
import { connectStore } from '@/store/connect';
import { makeStore } from '@/store/makeStore';
import { selectAccountKey } from '@/store/user';
import { loaderHidden } from '@/store/utils';
import { atTestEnd } from './atTestEnd';
import { bareBackend } from './builders/bareBackend';
import { spoilBookings } from './builders/spoilBookings';
import { server, startSandbox } from './server';
import { stopWriting, storeSlice, storedSlice } from './storedSlices';

export type RenderOptions = {
  /** Username of a logged-in demo account; a visitor if omitted. */
  as?: string;
  /** Changes the fresh world before the first render. */
  world?: (world: World) => void;
  /** Changes every booking that the server sends. */
  spoil?: (booking: Booking) => void;
  /** Draft of that account or of the visitor. */
  draft?: DeliveryDraft;
  /** Uses a backend that sends only required fields (builders/bareBackend). */
  isBare?: boolean;
};

async function signIn(username: string) {
  const response = await fetch(new URL('/api/customers/login', window.location.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  });
  const envelope = toEnvelope({ status: response.status, body: await response.json() }, false);
  const read = readResponse(envelope, 'session');
  if ('error' in read) throw new Error(`${username} cannot sign in: ${envelope.message}`);
  const data = read.data as LoginResult & { customer: Customer };
  return { user: data.customer, token: data.access, refreshToken: data.refresh ?? null, sessionEpoch: 1 };
}

/** Renders the whole app at `path` on a fresh sandbox, with the real store and routes. */
export async function renderApp(path: string, { as, world, spoil, draft, isBare = false }: RenderOptions = {}) {
  const sandbox = startSandbox();
  world?.(sandbox.world);
  if (isBare) server.resetHandlers(...bareBackend(sandbox.handlers));
  if (spoil) spoilBookings(sandbox, spoil);
  if (as !== undefined) storeSlice('user', { ...storedSlice('user'), ...(await signIn(as)) });
  const bundle = makeStore({
    // acts like a reload at another address within one test
    leaveTo: (target) => {
      bundle.store.dispatch(loaderHidden());
      void router.navigate(target);
    },
    reload: () => undefined,
  });
  const { store, services, persist } = bundle;
  const persistor = await persist();
  if (draft) store.dispatch(draftSaved({ account: selectAccountKey(store.getState()), draft }));
  const [pathname = path] = path.split(/[?#]/);
  await loadMatchedRoutes({ pathname });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  connectReports(router, store);
  const disconnect = connectStore({
    store,
    services,
    onSessionLost: () => openSessionPage(router),
  });
  const user = userEvent.setup({ advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)) });
  const view = await act(async () =>
    Promise.resolve(
      render(
        <App store={store}>
          <RouterProvider router={router} />
        </App>,
        ROOT_OPTIONS,
      ),
    ),
  );
  atTestEnd(async () => {
    view.unmount();
    disconnect();
    // the second step of a logout ends the session of the tab, which would be that of the next test
    if (store.getState().user.isLeaving) await new Promise((resolve) => setTimeout(resolve, LOGOUT_CLEAR_DELAY_MS));
    stopWriting(persistor);
    store.dispatch(baseApi.util.resetApiState());
    router.dispose();
  });
  return { user, store, router, world: sandbox.world, sandbox };
}

/** A rendered app: its user, store, router and sandbox. */
export type RenderedApp = Awaited<ReturnType<typeof renderApp>>;
