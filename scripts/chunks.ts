import { resolve } from 'node:path';

/**
 * Which modules travel together. Left to itself the bundler gives every icon and every small module that several pages
 * share a file of its own; asking for forty of them costs a slow phone more than what is in them.
 */

type Graph = {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
};

const MAIN = resolve('src/main.ts');
const START = resolve('src/start.tsx');
const AHEAD = resolve('src/app/ahead.ts');
/** What waits for no other script. */
const IS_STARTER = /\/src\/(main\.ts|app\/prerender\/sheet\.ts)$|preload-helper|\.css$/;
const IS_ICON = /node_modules\/lucide-react\//;
const IS_OURS = /\/src\/(components|lib|utils|store|config|api)\//;
/** Libraries that the pages which do without them should not load for a neighbour's sake. */
const IS_LARGE =
  /node_modules\/(.*aria|react-hook-form|valibot|leaflet|papaparse|axios|@googlemaps|@react-google-maps)/;
/** What reads a delivery: the dashboard's frame is painted without it. */
const IS_DELIVERY = /\/src\/(store\/(bookingView|arrival|places\/sentPlaces)|lib\/maps\/|utils\/remainingTime)/;
/** What is typed and chosen in: the dashboard is shown without it, and so are the lists. */
const IS_FORM = /\/src\/(components\/form\/|utils\/patterns)/;
/** Of the pages and parts loaded on their own: as many want a module before all of them get it in one file. */
const WANTED_BY = 14;

/** A module and everything it imports statically; the icons' index leads to all of them. */
function closure(graph: Graph, from: string): Set<string> {
  const seen = new Set([from]);
  for (const id of seen) {
    if (IS_ICON.test(id)) continue;
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) seen.add(next);
  }
  return seen;
}

/** Everything that is loaded on its own, from anywhere. */
function entries(graph: Graph): Set<string> {
  const found = new Set([MAIN]);
  for (const entry of found)
    for (const id of closure(graph, entry))
      for (const next of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) found.add(next);
  return found;
}

function makeShared() {
  let start: Set<string> | undefined;
  let ahead = new Set<string>();
  const wanted = new Map<string, number>();

  return (id: string, graph: Graph): string | null => {
    if (!start) {
      start = closure(graph, START);
      ahead = closure(graph, AHEAD);
      for (const entry of entries(graph))
        for (const module of closure(graph, entry)) wanted.set(module, (wanted.get(module) ?? 0) + 1);
    }
    if ([START, AHEAD].includes(id) || IS_STARTER.test(id)) return null;
    if (IS_ICON.test(id)) return 'icons';
    // asks before anything else is there
    if (ahead.has(id)) return 'early';
    if (start.has(id)) return 'shell';
    if (!IS_OURS.test(id) || (wanted.get(id) ?? 0) < WANTED_BY) return null;
    if ([...closure(graph, id)].some((module) => IS_LARGE.test(module))) return null;
    if (IS_FORM.test(id)) return 'fields';
    return IS_DELIVERY.test(id) ? 'deliveries' : 'parts';
  };
}

/** For rolldown's `output.codeSplitting`; the libraries of the start stay the same over most deploys. */
export const chunkGroups = () => ({
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
    { name: 'router', test: /node_modules\/react-router/, priority: 3 },
    { name: 'state', test: /node_modules\/(@reduxjs|react-redux)\//, priority: 2 },
    { debugName: 'shared', name: makeShared(), priority: 1, includeDependenciesRecursively: false },
  ],
});
