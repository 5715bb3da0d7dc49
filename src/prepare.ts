import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { takeFirstAnswers } from './app/firstAnswers';
import { CustomerNav } from './app/layout/forCustomers';
import { loadPage } from './app/loadPage';
import { openSessionPage } from './app/openSessionPage';
import { routeObjects } from './app/routeObjects';
import { createAppRouter } from './app/router';
import { envProblems } from './config/env';
import { connectStoreToHttp } from './store/connect';
import { makeStore } from './store/makeStore';
import { selectIsSignedIn } from './store/user';

/** With no API configured the sandbox answers; a build that has one carries none of it. */
async function startBackend(): Promise<{ takesOver: boolean }> {
  if (import.meta.env.VITE_API_BASE_URL) return { takesOver: false };
  const { startSandbox } = await import('./sandbox/browser');
  return startSandbox();
}

/** Their part of the top bar; where it does not come it is asked for again by whoever needs it. */
const prepareForCustomer = () => CustomerNav.preload().catch(() => undefined);

/**
 * Makes what the first drawing needs, while the code that draws is on its way: nothing here imports React's renderer,
 * the largest file of the start. Null where there is no app to draw: the settings are wrong, or the sandbox's bank has
 * the page.
 */
export async function prepare() {
  if (envProblems.length > 0) return null;
  const { store, persist } = makeStore();
  const isCustomer = selectIsSignedIn(store.getState());
  const backend = startBackend();
  // on its way with the backend: the first render shows the page whole
  void loadPage(routeObjects, window.location);
  if ((await backend).takesOver) return null;
  const routed = createAppRouter(routeObjects, createBrowserHistory());
  connectStoreToHttp(store, {
    onSessionLost: () => void routed.then(openSessionPage),
  });
  const [router] = await Promise.all([routed, isCustomer && prepareForCustomer()]);
  const isLoaded = router.state.problem === undefined;
  const answered =
    isCustomer && isLoaded ? takeFirstAnswers(routeObjects, window.location, store.dispatch) : Promise.resolve();
  return { store, persist, router, isCustomer, isLoaded, answered };
}

export type Prepared = NonNullable<Awaited<ReturnType<typeof prepare>>>;
