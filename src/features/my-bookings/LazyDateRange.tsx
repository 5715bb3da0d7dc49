import { lazy, Suspense } from 'react';
import { Skeleton } from '@/components/ui/Skeleton';
import type { DateRangeProps } from './DateRange';

const DateRange = lazy(() => import('./DateRange').then((module) => ({ default: module.DateRange })));

/** The month picker is the heaviest of the filters: the list does not wait for it. */
export const LazyDateRange = (props: DateRangeProps) => (
  <Suspense fallback={<Skeleton className="h-[42px] w-[276px] rounded-md" />}>
    <DateRange {...props} />
  </Suspense>
);
