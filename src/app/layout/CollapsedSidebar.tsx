import { Package, PanelLeftOpen, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { VehicleDrawing } from '@/components/art/VehicleDrawing';
import { RetryButton } from '@/components/ui/RetryButton';
import { useWithBookingNext } from '@/components/ui/useBookingNext';
import { MODE_NAMES } from '@/config/modes';
import { PATHS, getBookPath } from '@/config/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsCorporate } from '@/store/user';
import { drawerShown, selectOpenDrawer } from '@/store/utils';
import { formatNumber } from '@/utils/money';
import { ONGOING_FAILED, useOngoing } from './useOngoing';

const ONGOING_CLASSES = 'relative mt-2 grid size-12 place-items-center rounded-md ring-1 ring-ink-200 hover:bg-ink-50';

/** Sidebar below 1280px: a rail of icon links. Its first button opens the full sidebar in a drawer. */
export function CollapsedSidebar() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectOpenDrawer) === 'sidebar';
  const isCorporate = useAppSelector(selectIsCorporate);
  const withBookingNext = useWithBookingNext();
  return (
    <aside
      aria-label="Sidebar, collapsed"
      className="sticky top-16 flex h-[calc(100dvh-64px)] w-[72px] shrink-0 flex-col items-center gap-2.5 border-r border-ink-150 bg-white py-4 print:hidden"
    >
      <button
        type="button"
        aria-label="Open sidebar"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => dispatch(drawerShown('sidebar'))}
        className="grid size-10 place-items-center rounded-md text-ink-700 hover:bg-ink-50"
      >
        <PanelLeftOpen size={20} strokeWidth={1.75} aria-hidden />
      </button>
      <Link
        to={withBookingNext(isCorporate ? PATHS.walletCorporate : PATHS.wallet)}
        aria-label={isCorporate ? 'View Credit' : 'Wallet'}
        className="mb-2 grid size-12 place-items-center rounded-md bg-ink-900 text-white"
      >
        <Wallet size={20} strokeWidth={1.75} aria-hidden />
      </Link>
      <Link
        to={getBookPath('exclusive')}
        className="flex size-14 flex-col items-center justify-center gap-1 rounded-md bg-brand-50 text-caption font-560 text-brand-700 hover:bg-brand-100"
      >
        <VehicleDrawing drawing="van" width={44} />
        {MODE_NAMES.exclusive}
      </Link>
      <Link
        to={getBookPath('shared')}
        className="flex size-14 flex-col items-center justify-center gap-1 rounded-md bg-harbor-50 text-caption font-560 text-harbor-700 hover:bg-harbor-100"
      >
        <VehicleDrawing drawing="shared" width={44} />
        {MODE_NAMES.shared}
      </Link>
      <OngoingBookings />
    </aside>
  );
}

function OngoingBookings() {
  const { count, hasFailed, refetch } = useOngoing();
  return (
    <>
      {count > 0 && (
        <Link to={PATHS.myBookings} aria-label={`Ongoing bookings, ${formatNumber(count)}`} className={ONGOING_CLASSES}>
          <Package size={20} strokeWidth={1.75} aria-hidden />
          <Badge>{formatNumber(count)}</Badge>
        </Link>
      )}
      {hasFailed && (
        <RetryButton aria-label={ONGOING_FAILED} title={ONGOING_FAILED} onRetry={refetch} className={ONGOING_CLASSES}>
          <Package size={20} strokeWidth={1.75} aria-hidden />
          <Badge>!</Badge>
        </RetryButton>
      )}
    </>
  );
}

function Badge({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden
      className="absolute -top-1.5 -right-1.5 min-w-5 rounded-full border-2 border-white bg-brand-600 px-1 text-center text-badge font-620 text-white"
    >
      {children}
    </span>
  );
}
