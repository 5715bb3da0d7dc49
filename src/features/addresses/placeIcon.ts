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

/** What the name of a place says about its kind, first match first. */
const WORDS: [PlaceKind, RegExp][] = [
  ['warehouse', /\b(warehouse|depot|bodega|storage|plant|factory)\b/i],
  ['supplier', /\b(supplier|printer|divisoria|pickup)\b/i],
  ['family', /\b(lola|lolo|nanay|tatay|kuya|ate|mama|papa|parents)\b/i],
  ['home', /\b(home|house|bahay|condo|apartment)\b/i],
  ['shop', /\b(shop|store|showroom|studio|market|mall|workshop|kitchen)\b/i],
  ['office', /\b(office|hq|tower|bank|branch|client)\b/i],
  ['person', /^\p{Lu}[\p{L}.]+(?: [\p{L}.]+)?, /u],
];

/** The kind of a saved place by its name; `other` where the name tells nothing. */
export const placeKind = (label: string): PlaceKind => WORDS.find(([, words]) => words.test(label))?.[0] ?? 'other';
