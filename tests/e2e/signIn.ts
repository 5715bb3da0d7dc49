import type { Page } from '@playwright/test';
import type { Customer } from '@/api/wire';
import { DEMO_PASSWORD } from '@/sandbox/accounts';
import { FILES, SANDBOX_DB, WORLDS, WORLD_KEY } from '@/sandbox/indexedDbStorage';
import type { startNodeSandbox } from '@/sandbox/node';
import type { SavedWorld } from '@/sandbox/storage';
import { API_APP, SANDBOX_API, SANDBOX_APP } from '../../playwright.config';
import { createTypeScriptServer } from '../../scripts/typescriptServer.mjs';
import { toStoredSlice } from '../storedSlices';

type Session = { access: string; refresh: string; customer: Customer };

const toLoginRequest = (origin: string, username: string) =>
  new Request(`${origin}/api/customers/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  });

/** Returns the user slice that the app stores after a login. */
async function toUserSlice(response: Response | null): Promise<string> {
  const { data } = (await response?.json()) as { data: Session };
  return toStoredSlice({ user: data.customer, token: data.access, refreshToken: data.refresh, sessionEpoch: 1 });
}

type StartSandbox = typeof startNodeSandbox;
let loading: Promise<StartSandbox> | undefined;

/** Loads the sandbox with Vite: its modules use `import.meta.glob`. */
async function loadSandbox(): Promise<StartSandbox> {
  const vite = await createTypeScriptServer('e2e');
  const module = await vite.ssrLoadModule('/src/sandbox/node.ts');
  await vite.close();
  return module.startNodeSandbox as StartSandbox;
}

/** Stores a world where the embedded sandbox looks for one. */
const storeWorld = (page: Page, value: SavedWorld) =>
  page.evaluate(
    ([name, worlds, files, key, world]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name, 1);
        request.onupgradeneeded = () => {
          for (const store of [worlds, files]) request.result.createObjectStore(store);
        };
        request.onerror = () => reject(request.error ?? new Error('IndexedDB did not open'));
        request.onsuccess = () => {
          const transaction = request.result.transaction(worlds, 'readwrite');
          transaction.objectStore(worlds).put(world, key);
          transaction.oncomplete = () => resolve(request.result.close());
        };
      }),
    [SANDBOX_DB, WORLDS, FILES, WORLD_KEY, value] as const,
  );

/** Logs in to a new world, which becomes the world of the embedded sandbox. */
async function logInToSandbox(page: Page, request: Request) {
  loading ??= loadSandbox();
  const startSandbox = await loading;
  const sandbox = startSandbox();
  const response = await sandbox.answer(request);
  await storeWorld(page, { revision: 1, text: JSON.stringify(sandbox.world) });
  return response;
}

/**
 * Signs a demo account in without the login form: at the embedded sandbox, or over HTTP for the app with an API. The page
 * stays at a text file, so the app has not started yet.
 */
export async function signIn(page: Page, username: string, app = SANDBOX_APP) {
  await page.goto(`${app}/robots.txt`);
  const user =
    app === API_APP
      ? await toUserSlice(await fetch(toLoginRequest(SANDBOX_API, username)))
      : await toUserSlice(await logInToSandbox(page, toLoginRequest(app, username)));
  await page.evaluate((slice) => localStorage.setItem('user', slice), user);
}
