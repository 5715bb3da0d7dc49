import { setupWorker } from 'msw/browser';
import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BankPage } from './bank/BankPage';
import { createSandbox } from './createSandbox';
import { indexedDbStorage } from './indexedDbStorage';
import { BlockedBanner, SandboxMenu } from './menu/SandboxMenu';
import { memoryStorage, type WorldStorage } from './storage';

const BANK_PATH = '/sandbox/authorize';
const FILES_PATH = '/sandbox/files/';
/** A page that is still open so long after `beforeunload` stays, as a rule. */
const STILL_OPEN_MS = 1000;

/** Starts the embedded backend in this page. If `takesOver`, the sandbox shows its own page and the app stays unmounted. */
export async function startSandbox(): Promise<{ takesOver: boolean }> {
  const storage = await indexedDbStorage().catch(memoryStorage);
  const { pathname, search, origin } = window.location;
  if (pathname.startsWith(FILES_PATH)) return showFile(storage, pathname.slice(FILES_PATH.length));

  const { handlers } = createSandbox({ base: origin, storage });
  try {
    await setupWorker(...handlers).start({
      quiet: true,
      onUnhandledRequest: 'bypass',
      serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    });
  } catch {
    mount(createElement(BlockedBanner));
    return { takesOver: false };
  }
  keepActive();
  reloadWhenRestored();
  if (pathname === BANK_PATH) {
    document.title = 'Sandbox Bank';
    // the HTML that answers this address holds the prerendered home page
    document.getElementById('root')?.remove();
    const id = new URLSearchParams(search).get('id') ?? '';
    mount(createElement(BankPage, { id, onLeave: leaveTo }));
    return { takesOver: true };
  }
  mount(createElement(SandboxMenu));
  return { takesOver: false };
}

/**
 * Activates this page in the worker again, with MSW's own messages. MSW leaves the worker at `beforeunload`, which fires for
 * a link to `tel:` or `mailto:` too; and a browser may have stopped the worker of a tab in the background.
 */
function keepActive(): void {
  // a site without https has no workers: MSW then answers within the page
  if (!('serviceWorker' in navigator)) return;
  const post = (message: string) => navigator.serviceWorker.controller?.postMessage(message);
  const activate = () => post('MOCK_ACTIVATE');
  window.addEventListener('beforeunload', () => window.setTimeout(activate, STILL_OPEN_MS));
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && activate());
  // otherwise the worker would answer the next page before its sandbox has started
  window.addEventListener('pagehide', () => post('CLIENT_CLOSED'));
}

/** Reloads a page that Back restores from memory (bfcache): the worker stopped answering it when it was left. */
function reloadWhenRestored(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}

const leaveTo = (url: string) => window.location.replace(url);

function mount(content: ReactNode): void {
  const element = document.createElement('div');
  element.dataset.sandbox = '';
  document.body.append(element);
  createRoot(element).render(content);
}

/** Opens an uploaded file; the service worker does not answer page loads. */
async function showFile(storage: WorldStorage, id: string): Promise<{ takesOver: boolean }> {
  const file = await storage.loadFile(id);
  if (!file) return { takesOver: false };
  leaveTo(URL.createObjectURL(new Blob([file.bytes], { type: file.type })));
  return { takesOver: true };
}
