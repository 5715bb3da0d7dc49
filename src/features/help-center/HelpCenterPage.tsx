import { useSearchParams } from 'react-router-dom';
import { useGetHelpCategoriesQuery } from '@/api/reference';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { NO_ARTICLES } from '@/config/messages';
import { CategoryArticles } from './CategoryArticles';
import { CategoryCards, CategoryCardsSkeleton } from './CategoryCards';
import { EssentialAnswers } from './EssentialAnswers';
import { HelpHero } from './HelpHero';
import { OnTheRoad } from './OnTheRoad';
import { SearchResults } from './SearchResults';
import { TalkToUs } from './TalkToUs';
import { findCategory } from './helpUrls';

/** `/help-center` and its alias `/help`, open to visitors (docs/decisions/0075). */
function HelpCenterPage() {
  const [params] = useSearchParams();
  const query = params.get('q')?.trim() ?? '';
  const { data: categories, isError, isFetching, refetch } = useGetHelpCategoriesQuery();
  const isLoading = !categories && !isError;
  const current = query === '' && categories ? findCategory(categories, params.get('category')) : undefined;
  const cards = categories && categories.length > 0 && <CategoryCards categories={categories} current={current} />;

  return (
    <div className="mx-auto w-full max-w-content px-8 pt-6 pb-10">
      <HelpHero query={query} />
      {query === '' && (isLoading ? <CategoryCardsSkeleton /> : cards)}
      <div className="mt-5 grid gap-5 desktop:grid-cols-[minmax(0,1fr)_300px]">
        {categories && query !== '' && <SearchResults categories={categories} query={query} />}
        {categories && current && <CategoryArticles category={current} openArticle={params.get('article')} />}
        {categories?.length === 0 && query === '' && (
          <Card>
            <EmptyState title={NO_ARTICLES} text="Check back soon, or ask your driver about a delivery." />
          </Card>
        )}
        {!categories && isError && (
          <EssentialAnswers query={query} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {isLoading && (
          <Card padding="none">
            <SkeletonRows count={6} label="The help center is loading" />
          </Card>
        )}
        <div className="grid content-start gap-5">
          <TalkToUs />
          <OnTheRoad />
        </div>
      </div>
      {query !== '' && cards}
    </div>
  );
}

export { HelpCenterPage as Component };
