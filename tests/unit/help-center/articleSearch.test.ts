import { describe, expect, it } from 'vitest';
import { searchArticles } from '@/features/help-center/articleSearch';

const ARTICLES = [
  { id: 1, question: 'What does it cost?', answer: 'A refund to a **card** takes two days.' },
  { id: 2, question: 'When do I get my refund?', answer: 'Points come back at once.' },
  { id: 3, question: 'Can I deliver to Parañaque?', answer: 'Yes.' },
];

describe('the search across the articles', () => {
  it.each([
    ['refund', [2, 1]],
    ['REFUND  card', [1]],
    ['paranaque', [3]],
    ['parañaque yes', [3]],
    ['**', []],
    ['', []],
    ['helicopter', []],
    ['ref', [2, 1]],
    ['fund', []],
  ])('finds for "%s" the articles %j', (query, ids) => {
    expect(searchArticles(ARTICLES, query).articles.map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['refund helicopter', [2, 1], true],
    ['refund helicopter submarine', [], false],
    ['refund refund helicopter submarine', [], false],
    ['refund once', [2], false],
  ])('finds for "%s" the articles %j, marked as closest: %s', (query, ids, isClosest) => {
    const found = searchArticles(ARTICLES, query);
    expect(found.articles.map(({ id }) => id)).toEqual(ids);
    expect(found.isClosest).toBe(isClosest);
  });
});
