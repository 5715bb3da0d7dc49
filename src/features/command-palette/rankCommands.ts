import { toPlainText } from '@/utils/plainText';
import { GROUPS, type Command, type CommandGroup } from './command';

/** Results that a group shows at most. */
export const GROUP_MAX = 6;

/** Match of a text and a query: by the start of the text, by the starts of its words, or by letters in order. */
export type MatchKind = 'start' | 'words' | 'letters' | 'none';

const SCORES = {
  label: { start: 6, words: 4, letters: 1, none: 0 },
  alias: { start: 5, words: 3, letters: 0, none: 0 },
  detail: { start: 2, words: 2, letters: 0, none: 0 },
} as const satisfies Record<string, Record<MatchKind, number>>;

/** Letters in order match only a query of this length: shorter ones match nearly everything. */
const LETTERS_MIN = 3;

const toWords = (text: string) =>
  toPlainText(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

/** Returns true if each query word starts a later word of the text than the word before it. */
function startsWords(words: readonly string[], query: readonly string[]): boolean {
  let next = 0;
  return query.every((part) => {
    const found = words.findIndex((word, index) => index >= next && word.startsWith(part));
    next = found + 1;
    return found >= 0;
  });
}

/** Returns true if the letters of the query occur in order, from the start of a word on. */
function hasLettersInOrder(words: readonly string[], letters: string): boolean {
  return words.some((word, index) => {
    if (!word.startsWith(letters[0] ?? '')) return false;
    let found = 0;
    for (const letter of words.slice(index).join('')) if (letter === letters[found]) found += 1;
    return found >= letters.length;
  });
}

/** Returns how a text matches a query. */
export function matchText(text: string, query: string): MatchKind {
  const [words, parts] = [toWords(text), toWords(query)];
  if (parts.length === 0) return 'none';
  if (words.join(' ').startsWith(parts.join(' '))) return 'start';
  if (startsWords(words, parts)) return 'words';
  const letters = parts.join('');
  return letters.length >= LETTERS_MIN && hasLettersInOrder(words, letters) ? 'letters' : 'none';
}

/** Returns the score of a command; 0 hides it. For the same match, a label scores more than an alias or a detail. */
export const scoreCommand = ({ label, aliases = [], detail = '' }: Command, query: string): number =>
  Math.max(
    SCORES.label[matchText(label, query)],
    SCORES.detail[matchText(detail, query)],
    ...aliases.map((alias) => SCORES.alias[matchText(alias, query)]),
  );

export type CommandSection = { group: CommandGroup; commands: readonly Command[] };

/** Returns the matching commands by group, best first; without a query, the commands that need no search. */
export function rankCommands(commands: readonly Command[], query: string): CommandSection[] {
  const hasQuery = toWords(query).length > 0;
  const scored = commands
    .map((command) => ({ command, score: hasQuery ? scoreCommand(command, query) : command.isSearchOnly ? 0 : 1 }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return GROUPS.map((group) => scored.filter(({ command }) => command.group === group))
    .filter((results) => results.length > 0)
    .sort((a, b) => (b[0]?.score ?? 0) - (a[0]?.score ?? 0))
    .map((results) => {
      const shown = hasQuery ? results.slice(0, GROUP_MAX) : results;
      return { group: results[0]?.command.group ?? 'Actions', commands: shown.map(({ command }) => command) };
    });
}
