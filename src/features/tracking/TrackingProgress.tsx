import { Timeline } from '@/components/delivery/Timeline';
import type { LiveStep } from '@/domain/booking/liveView';
import { formatTime } from '@/lib/dates';

type TrackingProgressProps = { bookingNumber: string; steps: readonly Omit<LiveStep, 'proof'>[] };

/** Timeline of a delivery, with the time of each step. */
export function TrackingProgress({ bookingNumber, steps }: TrackingProgressProps) {
  return (
    <div className="mt-5">
      <Timeline
        isFolding
        label={`Progress of ${bookingNumber}`}
        steps={steps.map(({ at, ...step }) => ({ ...step, time: at ? formatTime(at) : undefined }))}
      />
    </div>
  );
}
