import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { NavigationType, useBlocker, useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/user';
import { conversationHidden, drawersHidden, selectOpenDrawer } from '@/store/utils';

const LABELS = {
  menu: 'Menu',
  messages: 'Chats',
  notifications: 'Notifications',
  palette: 'Search',
  shortcuts: 'Keyboard shortcuts',
};
/** Visitors have these too. */
const FOR_ALL = ['palette', 'shortcuts'];

const DrawerProblem = lazy(() => import('./DrawerProblem').then((module) => ({ default: module.DrawerProblem })));

const loadPalette = () => import('@/features/command-palette/panels');

/** React.lazy caches a failed import; new lazy components request the code again. */
const createPanels = () => ({
  menu: lazy(() => import('../layout/SideDrawer').then(({ SideDrawer }) => ({ default: SideDrawer }))),
  messages: lazy(() =>
    import('@/features/messages/MessageDrawer').then(({ MessageDrawer }) => ({ default: MessageDrawer })),
  ),
  notifications: lazy(() =>
    import('@/features/notifications/NotificationDrawer').then(({ NotificationDrawer }) => ({
      default: NotificationDrawer,
    })),
  ),
  palette: lazy(() => loadPalette().then(({ CommandPalette }) => ({ default: CommandPalette }))),
  shortcuts: lazy(() => loadPalette().then(({ ShortcutsDialog }) => ({ default: ShortcutsDialog }))),
});

/** Back closes the open drawer and stays on the page. */
function useBackCloses(isOpen: boolean, close: () => void) {
  const blocker = useBlocker(({ historyAction }) => isOpen && historyAction === NavigationType.Pop);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    close();
  }, [blocker, close]);
}

/** Shows at most one drawer. A navigation closes it. */
export function Drawers() {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const open = useAppSelector(selectOpenDrawer);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [panels, setPanels] = useState(createPanels);
  const isOpen = open !== null && (isSignedIn || FOR_ALL.includes(open));
  const close = useCallback(() => void dispatch(drawersHidden()), [dispatch]);

  const previousPathname = useRef(pathname);
  useEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    close();
  }, [close, pathname]);

  // a conversation opened from a booking does not reopen with the next visit of the chats
  useEffect(() => {
    if (open !== 'messages') dispatch(conversationHidden());
  }, [dispatch, open]);

  useBackCloses(isOpen, close);

  if (!isOpen) return null;
  const Panel = panels[open];
  return (
    <Suspense fallback={null}>
      <ErrorBoundary
        resetKeys={[open]}
        onReset={() => setPanels(createPanels())}
        fallbackRender={({ resetErrorBoundary }) => (
          <DrawerProblem label={LABELS[open]} onRetry={resetErrorBoundary} onClose={close} />
        )}
      >
        <Panel />
      </ErrorBoundary>
    </Suspense>
  );
}
