type Named = { id: string | number; name: string };

/** Lower case without accents, marks and the words that come and go around a name: "City of Makati" is "Makati City". */
function folded(name: string): string {
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

/** A name as it may be written: whole, without its brackets, and what stands in them: "NCR" too. */
function spellings(name: string): string[] {
  const inBrackets = [...name.matchAll(/\(([^)]+)\)/g)].map((match) => match[1] ?? '');
  return [name, name.replace(/\([^)]*\)/g, ''), ...inBrackets].map(folded).filter(Boolean);
}

export type PlaceMatch<T> = { place: T } | { place: null; isAmbiguous: boolean };

/** The place of a list that a person's spelling means; the exact one first, then the only one that reads alike. */
export function matchPlace<T extends Named>(places: readonly T[], written: string): PlaceMatch<T> {
  const text = written.trim();
  const exact = places.filter(({ name }) => name.toLowerCase() === text.toLowerCase());
  if (exact.length === 1 && exact[0]) return { place: exact[0] };
  const wanted = spellings(text);
  const alike = places.filter(({ name }) => spellings(name).some((one) => wanted.includes(one)));
  const [only, ...others] = alike;
  if (only && others.length === 0) return { place: only };
  return { place: null, isAmbiguous: alike.length > 1 };
}
