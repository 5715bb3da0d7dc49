import { toKey } from './placeTable';

const ROMAN: Record<string, string> = {
  i: '1',
  ii: '2',
  iii: '3',
  iv: '4',
  v: '5',
  vi: '6',
  vii: '7',
  viii: '8',
  ix: '9',
  x: '10',
  xi: '11',
  xii: '12',
  xiii: '13',
};

/** Spellings under which a barangay is written: "Bgy. 37 - Bitano" is also 37 and Bitano, "Molino III" is Molino 3. */
function toSpellings(name: string): string[] {
  const bare = (text: string) => {
    const key = toKey(text.replace(/\((?:pob|poblacion)\.?\)/i, ''))
      .replace(/\b(?:barangay|brgy|bgy|brg|no|pob|district|proper|village)\b/g, ' ')
      .replace(/ +/g, ' ')
      .trim()
      .split(' ')
      .map((word, index, all) => (index === all.length - 1 ? (ROMAN[word] ?? word) : word))
      .join(' ');
    return all(key);
  };
  const all = (key: string) => [key, key.replace(/^poblacion (?=.)/, ''), key.replace(/ poblacion$/, '')];
  const pieces = name.split(/\s-\s|,|\(|\)/);
  return [
    ...new Set([name, ...(pieces.length > 1 ? pieces : [])].flatMap(bare).map((key) => key.replace(/ /g, ''))),
  ].filter((key) => key !== '');
}

/** Finds the only barangay of a list with a name; null for none or several. */
export function findExactBarangay<T extends { name: string }>(barangays: readonly T[], written: string): T | null {
  const exact = barangays.filter(({ name }) => toKey(name) === toKey(written));
  return exact.length === 1 ? (exact[0] ?? null) : null;
}

/** Finds the only barangay of a list that a written name means; null for none or several. */
export function matchBarangay<T extends { name: string }>(barangays: readonly T[], written: string): T | null {
  const exact = findExactBarangay(barangays, written);
  if (exact) return exact;
  const wanted = toSpellings(written).slice(0, 1);
  const alike = barangays.filter(({ name }) => toSpellings(name).some((spelling) => wanted.includes(spelling)));
  return alike.length === 1 ? (alike[0] ?? null) : null;
}
