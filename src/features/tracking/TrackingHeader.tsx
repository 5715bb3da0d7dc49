import type { PublicBooking } from '@/api/wire';
import { StatusHeadline } from '@/components/delivery/StatusHeadline';
import { ModeTag } from '@/components/ui/ModeTag';
import { getBookingMode } from '@/domain/booking/bookingView';
import type { Headline } from '@/domain/booking/headline';

type TrackingHeaderProps = {
  booking: Pick<PublicBooking, 'booking_number' | 'booking_type'>;
  headline: Headline;
};

/** Number, mode and status of a delivery, with the remaining time, such as "34 Minutes". */
export function TrackingHeader({ booking, headline: { left, ...headline } }: TrackingHeaderProps) {
  return (
    <>
      <div className="mb-3 flex items-center justify-between gap-3">
        <p className="tabular text-small text-ink-600">{booking.booking_number}</p>
        <ModeTag mode={getBookingMode(booking)} />
      </div>
      <StatusHeadline {...headline}>
        {left && (
          <p className="text-right">
            <span className="block text-small text-ink-600">Left</span>
            <span className="amount block text-h2">{left}</span>
          </p>
        )}
      </StatusHeadline>
    </>
  );
}
