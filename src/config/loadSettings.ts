import { applySettings } from './env';

declare global {
  interface Window {
    /** Settings that the server or a wrapper sets before the app's script; they replace config.json. */
    __CONFIG__?: unknown;
  }
}

/** Resolves to the content of config.json; {} if the site has none. Throws an error that says what is wrong with it. */
async function fetchConfig(): Promise<unknown> {
  // preloaded by index.html
  const response = await fetch(new URL('/config.json', window.location.origin), { cache: 'no-cache' });
  const isPage = response.headers.get('Content-Type')?.includes('text/html');
  // a server with a fallback answers a missing file with index.html
  if (response.status === 404 || (response.ok && isPage)) return {};
  if (!response.ok) throw new Error(`the server answered with status ${response.status}`);
  return response.json();
}

/** Applies `window.__CONFIG__` or config.json to the settings. Resolves to the problems; [] if the app can start. */
export async function loadSettings(): Promise<string[]> {
  try {
    return applySettings(window.__CONFIG__ ?? (await fetchConfig()));
  } catch (error) {
    return [`config.json cannot be read: ${(error as Error).message}.`];
  }
}
