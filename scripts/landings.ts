/** Where customers land: each has a page of its own, which asks for its scripts as it is read. */
const LANDINGS: { path: string; page: string; hasOwnSheet?: boolean }[] = [
  // what of it comes later waits for the whole sheet
  { path: '/dashboard', page: 'src/features/dashboard/DashboardPage.tsx', hasOwnSheet: true },
  { path: '/booking/exclusive', page: 'src/features/booking/BookingPage.tsx' },
  { path: '/booking/shared', page: 'src/features/booking/BookingPage.tsx' },
  { path: '/mybooking', page: 'src/features/bookings/MyBookingsPage.tsx' },
];
/** Stands in place of any of them on a narrow window. */
const WALL = 'src/app/layout/MobileWall.tsx';
/** What makes the first drawing ready, and what draws it. */
const STARTS = ['src/prepare.ts', 'src/start.tsx'];
/** What every page of a customer needs (scripts/chunks.ts). */
const FOR_CUSTOMERS = 'customer';

export type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>;

/** A chunk of the manifest and everything it imports statically. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, seen);
  return seen;
}

const keyByName = (manifest: Manifest, name: string) =>
  Object.keys(manifest).find((key) => manifest[key]?.name === name);

/** The addresses of chunks with all they import, but for those of `known`; one that is no file of ours goes by its name. */
export function addresses(manifest: Manifest, wanted: readonly string[], known = new Set<string>()): string[] {
  const keys = wanted.map((one) => (manifest[one] ? one : (keyByName(manifest, one) ?? one)));
  const missing = keys.find((key) => !manifest[key]);
  if (missing) throw new Error(`No chunk for ${missing}`);
  const all = new Set(keys.flatMap((key) => [...closure(manifest, key)]));
  return [...all].filter((key) => !known.has(key)).map((key) => `/${manifest[key]?.file}`);
}

const started = (manifest: Manifest) =>
  new Set(['index.html', ...STARTS].flatMap((key) => [...closure(manifest, key)]));

/** What the app starts with. */
export const appScripts = (manifest: Manifest) => addresses(manifest, STARTS);

/** What a customer's pages need beyond that. */
export const customerScripts = (manifest: Manifest) => addresses(manifest, [FOR_CUSTOMERS], started(manifest));

/** Each landing by its address, with what it needs beyond what the app starts with. */
export const landings = (manifest: Manifest) =>
  LANDINGS.map(({ path, page, hasOwnSheet = false }) => ({
    path,
    scripts: addresses(manifest, [FOR_CUSTOMERS, page], started(manifest)),
    /** What may draw before the whole style sheet is there. */
    drawnBy: hasOwnSheet ? addresses(manifest, [...STARTS, FOR_CUSTOMERS, page, WALL]) : undefined,
  }));
