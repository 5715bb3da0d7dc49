import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyArt } from '@/components/art/EmptyArt';
import { EmptyState } from '@/components/ui/EmptyState';
import { NUMBER_ON_RECEIPT, WHERE_IS_IT } from '@/config/messages';
import { getLoginPath } from '@/config/nextPath';
import { PATHS } from '@/config/paths';
import { useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/user';
import { CardBoundary } from './CardBoundary';
import { RecentSearches } from './RecentSearches';
import { TrackSearch } from './TrackSearch';
import { TrackingCard } from './TrackingCard';
import { useTrackSearch } from './useTrackSearch';

/** Side margins that align with the footer, which is wider for visitors. */
const getMargins = (isSignedIn: boolean) => (isSignedIn ? 'max-w-content px-8' : 'max-w-[1472px] px-20');

/** Public track & trace of up to ten deliveries. */
function TrackTracePage() {
  const search = useTrackSearch();
  const { numbers } = search;
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const margins = getMargins(isSignedIn);
  return (
    <>
      <TrackSearch search={search} className={margins} />
      <div className={`mx-auto flex w-full flex-col gap-5 pt-6 pb-10 ${margins}`}>
        {numbers.length === 0 && <EmptyState art={<EmptyArt />} title={WHERE_IS_IT} text={NUMBER_ON_RECEIPT} />}
        {numbers.map((number) => (
          <CardBoundary key={number} bookingNumber={number}>
            <TrackingCard bookingNumber={number} />
          </CardBoundary>
        ))}
        {numbers.length > 0 && !isSignedIn && (
          <p className="flex items-center gap-2.5 text-small text-ink-600">
            <Lock size={18} strokeWidth={1.75} aria-hidden />
            <span>
              <Link
                to={getLoginPath(`${PATHS.bookingTrackTrace}?number=${encodeURIComponent(numbers.join(' '))}`)}
                className="font-560 text-brand-700 hover:underline"
              >
                Log in
              </Link>{' '}
              to see full addresses and the driver.
            </span>
          </p>
        )}
        <RecentSearches onSearch={search.submit} />
      </div>
    </>
  );
}

export { TrackTracePage as Component };
