import { CalendarClock, Zap } from 'lucide-react';
import { ErrorBoundary } from 'react-error-boundary';
import { useWatch } from 'react-hook-form';
import { FieldError } from '@/components/form/Field';
import { TextField } from '@/components/form/TextField';
import { Card } from '@/components/ui/Card';
import { Segmented } from '@/components/ui/Segmented';
import { Skeleton } from '@/components/ui/Skeleton';
import { lazyWithRetry } from '@/components/ui/lazyWithRetry';
import { useScheduleDays } from '@/hooks/useScheduleDays';
import { useBooking } from '../form/bookingContext';
import { DepartureAdvice } from './DepartureAdvice';
import { SlotField } from './SlotField';

/** The calendar loads on demand; the browser's date field is its fallback. */
const DateField = lazyWithRetry(
  () => import('@/components/form/DateField'),
  'DateField',
  <Skeleton className="h-[66px] w-full rounded-md" />,
);

const NOW_PROBLEM_ID = 'pickup-now-problem';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
const WHEN = [
  { value: 'now', label: 'Now', icon: <Zap {...icon} /> },
  { value: 'later', label: 'Later', icon: <CalendarClock {...icon} /> },
] as const;

/** Pickup now, or at a slot of a day (Manila time). */
export function ScheduleCard() {
  const { form, fields, errorOf } = useBooking();
  const schedule = useWatch({ control: form.control, name: 'schedule' });
  const { minDay, maxDay } = useScheduleDays();
  // only the server refuses a pickup now; the choice shows its message, because there is no field
  const nowProblem = schedule.when === 'now' ? errorOf('schedule.pickup_at') : undefined;
  const handleDate = (date: string) => {
    form.setValue('schedule.date', date);
    form.setValue('schedule.pickup_at', '');
  };

  return (
    <Card as="section" aria-labelledby="schedule-heading">
      <h2 id="schedule-heading" className="mb-3 text-h3 font-620">
        Schedule
      </h2>
      <Segmented
        ref={fields.getRef('schedule')}
        label="When to pick up"
        isWide
        options={WHEN}
        value={schedule.when}
        errorId={nowProblem && NOW_PROBLEM_ID}
        onChange={(when) => form.setValue('schedule.when', when)}
      />
      <FieldError id={NOW_PROBLEM_ID} error={nowProblem} />
      {schedule.when === 'now' ? (
        <p className="mt-3 text-small text-ink-600">We'll send the nearest available driver.</p>
      ) : (
        <div className="mt-4 grid grid-cols-2 gap-3">
          <ErrorBoundary
            fallback={
              <TextField
                ref={fields.getRef('schedule.date')}
                type="date"
                label="Date"
                value={schedule.date}
                min={minDay}
                max={maxDay}
                onChange={(event) => handleDate(event.target.value)}
                error={errorOf('schedule.date')}
              />
            }
          >
            <DateField
              ref={fields.getRef('schedule.date')}
              label="Date"
              value={schedule.date}
              minDay={minDay}
              maxDay={maxDay}
              onChange={handleDate}
              error={errorOf('schedule.date')}
            />
          </ErrorBoundary>
          <SlotField date={schedule.date} chosen={schedule.pickup_at} />
        </div>
      )}
      <DepartureAdvice schedule={schedule} />
    </Card>
  );
}
