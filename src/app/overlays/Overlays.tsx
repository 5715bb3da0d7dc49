import { Drawers } from './Drawers';
import { LoaderOverlay } from './LoaderOverlay';
import { SessionExpired } from './SessionExpired';
import { ToastRegion } from './ToastRegion';

/** Everything that lies over a page, lowest first. */
export function Overlays() {
  return (
    <>
      <Drawers />
      <SessionExpired />
      <LoaderOverlay />
      <ToastRegion />
    </>
  );
}
