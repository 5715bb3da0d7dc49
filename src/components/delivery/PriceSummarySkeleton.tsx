import { Skeleton } from '../ui/Skeleton';

/** Placeholder for the chips and lines of a price. */
export function PriceSummarySkeleton() {
  return (
    <div role="status" className="shimmer-all">
      <span className="sr-only">Loading the price</span>
      <div className="flex gap-2">
        <Skeleton className="h-[26px] w-20" />
        <Skeleton className="h-[26px] w-20" />
        <Skeleton className="h-[26px] w-20" />
      </div>
      <div className="mt-4 grid gap-3">
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

/** Placeholder for the total of a price. */
export function TotalSkeleton() {
  return (
    <div className="shimmer-all flex items-center justify-between">
      <Skeleton className="h-9 w-24" />
      <Skeleton className="h-8 w-40" />
    </div>
  );
}
