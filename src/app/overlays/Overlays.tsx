import { later } from '../../components/ui/later';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../store/user';
import { LoaderOverlay } from './LoaderOverlay';
import { SessionExpired } from './SessionExpired';
import { ToastRegion } from './ToastRegion';

const CustomerOverlays = later(() => import('./CustomerOverlays').then((module) => module.CustomerOverlays));

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
