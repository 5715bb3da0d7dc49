import { MapSkeleton } from '@/components/map/MapSkeleton';
import { Card } from '@/components/ui/Card';
import { Skeleton } from '@/components/ui/Skeleton';
import { SkeletonRows } from '@/components/ui/SkeletonRows';

/** Placeholder of the live page: panel, headline and map. */
export function LiveSkeleton() {
  return (
    <div className="grid min-h-[480px] flex-1 grid-cols-[400px_minmax(0,1fr)] sidebar:grid-cols-[424px_minmax(0,1fr)]">
      <div className="border-r border-ink-150 bg-white">
        <div className="bg-ink-900 px-6 py-5">
          <Skeleton className="h-5 w-36 opacity-30" />
          <Skeleton className="mt-5 h-9 w-48 opacity-30" />
        </div>
        <SkeletonRows count={6} label="The delivery is loading" />
      </div>
      <div className="relative bg-map-land">
        <MapSkeleton />
      </div>
    </div>
  );
}

/** Placeholder of the evidence pack: a sheet of paper. */
export function PackSkeleton() {
  return (
    <div className="mx-auto w-full max-w-[880px] px-8 pt-6 pb-10">
      <Card padding="none">
        <SkeletonRows count={6} hasPicture={false} label="The delivery is loading" />
      </Card>
    </div>
  );
}
