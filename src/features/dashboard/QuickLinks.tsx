import { CalendarDays, MapPinHouse, PackageSearch, TicketPercent, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useGetAddressesQuery } from '@/api/addresses';
import { bookingsApi } from '@/api/bookings';
import { useGetVouchersQuery } from '@/api/vouchers';
import type { Booking } from '@/api/wire';
import { IconTile } from '@/components/ui/IconTile';
import { useNow } from '@/components/ui/useNow';
import { MINUTE_MS } from '@/config/constants';
import { PATHS } from '@/config/paths';
import { getPickupTime } from '@/domain/booking/bookingView';
import { countReadyToUse } from '@/domain/money/voucherRules';
import { formatChatListDay } from '@/lib/dates';
import { pluralize } from '@/utils/text';
import { findNextPickup } from './comingDays';
import { useMyBookings } from './dashboardLists';

type QuickLink = { to: string; name: string; text: string; icon: LucideIcon };

const NONE: readonly Booking[] = [];

/**
 * Returns the pending and ongoing bookings once all are loaded: the newest ones may not have the next pickup. The next
 * seven days load the pages after the first.
 */
function useOpenBookings(): readonly Booking[] {
  const { pending, ongoing } = useMyBookings();
  const { data: all } = bookingsApi.endpoints.getAllBookings.useInfiniteQueryState('Ongoing');
  if (!pending || !ongoing || pending.data.length < pending.count) return NONE;
  const loaded = ongoing.data.length < ongoing.count ? (all?.pages.flatMap(({ data }) => data) ?? NONE) : ongoing.data;
  return loaded.length < ongoing.count ? NONE : [...pending.data, ...loaded];
}

/** Links to the four most visited pages, each with a summary of its content once that is loaded. */
export function QuickLinks({ isIdle }: { isIdle: boolean }) {
  const addresses = useGetAddressesQuery(undefined, { skip: !isIdle }).data;
  const vouchers = useGetVouchersQuery(undefined, { skip: !isIdle }).data;
  const now = useNow(MINUTE_MS);
  const next = findNextPickup(useOpenBookings(), now);
  const ready = vouchers && countReadyToUse(vouchers, now);
  const links: QuickLink[] = [
    { to: PATHS.bookingTrackTrace, name: 'Track', text: 'By booking number', icon: PackageSearch },
    {
      to: PATHS.addresses,
      name: 'Addresses',
      text: addresses ? pluralize(addresses.length, 'saved place') : 'Saved places',
      icon: MapPinHouse,
    },
    {
      to: PATHS.vouchers,
      name: 'Vouchers',
      text: ready === undefined ? 'Codes and savings' : `${ready} ready to use`,
      icon: TicketPercent,
    },
    {
      to: PATHS.calendar,
      name: 'Calendar',
      text: next ? `Next pickup ${formatChatListDay(getPickupTime(next))}` : 'By month or week',
      icon: CalendarDays,
    },
  ];
  return (
    <nav aria-label="Go to" className="grid grid-cols-4 gap-3">
      {links.map(({ to, name, text, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          className="flex min-w-0 items-center gap-3 rounded-lg bg-white p-3.5 shadow-card hover:bg-brand-25"
        >
          <IconTile tone="neutral">
            <Icon size={20} strokeWidth={1.75} />
          </IconTile>
          <span className="min-w-0">
            <span className="block font-620">{name}</span>
            <span className="tabular block text-small text-ink-600">{text}</span>
          </span>
        </Link>
      ))}
    </nav>
  );
}
