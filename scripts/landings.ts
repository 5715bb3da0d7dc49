/** Where customers land: each has a page of its own, which asks for its scripts as it is read. */
const LANDINGS: Record<string, string> = {
  '/dashboard': 'src/features/dashboard/DashboardPage.tsx',
  '/booking/exclusive': 'src/features/booking/BookingPage.tsx',
  '/booking/shared': 'src/features/booking/BookingPage.tsx',
  '/mybooking': 'src/features/bookings/MyBookingsPage.tsx',
};
/** What every page of a customer needs. */
const FOR_CUSTOMERS = ['src/app/layout/CustomerNav.tsx', 'src/app/ahead.ts', 'src/api/answer.ts'];

export type Manifest = Record<string, { file: string; imports?: string[] }>;

/** A chunk of the manifest and everything it imports statically. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, seen);
  return seen;
}

/** The addresses of chunks with all they import, but for those of `known`. */
export function addresses(manifest: Manifest, keys: readonly string[], known = new Set<string>()): string[] {
  const missing = keys.find((key) => !manifest[key]);
  if (missing) throw new Error(`No chunk for ${missing}`);
  const wanted = new Set(keys.flatMap((key) => [...closure(manifest, key)]));
  return [...wanted].filter((key) => !known.has(key)).map((key) => `/${manifest[key]?.file}`);
}

const started = (manifest: Manifest) =>
  new Set([...closure(manifest, 'index.html'), ...closure(manifest, 'src/start.tsx')]);

/** What the app starts with. */
export const appScripts = (manifest: Manifest) => addresses(manifest, ['src/start.tsx']);

/** What a customer's pages need beyond that. */
export const customerScripts = (manifest: Manifest) => addresses(manifest, FOR_CUSTOMERS, started(manifest));

/** Each landing by its address, with what it needs beyond what the app starts with. */
export const landings = (manifest: Manifest) =>
  Object.entries(LANDINGS).map(([path, page]) => ({
    path,
    scripts: addresses(manifest, [...FOR_CUSTOMERS, page], started(manifest)),
  }));
