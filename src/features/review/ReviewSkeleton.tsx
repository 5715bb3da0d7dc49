import { MapSkeleton } from '@/components/map/MapSkeleton';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { ReviewColumns } from './ReviewColumns';

/** Placeholder of the review: map and offers. */
export function ReviewSkeleton() {
  return (
    <ReviewColumns>
      <div className="relative">
        <MapSkeleton />
      </div>
      <div className="border-l border-ink-150 bg-white">
        <SkeletonRows count={6} label="The booking is loading" />
      </div>
    </ReviewColumns>
  );
}
