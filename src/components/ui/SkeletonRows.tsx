import { Skeleton } from './Skeleton';
import { SlowNotice } from './SlowNotice';

type SkeletonRowsProps = {
  count?: number;
  /** Adds a picture at the left of each row. */
  hasPicture?: boolean;
  /** Read out while the rows load. */
  label?: string;
};

/** Placeholder rows for the first load of a list, with the height of real rows; advice if it takes long. */
export function SkeletonRows({ count = 4, hasPicture = true, label = 'Loading...' }: SkeletonRowsProps) {
  return (
    <>
      <SlowNotice className="rounded-t-lg" />
      <div role="status" className="shimmer-all">
        <span className="sr-only">{label}</span>
        {Array.from({ length: count }, (_, row) => (
          <div key={row} className="flex items-center gap-3.5 border-b border-ink-150 px-4 py-3.5 last:border-b-0">
            {hasPicture && <Skeleton className="h-[34px] w-16 rounded-sm" />}
            <div className="grow space-y-2">
              <Skeleton className="h-3 w-2/5" />
              <Skeleton className="h-2.5 w-3/5" />
            </div>
            <div className="flex w-16 flex-col items-end gap-2">
              <Skeleton className="h-3 w-full" />
              <Skeleton className="h-2.5 w-2/3" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
