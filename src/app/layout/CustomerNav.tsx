import { Bell, House, Menu, MessageCircle, Route, Search } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { POLLED } from '@/api/baseApi';
import { useGetNotificationsQuery } from '@/api/notifications';
import { Avatar } from '@/components/ui/Avatar';
import { MINUTE_MS, NOTIFICATIONS_FIRST_PAGE } from '@/config/constants';
import { PATHS } from '@/config/paths';
import { PALETTE_KEYS } from '@/config/shortcuts';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsSignedIn, selectNotificationCount, selectProfile } from '@/store/user';
import { drawerToggled, selectOpenDrawer } from '@/store/utils';
import { getFullName } from '@/utils/text';
import { NavIconButton } from './NavIconButton';

/** Refresh interval of the badge while the drawer is closed. */
const BADGE_POLL_MS = MINUTE_MS;

const PAGES = [
  { to: PATHS.dashboard, label: 'Home', Icon: House },
  { to: PATHS.myBookings, label: 'Track and Trace', Icon: Route },
];

export function CustomerNav() {
  const dispatch = useAppDispatch();
  const openDrawer = useAppSelector(selectOpenDrawer);
  return (
    <nav aria-label="Main" className="flex items-center gap-2">
      {PAGES.map(({ to, label, Icon }) => (
        <NavLink
          key={to}
          to={to}
          // names the icon; with an aria-label too, screen readers would say it twice
          title={label}
          className={({ isActive }) =>
            `flex h-11 items-center gap-2 rounded-lg px-3 font-560 ${isActive ? 'bg-brand-50 text-brand-700' : 'text-ink-700 hover:bg-ink-50'}`
          }
        >
          {({ isActive }) => (
            <>
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              {isActive && <span>{label}</span>}
            </>
          )}
        </NavLink>
      ))}
      <NavIconButton
        label={`Search (${PALETTE_KEYS})`}
        isOpen={openDrawer === 'palette'}
        onClick={() => dispatch(drawerToggled('palette'))}
      >
        <Search size={20} strokeWidth={1.75} aria-hidden />
      </NavIconButton>
      <NavIconButton
        label="Message"
        isOpen={openDrawer === 'messages'}
        onClick={() => dispatch(drawerToggled('messages'))}
      >
        <MessageCircle size={20} strokeWidth={1.75} aria-hidden />
      </NavIconButton>
      <NotificationButton isOpen={openDrawer === 'notifications'} />
      <span aria-hidden className="mx-2 h-6 w-px bg-ink-200" />
      <MenuButton isOpen={openDrawer === 'menu'} />
    </nav>
  );
}

function NotificationButton({ isOpen }: { isOpen: boolean }) {
  const dispatch = useAppDispatch();
  const unread = useAppSelector(selectNotificationCount);
  const canRead = useAppSelector(selectIsSignedIn);
  useGetNotificationsQuery(NOTIFICATIONS_FIRST_PAGE, { skip: !canRead, pollingInterval: BADGE_POLL_MS, ...POLLED });
  return (
    <NavIconButton
      label={unread > 0 ? `Notification, ${unread} unread` : 'Notification'}
      isOpen={isOpen}
      onClick={() => dispatch(drawerToggled('notifications'))}
    >
      <Bell size={20} strokeWidth={1.75} aria-hidden />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute -top-0.5 -right-0.5 min-w-5 rounded-full border-2 border-white bg-brand-600 px-1 text-center text-badge font-620 text-white"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </NavIconButton>
  );
}

function MenuButton({ isOpen }: { isOpen: boolean }) {
  const dispatch = useAppDispatch();
  const profile = useAppSelector(selectProfile);
  return (
    <button
      type="button"
      data-drawer-opener="menu"
      aria-label="Menu"
      aria-expanded={isOpen}
      onClick={() => dispatch(drawerToggled('menu'))}
      className={`flex h-11 items-center gap-3 rounded-full border pr-1 pl-4 ${
        isOpen ? 'border-brand-600 bg-brand-50 text-brand-700' : 'border-ink-200 hover:bg-ink-50'
      }`}
    >
      <Menu size={20} strokeWidth={1.75} aria-hidden />
      <Avatar name={getFullName(profile)} src={profile?.profile_image ?? undefined} size={36} />
    </button>
  );
}
