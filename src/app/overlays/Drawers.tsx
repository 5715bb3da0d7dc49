import { useEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { later } from '../../components/ui/later';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../store/user';
import { conversationHidden, drawersHidden, selectOpenDrawer } from '../../store/utils';
import { useAppRouter } from '../routerContext';

const PANELS = {
  menu: { label: 'Menu', Panel: later(() => import('../layout/SideDrawer').then((module) => module.SideDrawer)) },
  messages: {
    label: 'Chats',
    Panel: later(() => import('../../features/messages/MessageDrawer').then((module) => module.MessageDrawer)),
  },
  notifications: {
    label: 'Notifications',
    Panel: later(() =>
      import('../../features/notifications/NotificationDrawer').then((module) => module.NotificationDrawer),
    ),
  },
};
const DrawerProblem = later(() => import('./DrawerProblem').then((module) => module.DrawerProblem));

/** One drawer at a time; a navigation closes it, and Back closes it before it leaves the page. */
export function Drawers() {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const open = useAppSelector(selectOpenDrawer);
  const isSignedIn = useAppSelector(selectIsSignedIn);

  const shownOn = useRef(pathname);
  useEffect(() => {
    // what was opened while this code was on its way stays open
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    dispatch(drawersHidden());
  }, [dispatch, pathname]);

  // However the chats were closed, a driver's conversation does not come back by itself.
  useEffect(() => {
    if (open !== 'messages') dispatch(conversationHidden());
  }, [dispatch, open]);

  const router = useAppRouter();
  const isOpen = open !== null && isSignedIn;
  useEffect(() => {
    if (!isOpen) return;
    return router.holdSteps(() => {
      dispatch(drawersHidden());
      return true;
    });
  }, [dispatch, isOpen, router]);

  if (!isOpen) return null;
  const { label, Panel } = PANELS[open];
  return (
    <ErrorBoundary
      resetKeys={[open]}
      fallbackRender={({ resetErrorBoundary }) => (
        <DrawerProblem label={label} onRetry={resetErrorBoundary} onClose={() => dispatch(drawersHidden())} />
      )}
    >
      <Panel />
    </ErrorBoundary>
  );
}
