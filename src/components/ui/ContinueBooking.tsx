import { CONTINUE_BOOKING } from '@/config/moneyMessages';
import { ButtonLink } from './ButtonLink';
import { useBookingNext } from './useBookingNext';

export const CONTINUE_BOOKING_ID = 'continue-booking';

/** Link back to the booking that the gate interrupted; renders nothing without such a booking. */
export function ContinueBooking({ text }: { text: string }) {
  const next = useBookingNext();
  if (!next) return null;
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-ok-50 px-5 py-3 text-ok-700"
    >
      <p className="font-560">{text}</p>
      <ButtonLink id={CONTINUE_BOOKING_ID} to={next}>
        {CONTINUE_BOOKING}
      </ButtonLink>
    </div>
  );
}
