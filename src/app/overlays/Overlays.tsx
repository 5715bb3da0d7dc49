import { Suspense, lazy } from 'react';
import { PageLoader } from '@/components/ui/PageLoader';
import { lazyWithRetry } from '@/components/ui/lazyWithRetry';
import { useAppSelector } from '@/store/hooks';
import { selectIsSessionExpired, selectIsSignedIn } from '@/store/user';
import { selectIsLoading } from '@/store/utils';
import { SectionBoundary } from '../layout/SectionBoundary';
import { Drawers } from './Drawers';
import { SessionExpiredDialog } from './SessionExpiredDialog';
import { ToastRegion } from './ToastRegion';

/** Loads apart from the page, which visitors see without these overlays. */
const CustomerOverlays = lazyWithRetry(() => import('./CustomerOverlays'), 'CustomerOverlays');

/** A page whose shortcuts do not load works without them. */
const ShortcutKeys = lazy(() =>
  import('./ShortcutKeys').then(
    (module) => ({ default: module.ShortcutKeys }),
    () => ({ default: () => null }),
  ),
);

/** Overlays of a page, lowest first. */
export function Overlays() {
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
      <Suspense fallback={null}>
        <ShortcutKeys />
      </Suspense>
      <ToastRegion />
    </>
  );
}

function LoaderOverlay() {
  return useAppSelector(selectIsLoading) ? <PageLoader /> : null;
}
