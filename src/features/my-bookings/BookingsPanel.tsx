import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetBookingsQuery } from '@/api/bookings';
import type { Booking } from '@/api/wire';
import { BookAgainDialog } from '@/components/delivery/BookAgainDialog';
import { BookDeliveryLink } from '@/components/delivery/BookDeliveryLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Page } from '@/components/ui/Page';
import { Tabs } from '@/components/ui/Tabs';
import { BOOKINGS_FIRST_PAGE } from '@/config/constants';
import { PATHS } from '@/config/paths';
import { LIST_STATUSES, type ListStatus } from '@/config/statuses';
import { WAYBILLS_MAX, getWaybillsPath } from '@/config/waybillPath';
import { useBookAgain } from '@/hooks/useBookAgain';
import { toIsoDay } from '@/lib/dates';
import { getServerTime } from '@/lib/http/serverClock';
import { focusPage } from '@/utils/dom';
import { saveCsv } from '@/utils/saveFile';
import { FoundBookings, PagedBookings } from './BookingLists';
import { ListToolbar } from './ListToolbar';
import { SelectionBar } from './SelectionBar';
import { WaitingForPayment } from './WaitingForPayment';
import { toBookingsCsv } from './bookingsCsv';
import { isFiltered } from './listParams';
import { useListParams } from './useListParams';
import { useRowAction } from './useRowAction';
import { useSelection } from './useSelection';

function useStatusCount(status: ListStatus) {
  return useGetBookingsQuery({ page: BOOKINGS_FIRST_PAGE, status }, { refetchOnFocus: true }).data?.count;
}

const getPrintProblem = (count: number) =>
  count > WAYBILLS_MAX ? `You can print up to ${WAYBILLS_MAX} waybills at once.` : '';

/** My Bookings: pages of one status, or the matches of a filter. */
export function BookingsPanel() {
  const { params, search, changeParams, changeFilter, clearFilter } = useListParams();
  const { selected, toggle, toggleAll, clear, update } = useSelection(params.status);
  const bookAgain = useBookAgain();
  const handleAction = useRowAction(bookAgain.start);
  const counts = {
    Ongoing: useStatusCount('Ongoing'),
    Completed: useStatusCount('Completed'),
    Cancelled: useStatusCount('Cancelled'),
  };
  const isSearch = isFiltered(params.filter);

  const handleTab = (status: ListStatus) => changeParams({ status, page: BOOKINGS_FIRST_PAGE });
  const handlePage = useCallback((page: number) => changeParams({ page }), [changeParams]);
  const lists = {
    params,
    selected,
    onSelect: toggle,
    onSelectAll: toggleAll,
    onListed: update,
    onAction: handleAction,
  };

  return (
    <div className="print:[&>div]:max-w-none print:[&>div]:p-0">
      <Page
        title="My Bookings"
        actions={
          <>
            <ButtonLink to={PATHS.bookBatch} variant="secondary">
              Many deliveries
            </ButtonLink>
            <BookDeliveryLink isMain />
          </>
        }
      >
        <Tabs
          label="Bookings"
          items={LIST_STATUSES.map((id) => ({ id, label: id, count: counts[id] }))}
          value={params.status}
          onChange={handleTab}
          panelClassName="pt-4"
        >
          <ListToolbar
            filter={params.filter}
            view={params.view}
            search={search}
            onFilter={changeFilter}
            onView={(view) => changeParams({ view }, { replace: true })}
          />
          {params.status === 'Ongoing' && !isSearch && <WaitingForPayment />}
          {isSearch ? (
            <FoundBookings key={params.status} {...lists} onClear={clearFilter} />
          ) : (
            <PagedBookings {...lists} onPage={handlePage} />
          )}
        </Tabs>
        {selected.size > 0 && <SelectionActions selected={selected} onClear={clear} />}
        <BookAgainDialog {...bookAgain.dialog} />
      </Page>
    </div>
  );
}

function SelectionActions({ selected, onClear }: { selected: ReadonlyMap<string, Booking>; onClear: () => void }) {
  const navigate = useNavigate();
  const handleExport = () => {
    const now = getServerTime();
    saveCsv(`bookings-${toIsoDay(now)}.csv`, toBookingsCsv([...selected.values()], now));
  };
  const handleClear = () => {
    onClear();
    focusPage();
  };
  return (
    <SelectionBar
      count={selected.size}
      printProblem={getPrintProblem(selected.size)}
      onExport={handleExport}
      onPrint={() => void navigate(getWaybillsPath([...selected.keys()]))}
      onClear={handleClear}
    />
  );
}
