import type { HelpArticle, HelpCategory } from '@/api/wire';
import { ARTICLES, HELP_CATEGORIES } from '../help/articles';
import { notFoundAnswer, ok, defineRoute } from '../http';

const articlesOf = (category: number): HelpArticle[] =>
  ARTICLES.filter((one) => one.category === category).map((one) => ({ ...one }));

export const helpRoutes = [
  defineRoute('GET', '/api/settings/help-center/categories', { auth: 'optional' }, () =>
    ok(HELP_CATEGORIES.map((one): HelpCategory => ({ ...one, article_count: articlesOf(one.id).length }))),
  ),

  defineRoute('GET', '/api/settings/help-center', { auth: 'optional' }, ({ query }) => {
    const category = HELP_CATEGORIES.find((one) => String(one.id) === query.get('category'));
    return category ? ok(articlesOf(category.id)) : notFoundAnswer('The category');
  }),
];
