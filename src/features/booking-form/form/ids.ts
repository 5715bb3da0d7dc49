/** The search box of the stop that is open: it has the focus when a stop is opened. */
export const STOP_SEARCH_ID = 'stop-search';
