import { useEffect, useMemo, type ReactNode } from 'react';
import { useGetBookingsQuery } from '@/api/bookings';
import type { Booking } from '@/api/wire';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { Pagination } from '@/components/ui/Pagination';
import { BOOKINGS_FIRST_PAGE, BOOKINGS_PAGE_SIZE } from '@/config/constants';
import { NO_RESULTS } from '@/config/messages';
import type { ListStatus } from '@/config/statuses';
import { dedupeBookings, useAllBookings } from '@/hooks/useAllBookings';
import { useNamedPlaces } from '@/hooks/useNamedPlaces';
import { useRatedBookings } from '@/hooks/useRatedBookings';
import { useReturnFocus } from '@/hooks/useReturnFocus';
import { pluralize } from '@/utils/text';
import { BookingCards } from './BookingCards';
import type { RowHandlers } from './BookingRow';
import { BookingRows } from './BookingRows';
import { ListEmpty, ListError, ListSkeleton } from './ListStates';
import { SearchProgress } from './SearchProgress';
import { searchBookings } from './bookingSearch';
import type { ListParams, ListView } from './listParams';

export type ListHandlers = Pick<RowHandlers, 'onAction'> & {
  selected: ReadonlyMap<string, Booking>;
  onSelect: (booking: Booking, listed: readonly Booking[], isRange: boolean) => void;
  onSelectAll: (listed: readonly Booking[]) => void;
  onListed: (listed: readonly Booking[]) => void;
};

type BookingsViewProps = ListHandlers & {
  bookings: readonly Booking[];
  status: ListStatus;
  view: ListView;
  /** Below the last booking. */
  footer?: ReactNode;
};

function BookingsView({ bookings, status, view, footer, ...handlers }: BookingsViewProps) {
  const { selected, onSelect, onSelectAll, onListed, onAction } = handlers;
  useEffect(() => onListed(bookings), [bookings, onListed]);
  const props = useMemo(
    () => ({
      bookings,
      status,
      selected,
      onAction,
      onSelect: (booking: Booking, isRange: boolean) => onSelect(booking, bookings, isRange),
      onSelectAll: () => onSelectAll(bookings),
    }),
    [bookings, status, selected, onAction, onSelect, onSelectAll],
  );
  if (view === 'cards') {
    return (
      <>
        <BookingCards {...props} />
        {footer && <Card padding="none">{footer}</Card>}
      </>
    );
  }
  return (
    <Card padding="none">
      <BookingRows {...props} />
      {footer && <div className="border-t border-ink-150">{footer}</div>}
    </Card>
  );
}

const NO_BOOKINGS: readonly Booking[] = [];

type PagedProps = ListHandlers & { params: ListParams; onPage: (page: number) => void };

/** One server page of the bookings with a status. */
export function PagedBookings({ params: { status, page, view }, onPage, ...handlers }: PagedProps) {
  const { currentData, error, refetch, isFetching } = useGetBookingsQuery(
    { page, status },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const bookings = useRatedBookings(useNamedPlaces(currentData?.data ?? NO_BOOKINGS));
  const pageButton = useReturnFocus();
  const handlePage = (next: number) => {
    pageButton.markPressed();
    onPage(next);
  };
  if (!currentData) {
    if (!error || isFetching) return <ListSkeleton status={status} view={view} />;
    return <ListError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (currentData.data.length === 0 && page === BOOKINGS_FIRST_PAGE) return <ListEmpty status={status} />;
  if (currentData.data.length === 0) {
    return (
      <Card>
        <EmptyState
          title="This page is empty"
          text={`This list has ${pluralize(currentData.count, 'booking')}, on earlier pages.`}
          action={
            <Button variant="secondary" onClick={() => handlePage(BOOKINGS_FIRST_PAGE)}>
              Go to first page
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <BookingsView
      bookings={bookings}
      status={status}
      view={view}
      footer={
        <Pagination
          page={page}
          pageSize={BOOKINGS_PAGE_SIZE}
          total={currentData.count}
          onPage={handlePage}
          noun="booking"
          currentRef={pageButton.ref}
        />
      }
      {...handlers}
    />
  );
}

type FoundProps = ListHandlers & { params: ListParams; onClear: () => void };

/** Filter matches from all pages of a status; unpaid bookings count as ongoing. */
export function FoundBookings({ params: { status, view, filter }, onClear, ...handlers }: FoundProps) {
  const all = useAllBookings(status, true);
  const unpaid = useGetBookingsQuery({ page: BOOKINGS_FIRST_PAGE, status: 'Pending' }, { skip: status !== 'Ongoing' });
  const waitingForPayment = useNamedPlaces(unpaid.currentData?.data ?? NO_BOOKINGS);
  const bookings = useRatedBookings(
    useMemo(() => dedupeBookings([...waitingForPayment, ...all.bookings]), [waitingForPayment, all.bookings]),
  );
  const found = useMemo(() => searchBookings(bookings, filter), [bookings, filter]);
  const isUnpaidKnown = status !== 'Ongoing' || unpaid.currentData !== undefined;
  const isSearching = all.isSearching || (!isUnpaidKnown && unpaid.isFetching);
  const error = all.error ?? (isUnpaidKnown ? null : unpaid.error);
  const retry = () => {
    if (all.error) all.retry();
    if (!isUnpaidKnown) void unpaid.refetch();
  };
  if (error && !isSearching && (all.total === undefined || bookings.length === 0)) {
    return <ListError error={error} onRetry={retry} isRetrying={false} />;
  }
  // the server's total leaves out the unpaid bookings
  const unpaidCount = bookings.length - all.bookings.length;
  const total = all.total === undefined || !isUnpaidKnown ? undefined : all.total + unpaidCount;
  return (
    <>
      <SearchProgress
        all={{ ...all, bookings, total, isSearching, error, retry }}
        found={found.length}
        onClear={onClear}
      />
      {found.length > 0 && <BookingsView bookings={found} status={status} view={view} {...handlers} />}
      {found.length === 0 && isSearching && <ListSkeleton status={status} view={view} />}
      {found.length === 0 && !isSearching && (
        <Card>
          <EmptyState
            title={NO_RESULTS}
            text={
              all.hasMore
                ? 'No matches in the bookings searched so far.'
                : `No ${status.toLowerCase()} bookings match. Change the filters, or look in another tab.`
            }
          />
        </Card>
      )}
    </>
  );
}
