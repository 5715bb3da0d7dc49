import type { RouteObject } from 'react-router-dom';
import { preloadOptions } from '../components/form/SelectField';
import { preloadDialog } from '../components/ui/Dialog';
import { PATHS } from '../config/paths';
import { preloadForCustomers } from './layout/forCustomers';
import { loadPage } from './loadPage';

/** Where people go next, from anywhere. */
const NEXT_FOR_VISITORS = [
  PATHS.login,
  PATHS.quickQuoteBooking,
  PATHS.trackTrace,
  PATHS.signup,
  PATHS.quickQuote,
  PATHS.about,
  PATHS.home,
];
const NEXT_FOR_CUSTOMERS = [PATHS.dashboard, PATHS.bookSpecial, PATHS.myBookings, PATHS.bookingLive, PATHS.wallet];
const HINTS = ['pointerover', 'focusin'] as const;

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the line bears what nobody asked for yet. */
function isSpare(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData !== true && !/2g$/.test(connection?.effectiveType ?? '');
}

/** What opens over a page is there before it is asked for. */
export const preloadPopUps = () => Promise.all([preloadDialog(), preloadOptions()]);

type Prefetching = {
  /** The router's own. */
  routes: RouteObject[];
  isCustomer: boolean;
  /** Whether the page waits for an answer. */
  isAsking: () => boolean;
};

/**
 * Fetches pages ahead: on a hint at once, and the likely next ones, one by one, when the browser rests and the page waits
 * for nothing. Code that does not come is told of when the page is opened.
 */
export async function prefetchPages({ routes, isCustomer, isAsking }: Prefetching): Promise<void> {
  // the code of a page comes when its link is pointed at or focused, so that opening it does not wait
  function handleHint({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && link.origin === location.origin) void loadPage(routes, link);
  }
  for (const hint of HINTS) document.addEventListener(hint, handleHint, { passive: true });
  if (!isSpare()) return;
  if (!isCustomer) await preloadForCustomers().catch(() => undefined);
  await rest(isAsking);
  await preloadPopUps().catch(() => undefined);
  for (const path of isCustomer ? NEXT_FOR_CUSTOMERS : NEXT_FOR_VISITORS) {
    await rest(isAsking);
    await loadPage(routes, { pathname: path });
  }
}

const MOMENT_MS = 200;
const moment = () => new Promise<void>((resolve) => setTimeout(resolve, MOMENT_MS));
const idle = () =>
  'requestIdleCallback' in window ? new Promise<void>((resolve) => requestIdleCallback(() => resolve())) : moment();

async function rest(isAsking: () => boolean): Promise<void> {
  await idle();
  while (isAsking()) await moment();
}
