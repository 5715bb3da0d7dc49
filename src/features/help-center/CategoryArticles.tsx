import { useGetHelpArticlesQuery } from '@/api/reference';
import type { HelpCategory } from '@/api/wire';
import { Accordion } from '@/components/ui/Accordion';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { ARTICLES_LOADING, NO_ARTICLES } from '@/config/messages';
import { AnswerText } from './AnswerText';
import { ArticlesError } from './ArticlesError';

type CategoryArticlesProps = { category: HelpCategory; openArticle: string | null };

/** Questions of a category; opens the article named in the URL, else the first. */
export function CategoryArticles({ category, openArticle }: CategoryArticlesProps) {
  const { currentData, error, isFetching, refetch } = useGetHelpArticlesQuery(category.id);
  // a saved link may name an article that no longer exists
  const first = currentData?.find(({ id }) => String(id) === openArticle) ?? currentData?.[0];
  return (
    <Card as="section" padding="none" aria-label={category.name}>
      <h2 className="border-b border-ink-150 px-5 py-4 text-h3 font-560 wrap-anywhere">{category.name}</h2>
      {currentData && currentData.length > 0 && (
        <div className="px-5">
          <Accordion
            key={`${category.id}-${openArticle ?? ''}`}
            openAtFirst={String(first?.id)}
            items={currentData.map(({ id, question, answer }) => ({
              id: String(id),
              title: question,
              content: <AnswerText text={answer} />,
            }))}
          />
        </div>
      )}
      {currentData?.length === 0 && <EmptyState title={NO_ARTICLES} text="Choose another category, or search." />}
      {!currentData &&
        (error && !isFetching ? (
          <ArticlesError error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows count={5} label={ARTICLES_LOADING} />
        ))}
    </Card>
  );
}
