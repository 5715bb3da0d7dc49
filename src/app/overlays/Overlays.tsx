import { later } from '../../components/ui/later';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../store/user';
import { Contained } from '../layout/Contained';
import { LoaderOverlay } from './LoaderOverlay';
import { SessionExpired } from './SessionExpired';
import { ToastRegion } from './ToastRegion';

const CustomerOverlays = later(() => import('./CustomerOverlays').then((module) => module.CustomerOverlays));

/** Everything that lies over a page, lowest first. */
export function Overlays() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <>
      {isSignedIn && (
        <Contained name="What opens over the page">
          <CustomerOverlays />
        </Contained>
      )}
      <Contained name="A notice">
        <SessionExpired />
      </Contained>
      <LoaderOverlay />
      <ToastRegion />
    </>
  );
}
