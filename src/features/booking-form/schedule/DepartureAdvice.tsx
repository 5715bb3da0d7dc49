import { ErrorBoundary } from 'react-error-boundary';
import { useWatch } from 'react-hook-form';
import { lazyWithRetry } from '@/components/ui/lazyWithRetry';
import { useNow } from '@/components/ui/useNow';
import { MINUTE_MS } from '@/config/constants';
import type { DraftSchedule } from '@/domain/draft/draft';
import { useBooking } from '../form/bookingContext';
import { getDeparture, touchesMetroManila } from './departure';

/** The holiday table loads once the route is known; booking works without it. */
const DepartureNotes = lazyWithRetry(() => import('./DepartureNotes'), 'DepartureNotes');

/** Road advice for the chosen departure; it never blocks a booking. */
export function DepartureAdvice({ schedule }: { schedule: DraftSchedule }) {
  const { form } = useBooking();
  const now = useNow(MINUTE_MS);
  const hasMetroManilaStop = useWatch({ control: form.control, name: 'stops', compute: touchesMetroManila });
  const departure = getDeparture(schedule, now);
  // rendered empty, so that screen readers announce a note when it appears
  return (
    <div role="status" aria-label="Advice for this pickup">
      {hasMetroManilaStop && departure !== null && (
        <ErrorBoundary fallback={null}>
          <DepartureNotes departure={departure} />
        </ErrorBoundary>
      )}
    </div>
  );
}
