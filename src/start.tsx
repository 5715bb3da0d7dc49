import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { takeFirstAnswers } from './app/firstAnswers';
import { CustomerNav } from './app/layout/forCustomers';
import { loadPage } from './app/loadPage';
import { isPageReady } from './app/prerender/readyPage';
import { routeObjects } from './app/routeObjects';
import { envProblems } from './config/env';
import { PATHS } from './config/paths';
import { loadHttp } from './lib/http/loadHttp';
import { painted } from './lib/painted';
import { connectStoreToHttp, selectIsAsking } from './store/connect';
import { makeStore } from './store/makeStore';
import { selectIsSignedIn } from './store/user';

/** With no API configured the sandbox answers; a build that has one carries none of it. */
async function startBackend(): Promise<{ takesOver: boolean }> {
  if (import.meta.env.VITE_API_BASE_URL) return { takesOver: false };
  const { startSandbox } = await import('./sandbox/browser');
  return startSandbox();
}

/** A visitor who left nothing behind sees what was prerendered; for everybody else the page is made anew. */
function matchesPrerendered(store: ReturnType<typeof makeStore>['store']): boolean {
  if (!isPageReady() || window.location.search !== '') return false;
  const fresh = makeStore({ storage: { get: () => null, set: () => true, remove: () => undefined } }).store.getState();
  const { user, utils, booking } = store.getState();
  return JSON.stringify([user, utils, booking]) === JSON.stringify([fresh.user, fresh.utils, fresh.booking]);
}

function Shown({ onShown, children }: { onShown: () => unknown; children: ReactNode }) {
  useEffect(() => void onShown(), [onShown]);
  return children;
}

/** Their part of the top bar; where it does not come it is asked for again by whoever needs it. */
const prepareForCustomer = () => CustomerNav.preload().catch(() => undefined);

/** There is something to see: what stood in for it goes (scripts/prerender.ts), and once it is seen our faces may come. */
async function noteShown() {
  document.documentElement.dataset.app = 'shown';
  await painted();
  // without them it reads in the system's
  void import('./fonts.css').catch(() => undefined);
}

/** Starts the app on `element`, which may hold the page's HTML already. */
export async function start(element: HTMLElement): Promise<void> {
  if (envProblems.length > 0) {
    const { SetupProblem } = await import('./app/SetupProblem');
    createRoot(element).render(<SetupProblem problems={envProblems} />);
    return noteShown();
  }
  const { store, persist } = makeStore();
  const isCustomer = selectIsSignedIn(store.getState());
  const backend = startBackend();
  // the first render shows the page whole; one whose code is gone is for the router to tell of
  const firstPage = loadPage(routeObjects, window.location);
  if ((await backend).takesOver) return noteShown();
  const routed = firstPage.then(() => createBrowserRouter(routeObjects));
  connectStoreToHttp(store, {
    onSessionLost: () => void routed.then((router) => router.navigate(PATHS.session, { replace: true })),
  });
  const [router, isLoaded] = await Promise.all([
    routed,
    firstPage,
    isCustomer && prepareForCustomer(),
    isCustomer &&
      firstPage.then((isHere) =>
        isHere ? takeFirstAnswers(routeObjects, window.location, store.dispatch) : undefined,
      ),
  ]);

  // what was prerendered for somebody else goes before anything is seen
  const wasReady = isPageReady();
  if (!wasReady) element.replaceChildren();
  const redoEarlyWork = wasReady ? (await import('./app/prerender/takeOver')).earlyWork(element) : undefined;
  const handleShown = async () => {
    const isSeen = noteShown();
    redoEarlyWork?.();
    performance.mark('usable');
    await isSeen;
    // without it what must not be lost is written as it changes, and it is asked for again then
    persist().catch(() => undefined);
    void loadHttp().catch(() => undefined);
    const isAsking = () => selectIsAsking(store.getState());
    void import('./app/prefetch')
      .then(({ prefetchPages }) => prefetchPages({ routes: router.routes, isCustomer, isAsking }))
      .catch(() => undefined);
  };
  const app = (
    <StrictMode>
      <Shown onShown={handleShown}>
        <App store={store} router={router} />
      </Shown>
    </StrictMode>
  );
  if (isLoaded && matchesPrerendered(store)) {
    // in short stretches: a press or a key between them does not wait for the whole
    startTransition(() => void hydrateRoot(element, app));
  } else {
    if (!wasReady) document.documentElement.dataset.app = 'made';
    // in one go: a key that met the page while another is made in its place would be lost
    if (wasReady) flushSync(() => createRoot(element).render(app));
    else createRoot(element).render(app);
  }
}
