import type { Place } from '@/api/wire';
import { findExactBarangay, matchBarangay } from './matchBarangay';
import { trimPart, type MessagePart } from './parts';
import { dropLead, dropTailFillers, endsWithDirection, endsWithShop, isStreet } from './words';

/** The barangay of a message, and the parts that remain. */
export type TakenBarangay = {
  /** Name from the list, or empty. */
  barangay: string;
  /** Parts without the barangay. */
  parts: MessagePart[];
  /** Index of the part that followed the city. */
  position: number;
};

/** Certainty of a barangay by the form in which it is written; 0 is the best. */
const RANKS = { exact: 0, similar: 1, street: 2, endOfPart: 3 };

/** A part, or its last words, that is a barangay; `before` is the text that remains. */
type Candidate = { index: number; name: string; before: string; rank: number };

/** "Zone 6 Upper Carmen" keeps the word that the list does not have; "Upper Balulang" is Balulang. */
const keepDirection = (before: string, text: string) => {
  if (!endsWithDirection(before)) return before;
  return before.includes(' ') ? text : '';
};

/** Splits a barangay off the end of a line, unless the words before it need it, as in "12 San Antonio". */
function splitTail(text: string, index: number, barangays: readonly Place[]): Candidate | undefined {
  for (const gap of text.matchAll(/\s+/g)) {
    const before = text.slice(0, gap.index).replace(/(?: (?:ng|sa|of))?[\s,-]*$/iu, '');
    const place =
      /\p{L}{2,}.*[\p{L}\d]/u.test(before) && !endsWithShop(before)
        ? matchBarangay(barangays, text.slice(gap.index + gap[0].length))
        : null;
    if (place) return { index, name: place.name, before: keepDirection(before, text), rank: RANKS.endOfPart };
  }
  return undefined;
}

/** Ranks a part that is a barangay: a name in full first, a number or a street word last. */
function toCandidate({ text, field }: MessagePart, index: number, barangays: readonly Place[]): Candidate | undefined {
  if (field !== undefined) return undefined;
  const name = trimPart(dropTailFillers(dropLead(text)));
  if (name === '') return undefined;
  const exact = findExactBarangay(barangays, name);
  const place = exact ?? matchBarangay(barangays, name);
  if (!place) return splitTail(text, index, barangays);
  const rank = isStreet(name) ? RANKS.street : exact ? RANKS.exact : RANKS.similar;
  return { index, name: place.name, before: '', rank };
}

/** Takes the barangay out of the parts, where no label names it; the last before the city, or the first after it. */
export function takeBarangay(parts: MessagePart[], position: number, barangays: readonly Place[]): TakenBarangay {
  const isLabelled = parts.some(({ field }) => field === 'barangay');
  const found = isLabelled ? [] : parts.flatMap((part, index) => toCandidate(part, index, barangays) ?? []);
  const best = found.filter(({ rank }) => rank === Math.min(...found.map((candidate) => candidate.rank)));
  const taken = best.filter(({ index }) => index < position).at(-1) ?? best[0];
  if (!taken) return { barangay: '', parts, position };
  const { index, name, before } = taken;
  const left = before === '' ? [] : parts.slice(index, index + 1).map((part) => ({ ...part, text: before }));
  return {
    barangay: name,
    parts: parts.toSpliced(index, 1, ...left),
    position: before === '' && index < position ? position - 1 : position,
  };
}
