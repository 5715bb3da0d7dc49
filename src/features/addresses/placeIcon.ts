import { BookUser, Building2, Heart, House, Package, Store, UserRound, Warehouse, type LucideIcon } from 'lucide-react';

export const PLACE_ICONS = {
  warehouse: Warehouse,
  supplier: Package,
  family: Heart,
  home: House,
  shop: Store,
  office: Building2,
  person: UserRound,
  other: BookUser,
} satisfies Record<string, LucideIcon>;

type PlaceKind = keyof typeof PLACE_ICONS;

/** Name patterns of each kind; the first match wins. */
const PATTERNS: [PlaceKind, RegExp][] = [
  ['warehouse', /\b(warehouse|depot|bodega|storage|plant|factory)\b/i],
  ['supplier', /\b(supplier|printer|divisoria|pickup)\b/i],
  ['family', /\b(lola|lolo|nanay|tatay|kuya|ate|mama|papa|parents)\b/i],
  ['home', /\b(home|house|bahay|condo|apartment)\b/i],
  ['shop', /\b(shop|store|showroom|studio|market|mall|workshop|kitchen)\b/i],
  ['office', /\b(office|hq|tower|bank|branch|client)\b/i],
  ['person', /^\p{Lu}[\p{L}.]+(?: [\p{L}.]+)?, /u],
];

/** Guesses the kind of a saved place from its name. */
export const guessPlaceKind = (label: string): PlaceKind =>
  PATTERNS.find(([, pattern]) => pattern.test(label))?.[0] ?? 'other';
