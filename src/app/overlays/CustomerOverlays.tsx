import { SectionBoundary } from '../layout/SectionBoundary';
import { ProfilePromptOverlay } from './ProfilePromptOverlay';
import { RatingOverlay } from './RatingOverlay';
import { useScrollAfterReload } from './useScrollAfterReload';

/** Overlays of signed-in customers, lowest first. */
export function CustomerOverlays() {
  useScrollAfterReload();
  return (
    <>
      <SectionBoundary name="The profile prompt">
        <ProfilePromptOverlay />
      </SectionBoundary>
      <RatingOverlay />
    </>
  );
}
