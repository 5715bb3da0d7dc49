import { CSS_BUDGET, FONT_BUDGET, PAGE_BUDGETS as SCRIPT_KB } from '../../scripts/budgets.mjs';

/**
 * What the bench holds the app to. Of a page: KB as transferred, times as a share of the floor's, CLS as it is. A
 * figure without a budget is shown and not judged. The budget of the paints of `/` is one for a phone's screen; on a
 * desktop's, where it paints four times as much and the floor no more, it has the limit of the other pages.
 */
const PAGES = {
  '/': { css: CSS_BUDGET, fonts: FONT_BUDGET, fcp: 0.35, lcp: 0.35, blocking: 1, cls: 0 },
  '/login': { lcp: 0.35, cls: 0 },
  '/quickquote': { lcp: 0.35, cls: 0 },
  '/tracktrace': { lcp: 0.35, cls: 0 },
  '/ (phone)': { fcp: 0.3, lcp: 0.3, cls: 0 },
  '/login (phone)': { lcp: 0.35, cls: 0 },
  '/quickquote (phone)': { lcp: 0.35, cls: 0 },
  '/tracktrace (phone)': { lcp: 0.35, cls: 0 },
  '/dashboard': { usable: 1.2 },
  '/booking/exclusive': {},
};
export const PAGE_BUDGETS = Object.fromEntries(
  Object.entries(PAGES).map(([path, budgets]) => [path, { earlyJs: SCRIPT_KB[path], ...budgets }]),
);

/** How far apart the two halves of the floor's own loads may be, or the run says nothing. */
export const FLOOR_DRIFT = { min: 0.9, max: 1.1 };

/** Share of the floor's. */
export const ROUTE_CHANGE = { warm: 1.25, prefetched: 1.25 };
/** Share of the hand-written page's. */
export const TYPING_P98 = 1.5;
/** ms */
export const MARKERS_P98 = 5;
/** An hour of it: MB, then counts. */
export const POLLING = { heapMb: 0.5, hiddenRequests: 0, atOnce: 1, nodes: 20, listeners: 20, timers: 3 };
/** Share of the hand-written list's; scroll frames in ms. */
export const LISTS = { open: 1.8, search: 1.6, scrollP95: 17 };
/** At least, of 100. */
export const LIGHTHOUSE = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
