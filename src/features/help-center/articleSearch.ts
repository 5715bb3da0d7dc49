import { toPlainText } from '@/utils/plainText';
import { stripMarkdown } from './markdown';

type Searchable = { question: string; answer: string };

export type SearchMatch<T> = {
  articles: T[];
  /** No article has all words of the query; the matches have at least half of them. */
  isClosest: boolean;
};

const CLOSEST_MAX = 5;

/** Splits a text into lower-case words without accents, so that "cancelacion" matches "Cancelación". */
const toWords = (text: string): string[] => toPlainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Counts the query words that start a word of the text: "pin" matches "pins" but not "shipping". */
const countMatches = (wanted: readonly string[], text: readonly string[]) =>
  wanted.filter((word) => text.some((textWord) => textWord.startsWith(word))).length;

/** Returns the articles with all words of the query, matches in the question first; else the closest ones. */
export function searchArticles<T extends Searchable>(articles: readonly T[], query: string): SearchMatch<T> {
  const wanted = [...new Set(toWords(query))];
  const scored = articles
    .map((article) => {
      const question = toWords(article.question);
      return {
        article,
        inQuestion: countMatches(wanted, question),
        inAll: countMatches(wanted, [...question, ...toWords(stripMarkdown(article.answer))]),
      };
    })
    .filter(({ inAll }) => inAll > 0)
    .sort((a, b) => b.inAll - a.inAll || b.inQuestion - a.inQuestion);
  const full = scored.filter(({ inAll }) => inAll === wanted.length);
  const shown = full.length > 0 ? full : scored.filter(({ inAll }) => inAll * 2 >= wanted.length).slice(0, CLOSEST_MAX);
  return { articles: shown.map(({ article }) => article), isClosest: full.length === 0 && shown.length > 0 };
}
