import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../store/user';
import { drawersHidden, selectOpenDrawer } from '../../store/utils';

const PANELS = {
  menu: lazy(() => import('../layout/SideDrawer').then((module) => ({ default: module.SideDrawer }))),
  messages: lazy(() => import('../../features/messages/MessageDrawer').then((m) => ({ default: m.MessageDrawer }))),
  notifications: lazy(() =>
    import('../../features/notifications/NotificationDrawer').then((m) => ({ default: m.NotificationDrawer })),
  ),
};

/** One drawer at a time; a navigation closes it. */
export function Drawers() {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const open = useAppSelector(selectOpenDrawer);
  const isSignedIn = useAppSelector(selectIsSignedIn);

  useEffect(() => {
    dispatch(drawersHidden());
  }, [dispatch, pathname]);

  if (!open || !isSignedIn) return null;
  const Panel = PANELS[open];
  return (
    <Suspense fallback={null}>
      <Panel />
    </Suspense>
  );
}
