/** One spelling for what people write in several ways. */
const SAME: Record<string, string> = {
  street: 'st',
  avenue: 'ave',
  road: 'rd',
  boulevard: 'blvd',
  barangay: 'brgy',
  bgy: 'brgy',
  corner: 'cor',
  santo: 'sto',
  santa: 'sta',
  saint: 'st',
  general: 'gen',
};

/** Lower case, without accents or punctuation, split at spaces. */
export const splitWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .map((word) => SAME[word] ?? word);

/** True when one edit (a letter more, less, other, or two swapped) leads from one word to the other. */
export function isOneEditAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [restOne, restOther] = [one.slice(start), other.slice(start)];
  return (
    restOne.slice(1) === restOther ||
    restOne === restOther.slice(1) ||
    restOne.slice(1) === restOther.slice(1) ||
    (restOne[0] === restOther[1] && restOne[1] === restOther[0] && restOne.slice(2) === restOther.slice(2))
  );
}

/** How well a typed word fits a known one, 0 to 1. A number has to be the same. */
export function likeness(typed: string, known: string): number {
  if (typed === known) return 1;
  if (/^\d/.test(typed)) return 0;
  if (typed.length >= 2 && known.startsWith(typed)) return 0.8;
  return typed.length >= 4 && typed[0] === known[0] && isOneEditAway(typed, known) ? 0.6 : 0;
}

const bestOf = (typed: string, known: string[]) => Math.max(0, ...known.map((word) => likeness(typed, word)));

/** A query: the house number that leads it, and its words as typed and as compared. */
export type Query = { house: string; typed: string[]; words: string[] };

/** Takes the house number apart: '170 Salcedo St' is looked up as Salcedo St. */
export function readQuery(text: string): Query {
  const clean = text.trim().replace(/\s+/g, ' ').slice(0, 120);
  const found = /^((?:(?:unit|lot|blk|block|no\.?|#) ?)?\d+[a-z]?(?:-\d+)?),? (?=\S)/i.exec(clean);
  const house = found?.[1] ?? '';
  const typed = (found ? clean.slice(found[0].length) : clean)
    .split(/[ ,]+/)
    .filter((word) => splitWords(word).length > 0);
  return { house, typed, words: typed.map((word) => splitWords(word).join('')) };
}

export type PlaceFit = { score: number; /** How many words at the start are no part of the place. */ leading: number };

const MIN_SHARE = 0.6;

/** How well a place fits the words, or null when it does not. Words of its surroundings count less than its name. */
export function scorePlace(words: string[], name: string[], around: string[]): PlaceFit | null {
  const scores = words.map((word) => {
    const byName = bestOf(word, name);
    return byName === 1 ? 1 : Math.max(byName, bestOf(word, around) * 0.7);
  });
  if (!words.some((word) => bestOf(word, name) > 0)) return null;
  const leading = scores.findIndex((score) => score > 0);
  const rest = scores.slice(leading);
  const matched = rest.filter((score) => score > 0).length;
  if (matched / rest.length < MIN_SHARE) return null;
  const named = name.filter((known) => words.some((word) => likeness(word, known) > 0)).length / name.length;
  return { score: scores.reduce((sum, score) => sum + score, 0) / words.length + named * 0.3, leading };
}
