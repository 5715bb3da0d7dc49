import {
  BadgeCheck,
  CalendarDays,
  ChevronRight,
  CircleHelp,
  CreditCard,
  LogOut,
  MapPinHouse,
  PackageSearch,
  Settings,
  ShieldAlert,
  TicketPercent,
  WalletCards,
  type LucideIcon,
} from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useGetPaymentMethodsQuery } from '@/api/payments';
import { useGetVouchersQuery } from '@/api/vouchers';
import { CardLineArt } from '@/components/art/LineArt';
import { Avatar } from '@/components/ui/Avatar';
import { Drawer } from '@/components/ui/Drawer';
import { Skeleton } from '@/components/ui/Skeleton';
import { Tag } from '@/components/ui/Tag';
import { useWithBookingNext } from '@/components/ui/useBookingNext';
import { useNow } from '@/components/ui/useNow';
import { MINUTE_MS } from '@/config/constants';
import { readBookingNext, withNext } from '@/config/nextPath';
import { PATHS } from '@/config/paths';
import { findWallet } from '@/domain/money/paymentMethods';
import { countReadyToUse } from '@/domain/money/voucherRules';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { logout } from '@/store/logout';
import { selectCustomer, selectIsCorporate, selectProfile, selectVerificationPath } from '@/store/user';
import { drawersHidden } from '@/store/utils';
import { formatPeso } from '@/utils/money';
import { getFullName, pluralize } from '@/utils/text';

const ENTRIES: { label: string; to: string; Icon: LucideIcon }[] = [
  { label: 'ADDRESSES', to: PATHS.addresses, Icon: MapPinHouse },
  { label: 'TRACK', to: PATHS.bookingTrackTrace, Icon: PackageSearch },
  { label: 'PAYMENT METHOD', to: PATHS.paymentMethods, Icon: CreditCard },
  { label: 'VOUCHERS', to: PATHS.vouchers, Icon: TicketPercent },
  { label: 'CALENDAR', to: PATHS.calendar, Icon: CalendarDays },
  { label: 'SETTINGS', to: PATHS.settings, Icon: Settings },
  { label: 'HELP', to: PATHS.help, Icon: CircleHelp },
];

/** Right-hand drawer menu (spec section 2). */
export function SideDrawer() {
  const dispatch = useAppDispatch();
  const withBookingNext = useWithBookingNext();
  const close = () => dispatch(drawersHidden());
  return (
    <Drawer isOpen onClose={close} label="Menu" width={360}>
      <div className="flex h-full flex-col overflow-y-auto">
        <DrawerHeading />
        <WalletTile />
        <nav aria-label="Account" className="flex-1 px-6 pt-3 pb-2">
          <ul>
            {ENTRIES.map(({ label, to, Icon }) => (
              <li key={label}>
                <Link
                  to={withBookingNext(to)}
                  onClick={close}
                  className="flex h-[52px] items-center gap-3.5 rounded-md px-1 text-small font-560 tracking-[.055em] text-ink-900 hover:bg-ink-50"
                >
                  <span className="grid size-9 place-items-center rounded-md bg-ink-100 text-ink-700">
                    <Icon size={18} strokeWidth={1.75} aria-hidden />
                  </span>
                  <span className="flex-1">{label}</span> {to === PATHS.vouchers && <VoucherCount />}
                  <ChevronRight size={16} strokeWidth={2} aria-hidden className="text-ink-500" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="border-t border-ink-150 px-6 py-2">
          <button
            type="button"
            onClick={() => void dispatch(logout())}
            className="flex h-[52px] w-full items-center gap-3.5 rounded-md px-1 text-small font-560 tracking-[.055em] text-err-700 hover:bg-err-50"
          >
            <span className="grid size-9 place-items-center rounded-md bg-err-50">
              <LogOut size={18} strokeWidth={1.75} aria-hidden />
            </span>
            LOGOUT
          </button>
        </div>
      </div>
    </Drawer>
  );
}

function DrawerHeading() {
  const dispatch = useAppDispatch();
  const profile = useAppSelector(selectProfile);
  const verificationPath = useAppSelector(selectVerificationPath);
  const { pathname, search } = useLocation();
  const isCorporate = useAppSelector(selectIsCorporate);
  return (
    <div className="on-dark relative shrink-0 overflow-hidden bg-ink-900 px-5 pt-5 pb-14 text-white">
      <CardLineArt className="left-auto w-[264px] translate-x-[30px]" />
      <div className="relative flex items-center gap-4 pr-9">
        <Avatar name={getFullName(profile)} src={profile?.profile_image ?? undefined} size={64} />
        <div className="min-w-0">
          <p className="display flex items-center gap-2 text-[18px] leading-6">
            {profile ? <span className="min-w-0">{getFullName(profile)}</span> : <Skeleton className="h-5 w-40" />}
            {profile && !verificationPath && (
              <BadgeCheck
                size={18}
                strokeWidth={2}
                className="shrink-0 text-brand-500"
                aria-label="Verified"
                role="img"
              />
            )}
          </p>
          {profile && <p className="text-small text-ink-300">{isCorporate ? 'Corporate' : 'Individual'}</p>}
          {verificationPath && (
            <Link
              to={withNext(verificationPath, readBookingNext(pathname + search))}
              onClick={() => dispatch(drawersHidden())}
              className="mt-2 inline-block rounded-xs"
            >
              <Tag tone="warn" icon={<ShieldAlert size={14} strokeWidth={2} aria-hidden />}>
                Verify Account
              </Tag>
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}

/** Number of usable vouchers; hidden if it is 0 or unknown. */
function VoucherCount() {
  const { data } = useGetVouchersQuery();
  const count = countReadyToUse(data ?? [], useNow(MINUTE_MS));
  if (count === 0) return null;
  return (
    <Tag tone="brand">
      <span className="tabular">{count}</span>
      <span className="sr-only"> ready to use</span>
    </Tag>
  );
}

function WalletTile() {
  const dispatch = useAppDispatch();
  const withBookingNext = useWithBookingNext();
  const customer = useAppSelector(selectCustomer);
  const isCorporate = useAppSelector(selectIsCorporate);
  const { data: methods, isError } = useGetPaymentMethodsQuery();
  const cards = methods?.filter(({ kind }) => kind === 'card').length ?? 0;
  const wallet = findWallet(methods);
  return (
    <Link
      to={withBookingNext(isCorporate ? PATHS.walletCorporate : PATHS.wallet)}
      onClick={() => dispatch(drawersHidden())}
      className="relative mx-5 -mt-9 flex shrink-0 items-center gap-3 rounded-lg bg-white p-3.5 shadow-pop hover:bg-brand-25"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-brand-50 text-brand-700">
        <WalletCards size={22} strokeWidth={1.75} aria-hidden />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-small font-620 text-ink-900">Statement and payment methods</span>
        {customer && (isCorporate || methods) && (
          <span className="tabular block text-caption text-ink-600">
            {isCorporate
              ? `Credit ${formatPeso(customer.remaining_credits)}`
              : [wallet && `Wallet ${formatPeso(wallet.balance)}`, pluralize(cards, 'card')].filter(Boolean).join(', ')}
          </span>
        )}
        {!(customer && (isCorporate || methods)) && !isError && <Skeleton className="mt-1 h-3 w-32" />}
      </span>
      <ChevronRight size={16} strokeWidth={2} aria-hidden className="text-ink-500" />
    </Link>
  );
}
