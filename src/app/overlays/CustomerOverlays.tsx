import { Contained } from '../layout/Contained';
import { Drawers } from './Drawers';
import { ProfilePromptOverlay } from './ProfilePromptOverlay';
import { RatingOverlay } from './RatingOverlay';

/** What lies over a page for customers alone, lowest first. */
export function CustomerOverlays() {
  return (
    <>
      <Contained name="The drawer">
        <Drawers />
      </Contained>
      <Contained name="The profile prompt">
        <ProfilePromptOverlay />
      </Contained>
      <RatingOverlay />
    </>
  );
}
