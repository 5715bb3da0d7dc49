import { isPageReady, whenQuiet } from './app/prerender/readyPage';
import './fonts.css';
import './index.css';

/** A page that reads already is left to be read; the app comes when the browser rests, or is touched. */
async function begin(element: HTMLElement) {
  if (isPageReady()) await whenQuiet();
  const { start } = await import('./start');
  await start(element);
}

const element = document.getElementById('root');
if (element) void begin(element);
