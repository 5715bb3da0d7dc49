import type { HelpCategory, Id } from '@/api/wire';

/** What is shown is in the address: a category, an article opened in it, or a search across all. */
export const categoryAddress = (category: Id) => `?category=${encodeURIComponent(String(category))}`;

export const articleAddress = (category: Id, article: Id) =>
  `${categoryAddress(category)}&article=${encodeURIComponent(String(article))}`;

/** The category of the address; the first one where it names none, or one that is gone. */
export const chosenCategory = (categories: readonly HelpCategory[], wanted: string | null): HelpCategory | undefined =>
  categories.find(({ id }) => String(id) === wanted) ?? categories[0];
