import { Link } from 'react-router-dom';
import { useGetBookingsQuery } from '@/api/bookings';
import { ListRetry } from '@/components/form/ListRetry';
import { EmptyState } from '@/components/ui/EmptyState';
import { Skeleton } from '@/components/ui/Skeleton';
import { BOOKINGS_FIRST_PAGE } from '@/config/constants';
import { CHECK_CONNECTION, NUMBER_ON_RECEIPT, ONGOING_NOT_LOADED, WHERE_IS_IT } from '@/config/messages';
import { getLivePath } from '@/config/paths';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { CardBoundary } from './CardBoundary';
import { MyTrackingCard } from './MyTrackingCard';
import { RecentSearches } from './RecentSearches';
import { TrackSearch } from './TrackSearch';
import { useTrackSearch } from './useTrackSearch';

const MARGINS = 'max-w-content px-8';

/** Returns the advice for the search; the number of ongoing bookings is undefined while it is unknown. */
function getInvitation(ongoingCount: number | undefined): string {
  if (ongoingCount === undefined) return NUMBER_ON_RECEIPT;
  return ongoingCount > 0
    ? 'Choose an ongoing booking, or enter a number above.'
    : `${NUMBER_ON_RECEIPT} Your ongoing bookings appear here, too.`;
}

/** Track & trace of a signed-in customer: links to ongoing bookings, and full details for own numbers. */
function MyTrackTracePage() {
  const search = useTrackSearch();
  const { numbers } = search;
  const { data, error, isLoading, refetch } = useGetBookingsQuery({ page: BOOKINGS_FIRST_PAGE, status: 'Ongoing' });
  const ongoing = data?.data ?? [];
  return (
    <>
      <TrackSearch search={search} className={MARGINS} />
      <div className={`mx-auto flex w-full flex-col gap-5 pt-6 pb-10 ${MARGINS}`}>
        {isLoading && <Skeleton className="h-8 w-80 max-w-full rounded-full" />}
        {ongoing.length > 0 && (
          <nav aria-label="Ongoing bookings" className="flex flex-wrap items-center gap-2">
            <span className="mr-1 text-small font-560 text-ink-700">Ongoing</span>
            {ongoing.map(({ id, booking_number }) => (
              <Link
                key={String(id)}
                to={getLivePath(booking_number)}
                className="tabular flex h-8 items-center rounded-full bg-white px-3.5 text-small font-560 ring-1 ring-ink-200 hover:bg-brand-25"
              >
                {booking_number}
              </Link>
            ))}
          </nav>
        )}
        {Boolean(error) && (
          <p className="text-small">
            <ListRetry
              isOnPage
              text={`${ONGOING_NOT_LOADED} ${getErrorMessage(error, CHECK_CONNECTION)}`}
              onRetry={() => void refetch()}
            />
          </p>
        )}
        {numbers.length === 0 && <EmptyState title={WHERE_IS_IT} text={getInvitation(data?.data.length)} />}
        {numbers.map((number) => (
          <CardBoundary key={number} bookingNumber={number}>
            <MyTrackingCard bookingNumber={number} />
          </CardBoundary>
        ))}
        <RecentSearches onSearch={search.submit} />
      </div>
    </>
  );
}

export { MyTrackTracePage as Component };
