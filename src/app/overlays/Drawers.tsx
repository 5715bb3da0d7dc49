import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { NavigationType, useBlocker, useLocation, useNavigation } from 'react-router-dom';
import { lazyWithRetry } from '@/components/ui/lazyWithRetry';
import { useOnChange } from '@/hooks/useOnChange';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/user';
import { conversationHidden, drawersHidden, selectOpenDrawer, type DrawerName } from '@/store/utils';

const LABELS: Record<DrawerName, string> = {
  sidebar: 'Sidebar',
  menu: 'Menu',
  messages: 'Chats',
  notifications: 'Notifications',
  palette: 'Search',
  shortcuts: 'Keyboard shortcuts',
};
/** Visitors have these too. */
const FOR_ALL: readonly DrawerName[] = ['palette', 'shortcuts'];

const DrawerProblem = lazyWithRetry(() => import('./DrawerProblem'), 'DrawerProblem');

const loadPalette = () => import('@/features/command-palette/panels');

const PANELS = {
  sidebar: lazyWithRetry(() => import('../layout/SidebarDrawer'), 'SidebarDrawer'),
  menu: lazyWithRetry(() => import('../layout/SideDrawer'), 'SideDrawer'),
  messages: lazyWithRetry(() => import('@/features/messages/MessageDrawer'), 'MessageDrawer'),
  notifications: lazyWithRetry(() => import('@/features/notifications/NotificationDrawer'), 'NotificationDrawer'),
  palette: lazyWithRetry(loadPalette, 'CommandPalette'),
  shortcuts: lazyWithRetry(loadPalette, 'ShortcutsDialog'),
} satisfies Record<DrawerName, ComponentType>;

/** Back closes the open drawer and stays on the page. */
function useBackCloses(isOpen: boolean, close: () => void) {
  const blocker = useBlocker(({ historyAction }) => isOpen && historyAction === NavigationType.Pop);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    close();
  }, [blocker, close]);
}

/** Shows at most one drawer. A navigation closes it at its start: a drawer opened while the next page loads stays. */
export function Drawers() {
  const dispatch = useAppDispatch();
  const location = useLocation();
  const { pathname } = useNavigation().location ?? location;
  const open = useAppSelector(selectOpenDrawer);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  // in the first render of another page the drawer is gone already: it would take the focus back from the page
  const [page, setPage] = useState(pathname);
  const isOpen = open !== null && page === pathname && (isSignedIn || FOR_ALL.includes(open));
  const close = useCallback(() => void dispatch(drawersHidden()), [dispatch]);

  useOnChange(pathname, () => {
    close();
    setPage(pathname);
  });

  // a conversation opened from a booking does not reopen with the next visit of the chats
  useEffect(() => {
    if (open !== 'messages') dispatch(conversationHidden());
  }, [dispatch, open]);

  useBackCloses(isOpen, close);

  if (!isOpen) return null;
  const Panel = PANELS[open];
  return (
    <ErrorBoundary
      resetKeys={[open]}
      fallbackRender={({ resetErrorBoundary }) => (
        <DrawerProblem label={LABELS[open]} onRetry={resetErrorBoundary} onClose={close} />
      )}
    >
      <Panel />
    </ErrorBoundary>
  );
}
