import { setupWorker } from 'msw/browser';
import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { isRecord } from '@/utils/isRecord';
import { BankPage } from './bank/BankPage';
import { createSandbox } from './createSandbox';
import { openIndexedDbStorage } from './indexedDbStorage';
import { BlockedBanner, SandboxMenu } from './menu/SandboxMenu';
import { createMemoryStorage, type WorldStorage } from './storage';

const BANK_PATH = '/sandbox/authorize';
const FILES_PATH = '/sandbox/files/';
const CONTROL_TIMEOUT_MS = 5000;

/** Starts the embedded backend in this page. If `takesOver`, the sandbox shows its own page and the app stays unmounted. */
export async function startSandbox(): Promise<{ takesOver: boolean }> {
  const storage = await openIndexedDbStorage().catch(createMemoryStorage);
  const { pathname, search, origin } = window.location;
  if (pathname.startsWith(FILES_PATH)) return showFile(storage, pathname.slice(FILES_PATH.length));

  const { handlers } = createSandbox({ base: origin, storage });
  keepWorkerAfterAppLinks();
  try {
    await takeControl();
    reactivateStartedWorker();
    await setupWorker(...handlers).start({
      quiet: true,
      onUnhandledRequest: 'bypass',
      serviceWorker: { url: `${import.meta.env.BASE_URL}sandboxWorker.js` },
    });
  } catch {
    mount(createElement(BlockedBanner));
    return { takesOver: false };
  }
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
 * Asks the worker of an earlier page to control this one too: a page that opened while the worker started may have none. MSW
 * would reload the page, and typed text would be lost. A worker that does not answer is left to MSW.
 */
async function takeControl(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller || !(await serviceWorker.getRegistration())) return;
  await new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, CONTROL_TIMEOUT_MS);
    void serviceWorker.ready.then(({ active }) => active?.postMessage('CLAIM'));
  });
}

/** Activates MSW again in a worker that the browser stopped and started, and reports when MSW answers this page. */
function reactivateStartedWorker(): void {
  navigator.serviceWorker.addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
    if (!(source instanceof ServiceWorker)) return;
    if (data === 'STARTED') source.postMessage('MOCK_ACTIVATE');
    if (isRecord(data) && data.type === 'MOCKING_ENABLED') source.postMessage('ACTIVATED');
  });
}

/**
 * A link to another app (`tel:`, `mailto:`, `viber:`) fires `beforeunload` although the page stays. MSW would then leave its
 * worker, so the event is stopped here.
 */
function keepWorkerAfterAppLinks(): void {
  let isLinkToApp = false;
  const remember = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    isLinkToApp = link !== null && !link.protocol.startsWith('http');
  };
  const stopEvent = (event: Event) => {
    if (isLinkToApp) event.stopImmediatePropagation();
    isLinkToApp = false;
  };
  window.addEventListener('click', remember, { capture: true });
  window.addEventListener('beforeunload', stopEvent, { capture: true });
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
