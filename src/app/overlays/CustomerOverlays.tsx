import { SectionBoundary } from '../layout/SectionBoundary';
import { ProfilePromptOverlay } from './ProfilePromptOverlay';
import { RatingOverlay } from './RatingOverlay';
import { useScrollAfterLoad } from './useScrollAfterLoad';

/** Overlays of signed-in customers, lowest first. */
export function CustomerOverlays() {
  useScrollAfterLoad();
  return (
    <>
      <SectionBoundary name="The profile prompt">
        <ProfilePromptOverlay />
      </SectionBoundary>
      <RatingOverlay />
    </>
  );
}
