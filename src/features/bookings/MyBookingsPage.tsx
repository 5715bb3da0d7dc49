import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useGetBookingsQuery } from '../../api/bookings';
import { ButtonLink } from '../../components/ui/ButtonLink';
import { Card } from '../../components/ui/Card';
import { EmptyState } from '../../components/ui/EmptyState';
import { ErrorState } from '../../components/ui/ErrorState';
import { Page } from '../../components/ui/Page';
import { Pagination } from '../../components/ui/Pagination';
import { SkeletonRows } from '../../components/ui/SkeletonRows';
import { Tabs } from '../../components/ui/Tabs';
import { BOOKINGS_FIRST_PAGE, BOOKINGS_PAGE_SIZE } from '../../config/constants';
import { bookPath } from '../../config/paths';
import { messageOf } from '../../lib/http/messageOf';
import { BookingsTable } from './BookingsTable';
import { LIST_STATUSES, readListStatus, readPage, type ListStatus } from './listAddress';

const EMPTY: Record<ListStatus, { title: string; text: string }> = {
  Ongoing: { title: 'No ongoing bookings', text: 'Book a delivery and it shows here with a live map.' },
  Completed: { title: 'No completed bookings', text: 'A delivery shows here once it has arrived.' },
  Cancelled: { title: 'No cancelled bookings', text: 'What you cancel is kept here.' },
};

/** Tab and page are in the address, so that Back and a shared link lead to the same list. */
export function MyBookingsPage() {
  const [params, setParams] = useSearchParams();
  const status = readListStatus(params.get('status'));
  const page = readPage(params.get('page'));
  const counts = {
    Ongoing: useCount('Ongoing'),
    Completed: useCount('Completed'),
    Cancelled: useCount('Cancelled'),
  };

  const handleTab = (next: ListStatus) => setParams({ status: next });
  const handlePage = (next: number) => setParams({ status, page: String(next) });

  return (
    <Page
      title="My Bookings"
      actions={
        <ButtonLink to={bookPath('exclusive')} variant="primary" icon={<Plus size={18} strokeWidth={2} aria-hidden />}>
          Book a delivery
        </ButtonLink>
      }
    >
      <Tabs
        label="Bookings"
        items={LIST_STATUSES.map((id) => ({ id, label: id, count: counts[id] }))}
        value={status}
        onChange={handleTab}
        panelClassName="pt-4"
      >
        <BookingList key={`${status}-${page}`} status={status} page={page} onPage={handlePage} />
      </Tabs>
    </Page>
  );
}

function useCount(status: ListStatus) {
  return useGetBookingsQuery({ page: BOOKINGS_FIRST_PAGE, status }).data?.count;
}

type BookingListProps = { status: ListStatus; page: number; onPage: (page: number) => void };

function BookingList({ status, page, onPage }: BookingListProps) {
  const { data, isLoading, error, refetch, isFetching } = useGetBookingsQuery(
    { page, status },
    { refetchOnMountOrArgChange: true },
  );
  if (isLoading) {
    return (
      <Card padding="none">
        <SkeletonRows count={8} label={`${status} bookings are loading`} />
      </Card>
    );
  }
  if (!data) {
    return (
      <Card>
        <ErrorState
          title="Bookings did not load"
          text={messageOf(error, 'Check your connection, then try again.')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </Card>
    );
  }
  if (data.data.length === 0) {
    return (
      <Card>
        <EmptyState
          {...EMPTY[status]}
          action={
            <ButtonLink to={bookPath('exclusive')} variant="primary">
              Book a delivery
            </ButtonLink>
          }
        />
      </Card>
    );
  }
  return (
    <Card padding="none">
      <BookingsTable bookings={data.data} status={status} />
      <Pagination page={page} pageSize={BOOKINGS_PAGE_SIZE} total={data.count} onPage={onPage} noun="booking" />
    </Card>
  );
}
