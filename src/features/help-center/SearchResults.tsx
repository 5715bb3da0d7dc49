import { Link } from 'react-router-dom';
import type { HelpArticle, HelpCategory } from '@/api/wire';
import { Accordion } from '@/components/ui/Accordion';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { LoadWarning } from '@/components/ui/LoadWarning';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { ARTICLES_LOADING, NO_RESULTS } from '@/config/messages';
import { pluralize } from '@/utils/text';
import { AnswerText } from './AnswerText';
import { ArticlesError } from './ArticlesError';
import { searchArticles } from './articleSearch';
import { getArticleUrl } from './helpUrls';
import { useAllArticles } from './useAllArticles';

const RELATED_MAX = 3;

/** Articles of all categories that match the query. */
export function SearchResults({ categories, query }: { categories: readonly HelpCategory[]; query: string }) {
  const { articles, isLoading, error, retry } = useAllArticles(categories);
  const { articles: matches, isClosest } = searchArticles(articles, query);
  // A list that is still loading may have an exact match.
  const found = isClosest && isLoading ? [] : matches;
  const hasFailed = error !== undefined && !isLoading;
  const isUnsearched = hasFailed && articles.length === 0;
  // the missing articles may match, so that nothing is counted as the result
  const isUnknown = hasFailed && found.length === 0;
  return (
    <Card as="section" padding="none" aria-label="Search results">
      <div className="flex items-baseline justify-between gap-4 border-b border-ink-150 px-5 py-4">
        <h2 className="text-h3 font-560">Search results</h2>
        <p role="status" className="tabular text-small text-ink-600">
          {isLoading ? 'Searching…' : !isUnknown && pluralize(found.length, 'article')}
        </p>
      </div>
      {hasFailed && !isUnsearched && (
        <LoadWarning className="text-small" onRetry={retry}>
          Some articles did not load, so results may be missing.
        </LoadWarning>
      )}
      {found.length > 0 && isClosest && (
        <p className="bg-ink-50 px-5 py-3 text-small text-ink-600">
          No article matches all your words. These are the closest.
        </p>
      )}
      {found.length > 0 && (
        <div className="px-5">
          <Accordion
            key={query}
            openAtFirst={String(found[0]?.id)}
            items={found.map((article) => ({
              id: String(article.id),
              title: article.question,
              content: (
                <>
                  <AnswerText text={article.answer} />
                  <RelatedArticles article={article} articles={articles} categories={categories} />
                </>
              ),
            }))}
          />
        </div>
      )}
      {found.length === 0 && isLoading && <SkeletonRows count={5} label={ARTICLES_LOADING} />}
      {isUnsearched && <ArticlesError error={error} onRetry={retry} />}
      {found.length === 0 && !isLoading && !isUnknown && (
        <EmptyState title={NO_RESULTS} text="Try fewer or other words, or choose a category." />
      )}
    </Card>
  );
}

type RelatedArticlesProps = {
  article: HelpArticle;
  articles: readonly HelpArticle[];
  categories: readonly HelpCategory[];
};

function RelatedArticles({ article, articles, categories }: RelatedArticlesProps) {
  const categoryName = categories.find(({ id }) => String(id) === String(article.category))?.name;
  const related = articles
    .filter(({ id, category }) => category === article.category && id !== article.id)
    .slice(0, RELATED_MAX);
  if (related.length === 0 || categoryName === undefined) return null;
  return (
    <div className="mt-4 rounded-md bg-ink-50 px-4 py-3">
      <p className="text-caption font-560 text-ink-600">More in {categoryName}</p>
      <ul className="mt-1">
        {related.map(({ id, category, question }) => (
          <li key={String(id)}>
            <Link
              to={getArticleUrl(category, id)}
              preventScrollReset
              className="inline-block min-h-6 py-0.5 text-small font-560 text-brand-700 hover:underline"
            >
              {question}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
