import { askAhead } from './app/ahead';
import './fallbackFonts.css';
import './index.css';
import { wholeSheet } from './lib/sheet';
import { trustOurs } from './lib/trustedTypes';

trustOurs();

/** The app's scripts, all asked for at once; each runs as it comes, so that none holds the page up for long. */
function loadScripts(): Promise<unknown> {
  const said = document.querySelector<HTMLMetaElement>('meta[name=app-scripts]')?.content;
  // a page that was not prerendered names none: the import below fetches what it needs
  return Promise.all((said?.split(' ') ?? []).map((url) => import(/* @vite-ignore */ url)));
}

async function begin(element: HTMLElement) {
  // a customer's first questions leave while the scripts are on their way; without them the page asks itself
  const { coming, ownSheet } = document.documentElement.dataset;
  if (coming === 'customer') askAhead(location.pathname);
  // a page that has its own part of the sheet within is drawn with that
  const sheet = coming === 'customer' && ownSheet !== undefined ? undefined : wholeSheet();
  const scripts = loadScripts();
  const preparing = import('./prepare').then(({ prepare }) => prepare());
  // a script that does not come is told of by the import that needs it
  await Promise.allSettled([scripts, preparing]);
  const [{ start }] = await Promise.all([import('./start'), sheet]);
  await start(element, preparing);
}

/** The head's script may have asked for this one before the page was read to its end. */
function beginOnPage() {
  const element = document.getElementById('root');
  if (element) void begin(element);
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', beginOnPage);
else beginOnPage();
