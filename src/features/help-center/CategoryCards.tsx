import { Link } from 'react-router-dom';
import type { HelpCategory } from '@/api/wire';
import { IconTile } from '@/components/ui/IconTile';
import { Skeleton } from '@/components/ui/Skeleton';
import { classNames } from '@/utils/classNames';
import { pluralize } from '@/utils/text';
import { getCategoryIcon } from './categoryIcons';
import { getCategoryUrl } from './helpUrls';

const GRID_CLASSES = 'grid grid-cols-[repeat(auto-fill,minmax(220px,1fr))] gap-3.5';

/** Placeholder of the category cards; the articles below say that the help center is loading. */
export const CategoryCardsSkeleton = () => (
  <div className={`mt-5 ${GRID_CLASSES}`}>
    {Array.from({ length: 8 }, (_, card) => (
      <Skeleton key={card} className="h-[78px] rounded-lg" />
    ))}
  </div>
);

type CategoryCardsProps = { categories: readonly HelpCategory[]; current?: HelpCategory };

export function CategoryCards({ categories, current }: CategoryCardsProps) {
  return (
    <nav aria-label="Help categories" className="mt-5">
      <ul className={GRID_CLASSES}>
        {categories.map((category) => {
          const Icon = getCategoryIcon(category.icon);
          const isCurrent = category.id === current?.id;
          return (
            <li key={String(category.id)}>
              <Link
                to={getCategoryUrl(category.id)}
                preventScrollReset
                aria-current={isCurrent ? 'true' : undefined}
                className={classNames(
                  'flex h-full items-center gap-3.5 rounded-lg p-4 shadow-card hover:bg-brand-25',
                  isCurrent ? 'bg-brand-25 outline-2 -outline-offset-2 outline-brand-600' : 'bg-white',
                )}
              >
                <IconTile tone={isCurrent ? 'brand' : 'neutral'}>
                  <Icon strokeWidth={1.75} />
                </IconTile>
                <span className="min-w-0">
                  <span className="block font-560">{category.name}</span>
                  <span className="tabular block text-small text-ink-600">
                    {pluralize(category.article_count, 'article')}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
