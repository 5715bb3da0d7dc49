import type { HelpArticle, HelpCategory } from '@/api/wire';
import { ARTICLES, HELP_CATEGORIES } from '../help/articles';
import { defineRoute, failNotFound, ok } from '../http';

const getArticles = (category: number): HelpArticle[] =>
  ARTICLES.filter((article) => article.category === category).map((article) => ({ ...article }));

export const helpRoutes = [
  defineRoute('GET', '/api/settings/help-center/categories', { auth: 'optional' }, () =>
    ok(
      HELP_CATEGORIES.map((category): HelpCategory => ({
        ...category,
        article_count: getArticles(category.id).length,
      })),
    ),
  ),

  defineRoute('GET', '/api/settings/help-center', { auth: 'optional' }, ({ query }) => {
    const category = HELP_CATEGORIES.find((category) => String(category.id) === query.get('category'));
    return category ? ok(getArticles(category.id)) : failNotFound('The category');
  }),
];
