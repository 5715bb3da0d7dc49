import { describe, expect, it } from 'vitest';
import { searchArticles } from '../../../src/features/help-center/articleSearch';

const ARTICLES = [
  { id: 1, question: 'What does it cost?', answer: 'A refund to a **card** takes two days.' },
  { id: 2, question: 'When do I get my refund?', answer: 'Points come back at once.' },
  { id: 3, question: 'Can I deliver to Parañaque?', answer: 'Yes.' },
];

describe('search across the articles', () => {
  it.each([
    ['refund', [2, 1]],
    ['REFUND  card', [1]],
    ['paranaque', [3]],
    ['parañaque yes', [3]],
    ['**', []],
    ['', []],
    ['helicopter', []],
  ])('"%s" finds %j', (query, ids) => {
    expect(searchArticles(ARTICLES, query).map(({ id }) => id)).toEqual(ids);
  });
});
