import { measureLighthouse } from './lighthouse.mjs';
import { measureLists } from './lists.mjs';
import { loadPages } from './load.mjs';
import { floorDrift, loadRows } from './loadRows.mjs';
import { measureMarkers } from './markers.mjs';
import { measurePolling } from './polling.mjs';
import { measureRoutes } from './routes.mjs';
import { measureTyping } from './typing.mjs';

/** What a run consists of, in its order. Each answers the rows of the table. */
export const PARTS = {
  load: async ({ browser, sites, rounds, say }) => {
    const details = await loadPages(browser, sites, rounds, say);
    const { ratio, isSteady } = floorDrift(details);
    const drift = { name: 'floor: FCP against itself', value: ratio, unit: 'x' };
    return { rows: [drift, ...loadRows(details)], details, isSteady };
  },
  routes: measureRoutes,
  typing: measureTyping,
  lists: measureLists,
  markers: measureMarkers,
  polling: measurePolling,
  lighthouse: measureLighthouse,
};
