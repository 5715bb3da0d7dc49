import { PageLoader } from '@/components/ui/PageLoader';
import { lazyWithRetry } from '@/components/ui/lazyWithRetry';
import { useAppSelector } from '@/store/hooks';
import { selectIsSessionExpired, selectIsSignedIn } from '@/store/user';
import { selectIsLoading } from '@/store/utils';
import { SectionBoundary } from '../layout/SectionBoundary';
import { Drawers } from './Drawers';
import { SessionExpiredDialog } from './SessionExpiredDialog';
import { ToastRegion } from './ToastRegion';
import { useShortcutKeys } from './useShortcutKeys';

/** Loads apart from the page, which visitors see without these overlays. */
const CustomerOverlays = lazyWithRetry(() => import('./CustomerOverlays'), 'CustomerOverlays');

/** Overlays of a page, lowest first. */
export function Overlays() {
  useShortcutKeys();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isSessionExpired = useAppSelector(selectIsSessionExpired);
  return (
    <>
      <SectionBoundary name="The drawer">
        <Drawers />
      </SectionBoundary>
      {isSignedIn && (
        <SectionBoundary name="A panel">
          <CustomerOverlays />
        </SectionBoundary>
      )}
      <SectionBoundary name="A notice">{isSessionExpired && <SessionExpiredDialog />}</SectionBoundary>
      <LoaderOverlay />
      <ToastRegion />
    </>
  );
}

function LoaderOverlay() {
  return useAppSelector(selectIsLoading) ? <PageLoader /> : null;
}
