import './fonts.css';
import './index.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { App } from '@/app/App';
import { SetupProblem } from '@/app/SetupProblem';
import { preloadSidebar } from '@/app/layout/Sidebar';
import { prefetchOnHover } from '@/app/prefetchOnHover';
import { captureEarlyInput, waitForRelease } from '@/app/prerender/earlyInput';
import { connectReports, loadSentryWhenIdle, ROOT_OPTIONS, startReports } from '@/app/reports';
import { createAppRouter, openSessionPage } from '@/app/router';
import { env } from '@/config/env';
import { loadSettings } from '@/config/loadSettings';
import { preloadHttp } from '@/lib/http/client';
import { installTrustedTypes } from '@/lib/trustedTypes';
import { connectStoreToHttp } from '@/store/connect';
import { isInitialState, makeStore } from '@/store/makeStore';
import { selectIsSignedIn } from '@/store/user';

/** Starts the sandbox if no API is configured. Resolves true if the sandbox shows its own page instead of the app. */
async function startSandbox(): Promise<boolean> {
  // the first condition removes the sandbox from a build with an API
  if (import.meta.env.VITE_API_BASE_URL || env.apiBaseUrl) return false;
  const sandbox = await import('@/sandbox/browser');
  return (await sandbox.startSandbox()).takesOver;
}

/** Shows `#root` instead of the placeholder (build/prerender.ts). */
const markReady = () => void (document.documentElement.dataset.app = 'ready');

async function startApp(root: HTMLElement) {
  const { store, persist } = makeStore();
  await persist();
  // a customer's page calls the API at once and has a sidebar, a visitor's may never
  if (selectIsSignedIn(store.getState())) {
    preloadHttp();
    preloadSidebar();
  }
  const isPrerendered = document.documentElement.dataset.page !== undefined;
  const router = await createAppRouter({ isPrerendered });
  connectReports(router, store);
  connectStoreToHttp(store, { onSessionLost: () => openSessionPage(router) });

  if (isPrerendered) await waitForRelease(root);
  const replayEarlyInput = isPrerendered ? captureEarlyInput(root) : undefined;
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
  // synchronous: a key pressed between the two pages would be lost
  else flushSync(() => createRoot(root, ROOT_OPTIONS).render(app));
  prefetchOnHover();
}

async function main() {
  installTrustedTypes();
  startReports();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');
  const problems = await loadSettings();
  loadSentryWhenIdle();
  if (problems.length > 0) {
    createRoot(root).render(<SetupProblem problems={problems} />);
    markReady();
  } else if (await startSandbox()) {
    markReady();
  } else {
    await startApp(root);
  }
}

void main();
