import { PageLoader } from '@/components/ui/PageLoader';
import { useAppSelector } from '@/store/hooks';
import { selectIsSessionExpired, selectIsSignedIn } from '@/store/user';
import { selectIsLoading } from '@/store/utils';
import { SectionBoundary } from '../layout/SectionBoundary';
import { CustomerOverlays } from './CustomerOverlays';
import { Drawers } from './Drawers';
import { SessionExpiredDialog } from './SessionExpiredDialog';
import { ToastRegion } from './ToastRegion';

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
      <ToastRegion />
    </>
  );
}

function LoaderOverlay() {
  return useAppSelector(selectIsLoading) ? <PageLoader /> : null;
}
