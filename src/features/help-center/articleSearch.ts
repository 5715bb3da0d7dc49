import { toPlainText } from './markdown';

type Text = { question: string; answer: string };

/** Lower case without accents, so that "cancelacion" finds "Cancelación". */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** What has every word of the query in its question or answer; those with all of them in the question come first. */
export function searchArticles<T extends Text>(articles: readonly T[], query: string): T[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const hasAll = (text: string) => words.every((word) => text.includes(word));
  const inQuestion: T[] = [];
  const elsewhere: T[] = [];
  for (const article of articles) {
    const question = folded(article.question);
    if (hasAll(question)) inQuestion.push(article);
    else if (hasAll(`${question} ${folded(toPlainText(article.answer))}`)) elsewhere.push(article);
  }
  return [...inQuestion, ...elsewhere];
}
