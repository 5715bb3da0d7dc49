import { Skeleton } from '../ui/Skeleton';

/** Placeholder for the chips and lines of a price, with about their height: what is below them hardly moves. */
export function PriceSummarySkeleton({ isDense }: { isDense: boolean }) {
  return (
    <div role="status" className="shimmer-all">
      <span className="sr-only">Loading the price</span>
      <div className="flex gap-2">
        <Skeleton className="h-[26px] w-20" />
        <Skeleton className="h-[26px] w-20" />
        <Skeleton className="h-[26px] w-20" />
      </div>
      <div className={`grid ${isDense ? 'mt-3 gap-1.5' : 'mt-4 gap-3'}`}>
        {[0, 1, 2, 3].map((row) => (
          <div key={row} className="flex justify-between">
            <Skeleton className="h-[18px] w-32" />
            <Skeleton className="h-[18px] w-16" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Placeholder for the total of a price and the line of its age. */
export function TotalSkeleton() {
  return (
    <div className="shimmer-all mb-6 flex h-11 items-center justify-between">
      <Skeleton className="h-9 w-24" />
      <Skeleton className="h-8 w-40" />
    </div>
  );
}
