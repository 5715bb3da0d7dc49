import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Which modules travel together. Left to itself the bundler gives every icon and every small module that several pages
 * share a file of its own; asking for forty of them costs a slow phone more than what is in them.
 */

type Graph = {
  getModuleInfo: (id: string) => {
    code?: string | null;
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
};

const MAIN = resolve('src/main.ts');
const START = resolve('src/start.tsx');
const PREPARE = resolve('src/prepare.ts');
/** What a customer's first page is made of, whichever page that is. */
const CUSTOMER = ['src/app/layout/CustomerNav.tsx', 'src/api/answer.ts'].map((file) => resolve(file));
const DASHBOARD = resolve('src/features/dashboard/DashboardPage.tsx');
const BOOKING = resolve('src/features/booking/BookingPage.tsx');
/** What waits for no other script. */
const IS_STARTER = /\/src\/(main\.ts|lib\/sheet\.ts)$|preload-helper|\.css$/;
const IS_ICON = /node_modules\/lucide-react\//;
const ICONS_INDEX = /lucide-react\/.*lucide-react\.mjs$/;
const ICON_NAMES = /export \{([^}]*)\} from '\.\/icons\/([^/]+)\.mjs'/g;
const ICON_FILE = /icons\/([^/]+)\.mjs$/;
const IS_OURS = /\/src\/(components|lib|utils|store|config|api)\//;
/** Libraries that the pages which do without them should not load for a neighbour's sake. */
const IS_LARGE =
  /node_modules\/(.*aria|react-hook-form|valibot|leaflet|papaparse|axios|@googlemaps|@react-google-maps)/;
/** What is typed and chosen in: the dashboard is shown without it, and so are the lists. */
const IS_FORM = /\/src\/(components\/form\/|utils\/patterns)/;
/** Of the pages and parts loaded on their own: as many want a module before all of them get it in one file. */
const WANTED_BY = 16;

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

/** The pages that people see who are not signed in. */
function visitorPages(): string[] {
  const rows = readFileSync('src/app/routes.ts', 'utf8')
    .split(/path: PATHS\./)
    .slice(1);
  return rows
    .filter((row) => !row.includes("access: 'customer'"))
    .flatMap((row) => row.match(/import\('\.\.\/([^']+)'\)/)?.[1] ?? [])
    .map((page) => resolve(`src/${page}.tsx`));
}

/** The icons that some modules import, by the name of their file; the index gives an icon several names. */
function iconsOf(graph: Graph, modules: Iterable<string>): Set<string> {
  const files = new Set<string>();
  for (const id of modules) {
    const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {};
    const names = code?.match(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/)?.[1];
    const index = importedIds.find((one) => ICONS_INDEX.test(one));
    if (!names || !index) continue;
    const wanted = names.split(',').map((name) => name.trim().split(' as ')[0]);
    for (const [, given = '', file = ''] of graph.getModuleInfo(index)?.code?.matchAll(ICON_NAMES) ?? [])
      if (wanted.some((name) => given.includes(`as ${name},`))) files.add(file);
  }
  return files;
}

const closures = (graph: Graph, ids: string[]) => new Set(ids.flatMap((id) => [...closure(graph, id)]));

function readGraph(graph: Graph) {
  const start = closures(graph, [PREPARE, START]);
  const customer = closures(graph, CUSTOMER);
  const dashboard = closure(graph, DASHBOARD);
  const wanted = new Map<string, number>();
  for (const entry of entries(graph))
    for (const module of closure(graph, entry)) wanted.set(module, (wanted.get(module) ?? 0) + 1);
  return {
    start,
    customer,
    dashboard,
    wanted,
    main: closure(graph, MAIN),
    booking: closure(graph, BOOKING),
    visitor: closures(graph, visitorPages()),
    firstIcons: iconsOf(graph, [...start, ...customer, ...dashboard]),
  };
}

function makeShared() {
  let known: ReturnType<typeof readGraph> | undefined;

  return (id: string, graph: Graph): string | null => {
    known ??= readGraph(graph);
    const { start, customer, dashboard, wanted, main, booking, visitor, firstIcons } = known;
    if ([START, PREPARE, BOOKING, DASHBOARD].includes(id) || IS_STARTER.test(id)) return null;
    if (IS_ICON.test(id)) {
      const icon = id.match(ICON_FILE)?.[1];
      return !icon || firstIcons.has(icon) ? 'shell' : 'moreIcons';
    }
    // it is there before anything else, and asks
    if (main.has(id)) return null;
    if (start.has(id)) return 'shell';
    if ([...closure(graph, id)].some((module) => IS_LARGE.test(module))) return null;
    if (customer.has(id) || dashboard.has(id)) {
      if (visitor.has(id)) return booking.has(id) ? 'shell' : 'deliveries';
      return customer.has(id) || booking.has(id) ? 'customer' : 'dashboard';
    }
    if (!IS_OURS.test(id) || (wanted.get(id) ?? 0) < WANTED_BY) return null;
    return IS_FORM.test(id) ? 'fields' : 'shell';
  };
}

/**
 * For rolldown's `output.codeSplitting`; the libraries of the start stay the same over most deploys. React's renderer is
 * the largest file of all: nothing that can run before it comes is in one with it (src/prepare.ts).
 */
export const chunkGroups = () => ({
  groups: [
    { name: 'state', test: /node_modules\/(react|@reduxjs|react-redux)\//, priority: 4 },
    { name: 'renderer', test: /node_modules\/(react-dom|scheduler)\//, priority: 3 },
    { name: 'router', test: /node_modules\/react-router/, priority: 2 },
    { debugName: 'shared', name: makeShared(), priority: 1, includeDependenciesRecursively: false },
  ],
});
