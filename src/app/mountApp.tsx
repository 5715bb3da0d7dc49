import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { isInitialState, type AppStore } from '@/store/makeStore';
import { App } from './App';
import { captureEarlyInput } from './prerender/earlyInput';
import { ROOT_OPTIONS } from './reports';
import type { AppRouter } from './router';

/** Shows `#root` instead of the placeholder (build/prerender.ts). */
export const markReady = () => void (document.documentElement.dataset.app = 'ready');

type Options = { store: AppStore; router: AppRouter; isPrerendered: boolean };

/** Renders the app into `root`, and replays the visitor's early input if `root` has a prerendered page. */
export async function mountApp(root: HTMLElement, { store, router, isPrerendered }: Options): Promise<void> {
  const replayEarlyInput = isPrerendered ? await captureEarlyInput(root) : undefined;
  const handleMount = () => {
    markReady();
    replayEarlyInput?.();
    performance.mark('app-ready');
  };
  const app = (
    <StrictMode>
      <App store={store} onMount={handleMount}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  // the HTML shows a first-time visitor's page; any stored state may render another one
  if (isPrerendered && location.search === '' && isInitialState(store.getState())) hydrateRoot(root, app, ROOT_OPTIONS);
  else {
    // before the render, because a field in a hidden root cannot take the focus (autoFocus)
    markReady();
    // synchronous: a key pressed between the two pages would be lost
    flushSync(() => createRoot(root, ROOT_OPTIONS).render(app));
  }
}
