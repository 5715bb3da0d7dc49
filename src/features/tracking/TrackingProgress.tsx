import { Timeline } from '@/components/delivery/Timeline';
import type { LiveStep } from '@/domain/booking/liveView';
import { formatStepTime } from '@/lib/dates';

type TrackingProgressProps = { bookingNumber: string; steps: readonly Omit<LiveStep, 'proof'>[] };

/** Timeline of a delivery, with the time of each step. The first step is the booking. */
export function TrackingProgress({ bookingNumber, steps }: TrackingProgressProps) {
  const bookedAt = steps[0]?.at;
  return (
    <div className="mt-5">
      <Timeline
        isFolding
        label={`Progress of ${bookingNumber}`}
        steps={steps.map(({ at, ...step }) => ({ ...step, time: formatStepTime(at, bookedAt) }))}
      />
    </div>
  );
}
