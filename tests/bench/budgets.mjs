/** Every budget of the bench. The budgets of script, style and font sizes are in scripts/budgets.mjs. */
export const BUDGETS = {
  /** Times as a ratio to the floor page; `ready` means that React owns the first control. */
  publicPage: { fcp: 0.4, lcp: 0.4, ready: 1.4, cls: 0.01 },
  dashboard: { data: 1.4, cls: 0.02 },
  /** Ratio to a route change of the floor. */
  routeChange: 1.5,
  /** Ratio to the same page without the app. */
  typing: 1.5,
  /** Ratios to a list written with the DOM alone; frames in ms. */
  list: { open: 2, search: 1.8, frame: 17 },
  /** ms */
  markers: 8,
  /** Growth in an hour: MB, then counts that are flat but for what happens to be in flight. */
  polling: { heap: 0.5, nodes: 20, listeners: 20, timers: 3, hiddenRequests: 0 },
  /** Lowest share of each field that is read right, in percent; no city may be wrong silently. The target is 90. */
  messages: { 'held out': { fields: 90, street: 88 }, fresh: { fields: 90, name: 85, street: 78 } },
  /** Lowest scores. */
  lighthouse: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
};

export const PUBLIC_PATHS = ['/', '/about', '/quickquote', '/tracktrace', '/login', '/signup', '/forgot'];
