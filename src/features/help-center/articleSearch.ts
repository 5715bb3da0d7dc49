import { toPlainText } from './markdown';

type Text = { question: string; answer: string };

export type SearchMatch<T> = {
  articles: T[];
  /** No article has every word of the query: these have the most of them, and at least half. */
  isClosest: boolean;
};

const CLOSEST_MAX = 5;

/** Words in lower case without accents, so that "cancelacion" finds "Cancelación". */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many of the wanted words start a word of the text: "pin" finds "PIN" and "pins", and not "shipping". */
const hits = (wanted: readonly string[], text: readonly string[]) =>
  wanted.filter((word) => text.some((one) => one.startsWith(word))).length;

/** What answers the query: articles with every word of it, most of them in the question first; else the closest. */
export function searchArticles<T extends Text>(articles: readonly T[], query: string): SearchMatch<T> {
  const wanted = wordsOf(query);
  const scored = articles
    .map((article) => {
      const question = wordsOf(article.question);
      return {
        article,
        inQuestion: hits(wanted, question),
        inAll: hits(wanted, [...question, ...wordsOf(toPlainText(article.answer))]),
      };
    })
    .filter(({ inAll }) => inAll > 0)
    .sort((a, b) => b.inAll - a.inAll || b.inQuestion - a.inQuestion);
  const full = scored.filter(({ inAll }) => inAll === wanted.length);
  const shown = full.length > 0 ? full : scored.filter(({ inAll }) => inAll * 2 >= wanted.length).slice(0, CLOSEST_MAX);
  return { articles: shown.map(({ article }) => article), isClosest: full.length === 0 && shown.length > 0 };
}
