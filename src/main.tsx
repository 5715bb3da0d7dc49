import './fonts.css';
import './index.css';
import { createRoot } from 'react-dom/client';
import { preloadSidebar } from '@/app/layout/Sidebar';
import { markReady, mountApp } from '@/app/mountApp';
import { prefetchOnHover } from '@/app/prefetchOnHover';
import { connectReports, loadSentryWhenIdle, startReports } from '@/app/reports';
import { createAppRouter, openSessionPage } from '@/app/router';
import { env } from '@/config/env';
import { loadSettings } from '@/config/loadSettings';
import { hideMissingPictures } from '@/lib/hideMissingPictures';
import { preloadHttp } from '@/lib/http/client';
import { retryStylesheets } from '@/lib/retryStylesheets';
import { installTrustedTypes } from '@/lib/trustedTypes';
import { connectStore } from '@/store/connect';
import { makeStore } from '@/store/makeStore';
import { selectIsSignedIn } from '@/store/user';

/** Starts the sandbox if no API is configured. Resolves true if the sandbox shows its own page instead of the app. */
async function startSandbox(): Promise<boolean> {
  // the first condition removes the sandbox from a build with an API
  if (import.meta.env.VITE_API_BASE_URL || env.apiBaseUrl) return false;
  const sandbox = await import('@/sandbox/browser');
  return (await sandbox.startSandbox()).takesOver;
}

async function startApp(root: HTMLElement) {
  const { store, services, persist } = makeStore();
  await persist();
  // a customer's page calls the API at once and has a sidebar, a visitor's may never
  if (selectIsSignedIn(store.getState())) {
    preloadHttp();
    preloadSidebar();
  }
  const isPrerendered = document.documentElement.dataset.page !== undefined;
  const router = await createAppRouter({ isPrerendered });
  connectReports(router, store);
  connectStore({ store, services, onSessionLost: () => openSessionPage(router) });
  await mountApp(root, { store, router, isPrerendered });
  prefetchOnHover();
}

async function main() {
  installTrustedTypes();
  retryStylesheets();
  hideMissingPictures();
  startReports();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');
  const problems = await loadSettings();
  loadSentryWhenIdle();
  if (problems.length > 0) {
    const { SetupProblem } = await import('@/app/SetupProblem');
    createRoot(root).render(<SetupProblem problems={problems} />);
    markReady();
  } else if (await startSandbox()) {
    markReady();
  } else {
    await startApp(root);
  }
}

void main();
