import type { MessagePart } from './parts';
import { hasHonorific, isCompany, isPerson, isRelative, isTitled, toNameOnly } from './words';

/** A text that can be the recipient's name; `index` is that of its part. */
export type NameCandidate = {
  text: string;
  index: number;
  source?: MessagePart['source'];
  beside?: MessagePart['beside'];
};

/** Returns true if the words of a name have capitals, except its title and "dela". */
const isNameTitled = (text: string) =>
  isTitled(toNameOnly(text).replace(/(?<!\p{L})(?:dela|delas|delos)(?!\p{L})/giu, ''));

/** Points for and against a part of a message being a name. */
const SOURCE_POINTS = { label: 6, cue: 5, hint: 2.5 } as const;
const BESIDE_POINTS = { before: 3, after: 2.5 } as const;
const POINTS = {
  honorific: 3,
  noCapitals: -3,
  relative: -4,
  company: -6,
  severalWords: 2,
  severalWordsFirst: 2,
  severalWordsTitled: 0.5,
};

/** Scores a name. In a message without capitals (`isLowerCase`), missing capitals do not count. */
function scoreName({ text, index, source, beside }: NameCandidate, isLowerCase: boolean): number {
  const hasSeveralWords = text.includes(' ');
  return (
    (source ? SOURCE_POINTS[source] : 0) +
    (beside ? BESIDE_POINTS[beside] : 0) +
    (hasHonorific(text) ? POINTS.honorific : 0) +
    (isLowerCase || isNameTitled(text) ? 0 : POINTS.noCapitals) +
    (isRelative(text) ? POINTS.relative : 0) +
    (isCompany(text) ? POINTS.company : 0) +
    (hasSeveralWords ? POINTS.severalWords : 0) +
    (hasSeveralWords && index === 0 ? POINTS.severalWordsFirst : 0) +
    (hasSeveralWords && (isLowerCase || /^\p{Lu}/u.test(text)) ? POINTS.severalWordsTitled : 0)
  );
}

/** A single word is a name only if something points to it. */
const MIN_POINTS = 2.5;
/** A name with fewer points is a guess. A label alone reaches it; so do two words beside the mobile number. */
const CERTAIN_POINTS = 4.5;

/** Finds the most likely name among the labelled ones and the parts without a label. */
export function findName(
  labelled: readonly NameCandidate[],
  unread: readonly { part: MessagePart; index: number }[],
): (NameCandidate & { isGuess: boolean }) | undefined {
  const others = unread
    .filter(({ part }) => isPerson(part.text))
    .map(({ part, index }) => ({ text: part.text, index, beside: part.beside }));
  const names = [...labelled, ...others];
  const isLowerCase = !names.some(({ text }) => /\p{Lu}/u.test(text));
  const all = names.map((name) => ({ name, points: scoreName(name, isLowerCase) }));
  const best = all.reduce<(typeof all)[number] | undefined>(
    (top, next) => (top && top.points >= next.points ? top : next),
    undefined,
  );
  if (!best || best.points < MIN_POINTS) return undefined;
  // "si Gemma ito ... Gemma Alvarado", "address ni Tita Luz ... Luz Evangelista"
  const whole = all.find(
    ({ name }) => name.text !== best.name.text && toNameOnly(name.text).startsWith(`${toNameOnly(best.name.text)} `),
  );
  return { ...(whole ?? best).name, isGuess: best.points < CERTAIN_POINTS };
}
