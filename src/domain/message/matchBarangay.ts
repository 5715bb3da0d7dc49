import { isOneEditAway } from '@/utils/isOneEditAway';
import { toKey } from './placeTable';

/** Roman and Spanish numbers at the end of a name: "Molino III", "Pamplona Tres". */
const NUMBERS = new Map(
  Object.entries({
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
    uno: '1',
    dos: '2',
    tres: '3',
    kuatro: '4',
    cuatro: '4',
    singko: '5',
    cinco: '5',
  }),
);

/** Writes the Roman number before a letter in digits: "Anabu II-C" is "Anabu 2-C". */
const withDigits = (text: string) =>
  text.replace(/(?<= )([ivx]+)(?=-\p{L}$)/iu, (roman) => NUMBERS.get(roman.toLowerCase()) ?? roman);

/** Returns the key of a name without "Brgy." and the like, and with its last number in digits. */
const toBareKey = (name: string) =>
  toKey(withDigits(name.replace(/\((?:pob|poblacion)\.?\)/i, '')))
    .replace(/\b(?:barangay|brgy|bgy|brg|no|pob|district|proper|village)\b/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .replace(/[^ ]+$/, (last) => NUMBERS.get(last) ?? last);

const withoutPoblacion = (key: string) => [key.replace(/^poblacion (?=.)/, ''), key.replace(/ poblacion$/, '')];

/** Spellings under which a barangay is written: "Bgy. 37 - Bitano" is also 37 and Bitano, "Molino III" is Molino 3. */
function toSpellings(name: string): string[] {
  const pieces = name.split(/\s-\s|,|\(|\)/);
  const keys = [name, ...(pieces.length > 1 ? pieces : [])].map(toBareKey);
  const spellings = keys.flatMap((key) => [key, ...withoutPoblacion(key)]).map((key) => key.replace(/ /g, ''));
  return [...new Set(spellings)].filter((spelling) => spelling !== '');
}

const toDigits = (text: string) => text.replace(/\D/g, '');
/** Returns true for a long name with one typing error; "Molino 3" is not "Molino 4". */
const isMistyped = (written: string, name: string) =>
  written.length >= 6 && name.length >= 6 && toDigits(written) === toDigits(name) && isOneEditAway(written, name);

/** Finds the only barangay of a list with a name; null for none or several. */
export function findExactBarangay<T extends { name: string }>(barangays: readonly T[], written: string): T | null {
  const exact = barangays.filter(({ name }) => toKey(name) === toKey(written));
  return exact.length === 1 ? (exact[0] ?? null) : null;
}

/** Finds the only barangay of a list that a written name means; null for none or several. */
export function matchBarangay<T extends { name: string }>(barangays: readonly T[], written: string): T | null {
  const exact = findExactBarangay(barangays, written);
  if (exact) return exact;
  const [wanted = ''] = toSpellings(written);
  const findOnly = (isAlike: (spelling: string) => boolean) => {
    const alike = barangays.filter(({ name }) => toSpellings(name).some(isAlike));
    return alike.length === 1 ? (alike[0] ?? null) : null;
  };
  return findOnly((spelling) => spelling === wanted) ?? findOnly((spelling) => isMistyped(wanted, spelling));
}
