import type { HelpCategory, Id } from '@/api/wire';

/** Returns the query string of a category. */
export const getCategoryUrl = (category: Id) => `?category=${encodeURIComponent(String(category))}`;

/** Returns the query string of an article, opened in its category. */
export const getArticleUrl = (category: Id, article: Id) =>
  `${getCategoryUrl(category)}&article=${encodeURIComponent(String(article))}`;

/** Finds the category of the URL; falls back to the first one. */
export const findCategory = (categories: readonly HelpCategory[], wantedId: string | null): HelpCategory | undefined =>
  categories.find(({ id }) => String(id) === wantedId) ?? categories[0];
