/** Id of the open stop's search field, which gets the focus when a stop opens. */
export const STOP_SEARCH_ID = 'stop-search';
