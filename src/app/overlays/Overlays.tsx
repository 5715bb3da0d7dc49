import { useAppSelector } from '@/store/hooks';
import { selectIsSessionExpired, selectIsSignedIn } from '@/store/user';
import { Contained } from '../layout/Contained';
import { CustomerOverlays } from './CustomerOverlays';
import { LoaderOverlay } from './LoaderOverlay';
import { SessionExpiredDialog } from './SessionExpiredDialog';
import { ToastRegion } from './ToastRegion';

/** Everything that lies over a page, lowest first. */
export function Overlays() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isSessionExpired = useAppSelector(selectIsSessionExpired);
  return (
    <>
      {isSignedIn && (
        <Contained name="What opens over the page">
          <CustomerOverlays />
        </Contained>
      )}
      <Contained name="A notice">{isSessionExpired && <SessionExpiredDialog />}</Contained>
      <LoaderOverlay />
      <ToastRegion />
    </>
  );
}
