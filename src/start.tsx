import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { isPageReady } from './app/prerender/readyPage';
import { envProblems } from './config/env';
import { loadHttp } from './lib/http/loadHttp';
import { painted } from './lib/painted';
import { wholeSheet } from './lib/sheet';
import type { Prepared } from './prepare';
import { selectIsAsking } from './store/connect';
import { makeStore } from './store/makeStore';

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

/** There is something to see: what stood in for it goes (scripts/prerender.ts), and once it is seen our faces may come. */
async function noteShown() {
  document.documentElement.dataset.app = 'shown';
  await painted();
  void wholeSheet();
  // without them it reads in the system's
  void import('./fonts.css').catch(() => undefined);
}

/** Ms for which the first drawing waits: an answer that is here already is read in less, another one is no reason to wait. */
const PATIENCE_MS = 50;

/** Starts the app on `element`, which may hold the page's HTML already. */
export async function start(element: HTMLElement, preparing: Promise<Prepared | null>): Promise<void> {
  if (envProblems.length > 0) {
    const { SetupProblem } = await import('./app/SetupProblem');
    createRoot(element).render(<SetupProblem problems={envProblems} />);
    return noteShown();
  }
  const prepared = await preparing;
  if (!prepared) return noteShown();
  const { store, persist, router, isCustomer, isLoaded, answered } = prepared;
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);

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
    void Promise.all([import('./app/prefetch'), wholeSheet()])
      .then(([{ prefetchPages }]) => prefetchPages({ routes: router.routes, isCustomer, isAsking }))
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
