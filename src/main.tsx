import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { SetupProblem } from './app/SetupProblem';
import { routes } from './app/routes';
import { envProblems } from './config/env';
import { PATHS } from './config/paths';
import { connectStoreToHttp } from './store/connect';
import { makeStore } from './store/makeStore';
import './fonts.css';
import './index.css';

/** With no API configured the sandbox answers; a build that has one carries none of it. */
async function startBackend(): Promise<{ takesOver: boolean }> {
  if (import.meta.env.VITE_API_BASE_URL) return { takesOver: false };
  const { startSandbox } = await import('./sandbox/browser');
  return startSandbox();
}

async function start(element: HTMLElement) {
  const root = createRoot(element);
  if (envProblems.length > 0) {
    root.render(<SetupProblem problems={envProblems} />);
    return;
  }
  const { takesOver } = await startBackend();
  if (takesOver) return;
  const { store, ready } = makeStore();
  await ready;
  const router = createBrowserRouter(routes);
  connectStoreToHttp(store, { onSessionLost: () => void router.navigate(PATHS.session, { replace: true }) });
  root.render(
    <StrictMode>
      <App store={store} router={router} />
    </StrictMode>,
  );
}

const element = document.getElementById('root');
if (element) void start(element);
