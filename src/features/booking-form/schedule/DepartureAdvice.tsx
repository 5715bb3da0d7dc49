import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useWatch } from 'react-hook-form';
import { useNow } from '@/components/ui/useNow';
import type { DraftSchedule } from '@/domain/draft/draft';
import { useBooking } from '../form/bookingContext';
import { departureOf, touchesMetroManila } from './departure';

/** The table of days comes once there is a route to advise on; without it the form books as well. */
const DepartureNotes = lazy(async () => ({ default: (await import('./DepartureNotes')).DepartureNotes }));

const CLOCK_MS = 60_000;

/** What to know about the roads at the pick-up that is chosen: advice, nothing is refused for it. */
export function DepartureAdvice({ schedule }: { schedule: DraftSchedule }) {
  const { form } = useBooking();
  const now = useNow(CLOCK_MS);
  const isThere = useWatch({ control: form.control, name: 'stops', compute: touchesMetroManila });
  const departure = departureOf(schedule, now);
  // it stands there empty, so that a note is read out when it comes
  return (
    <div role="status" aria-label="Advice for this pick-up">
      {isThere && departure !== null && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <DepartureNotes departure={departure} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
