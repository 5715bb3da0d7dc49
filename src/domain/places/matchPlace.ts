/** Row of a list of the server. */
export type NamedRow = { id: string | number; name: string };

/** Strips accents, punctuation and generic words, so that "City of Makati" equals "Makati City". */
function normalize(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bsta\b\.?/g, 'santa')
    .replace(/\bsto\b\.?/g, 'santo')
    .replace(/\b(city|municipality|province|region|brgy|barangay|of|the|capital)\b/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns the spellings of a name: in full, without its brackets, and the text in brackets, such as "NCR". */
function getSpellings(name: string): string[] {
  const inBrackets = [...name.matchAll(/\(([^)]+)\)/g)].map((match) => match[1] ?? '');
  return [name, name.replace(/\([^)]*\)/g, ''), ...inBrackets].map(normalize).filter(Boolean);
}

export type PlaceMatch<T> = { place: T } | { place: null; isAmbiguous: boolean };

/** Finds the place that a typed name means: an exact match first, then a single similar one. */
export function matchPlace<T extends NamedRow>(places: readonly T[], written: string): PlaceMatch<T> {
  const text = written.trim();
  const exact = places.filter(({ name }) => name.toLowerCase() === text.toLowerCase());
  if (exact.length === 1 && exact[0]) return { place: exact[0] };
  const wanted = getSpellings(text);
  const alike = places.filter(({ name }) => getSpellings(name).some((spelling) => wanted.includes(spelling)));
  const [only, ...others] = alike;
  if (only && others.length === 0) return { place: only };
  return { place: null, isAmbiguous: alike.length > 1 };
}
