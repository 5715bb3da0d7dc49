import { isOneEditAway } from '@/utils/isOneEditAway';

/** Abbreviation for each common variant. */
const ABBREVIATIONS: Record<string, string> = {
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

/** Short names that people type for a place. */
const NICKNAMES: Record<string, string> = {
  bgc: 'Bonifacio Global City',
  cdo: 'Cagayan de Oro',
  gensan: 'General Santos',
  mla: 'Manila',
  moa: 'Mall of Asia',
  qc: 'Quezon City',
};

/** Splits a text into lower-case words without accents or punctuation. */
export const splitWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .map((word) => ABBREVIATIONS[word] ?? word);

/** Scores the similarity of a typed and a known word, 0 to 1. Numbers have to be equal. */
export function scoreWord(typed: string, known: string): number {
  if (typed === known) return 1;
  if (/^\d/.test(typed)) return 0;
  if (typed.length >= 2 && known.startsWith(typed)) return 0.8;
  return typed.length >= 4 && typed[0] === known[0] && isOneEditAway(typed, known) ? 0.6 : 0;
}

const scoreBest = (typed: string, known: string[]) => Math.max(0, ...known.map((word) => scoreWord(typed, word)));

/** Parsed query: the leading house number, and its words as typed and as compared. */
export type Query = { house: string; typed: string[]; words: string[] };

/** Parses a query; nicknames are written out, and the house number of '170 Salcedo St' is not searched. */
export function readQuery(text: string): Query {
  const clean = text
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, 120)
    .replace(/[a-z]+/gi, (word) => NICKNAMES[word.toLowerCase()] ?? word);
  const found = /^((?:(?:unit|lot|blk|block|no\.?|#) ?)?\d+[a-z]?(?:-\d+)?),? (?=\S)/i.exec(clean);
  const house = found?.[1] ?? '';
  const typed = (found ? clean.slice(found[0].length) : clean)
    .split(/[ ,]+/)
    .filter((word) => splitWords(word).length > 0);
  return { house, typed, words: typed.map((word) => splitWords(word).join('')) };
}

/** Score of a place for a query; `leading` counts the first words that are not part of the place. */
export type PlaceFit = { score: number; leading: number };

const MIN_SHARE = 0.6;

type PlaceWords = { nameWords: string[]; aroundWords: string[] };

/** Scores a place for a query, or returns null. Words of the surroundings count less than the name. */
export function scorePlace(words: string[], { nameWords, aroundWords }: PlaceWords): PlaceFit | null {
  const scores = words.map((word) => {
    const byName = scoreBest(word, nameWords);
    return byName === 1 ? 1 : Math.max(byName, scoreBest(word, aroundWords) * 0.7);
  });
  if (!words.some((word) => scoreBest(word, nameWords) > 0)) return null;
  const leading = scores.findIndex((score) => score > 0);
  const rest = scores.slice(leading);
  const matched = rest.filter((score) => score > 0).length;
  if (matched / rest.length < MIN_SHARE) return null;
  const named = nameWords.filter((known) => words.some((word) => scoreWord(word, known) > 0)).length / nameWords.length;
  return { score: scores.reduce((sum, score) => sum + score, 0) / words.length + named * 0.3, leading };
}
