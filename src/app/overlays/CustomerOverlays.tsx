import { Drawers } from './Drawers';
import { ProfilePromptOverlay } from './ProfilePromptOverlay';
import { RatingOverlay } from './RatingOverlay';

/** What lies over a page for customers alone, lowest first. */
export function CustomerOverlays() {
  return (
    <>
      <Drawers />
      <ProfilePromptOverlay />
      <RatingOverlay />
    </>
  );
}
