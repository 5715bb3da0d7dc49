import { Card } from '@/components/ui/Card';
import { Skeleton } from '@/components/ui/Skeleton';
import { SlowNotice } from '@/components/ui/SlowNotice';
import { BookingColumns } from './BookingColumns';

const Lines = ({ count }: { count: number }) => (
  <Card>
    <Skeleton className="h-4 w-24" />
    {Array.from({ length: count }, (_, line) => (
      <Skeleton key={line} className="mt-4 h-14 w-full rounded-md" />
    ))}
  </Card>
);

/** Placeholder in the form's layout. */
export const BookingPlaceholder = () => (
  <div role="status">
    <span className="sr-only">Loading...</span>
    <BookingColumns route={<Lines count={3} />} goods={<Lines count={4} />} summary={<Lines count={2} />} />
  </div>
);

/** Placeholder while the gate is checked; advice if it takes long. */
export function BookingSkeleton() {
  return (
    <>
      <SlowNotice className="mb-5 rounded-lg" />
      <BookingPlaceholder />
    </>
  );
}
