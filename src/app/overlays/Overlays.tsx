import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../store/user';
import { CustomerOverlays } from '../layout/forCustomers';
import { LoaderOverlay } from './LoaderOverlay';
import { SessionExpired } from './SessionExpired';
import { ToastRegion } from './ToastRegion';

/** Everything that lies over a page, lowest first. */
export function Overlays() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <>
      {isSignedIn && <CustomerOverlays />}
      <SessionExpired />
      <LoaderOverlay />
      <ToastRegion />
    </>
  );
}
