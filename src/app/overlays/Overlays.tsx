import { Drawers } from './Drawers';
import { LoaderOverlay } from './LoaderOverlay';
import { ProfilePromptOverlay } from './ProfilePromptOverlay';
import { RatingOverlay } from './RatingOverlay';
import { SessionExpired } from './SessionExpired';
import { ToastRegion } from './ToastRegion';

/** Everything that lies over a page, lowest first. */
export function Overlays() {
  return (
    <>
      <Drawers />
      <ProfilePromptOverlay />
      <RatingOverlay />
      <SessionExpired />
      <LoaderOverlay />
      <ToastRegion />
    </>
  );
}
