import { SectionBoundary } from '../layout/SectionBoundary';
import { ProfilePromptOverlay } from './ProfilePromptOverlay';
import { RatingOverlay } from './RatingOverlay';

/** Overlays of signed-in customers, lowest first. */
export function CustomerOverlays() {
  return (
    <>
      <SectionBoundary name="The profile prompt">
        <ProfilePromptOverlay />
      </SectionBoundary>
      <RatingOverlay />
    </>
  );
}
