import { CONTINUE_BOOKING } from '@/config/moneyMessages';
import { ButtonLink } from './ButtonLink';
import { useBookingNext } from './useBookingNext';

export const CONTINUE_ID = 'continue';

type ContinueNoticeProps = { text: string; to: string; label: string };

/** Notice with a link back to what the customer left for this page. */
export function ContinueNotice({ text, to, label }: ContinueNoticeProps) {
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-ok-50 px-5 py-3 text-ok-700"
    >
      <p className="font-560">{text}</p>
      <ButtonLink id={CONTINUE_ID} to={to}>
        {label}
      </ButtonLink>
    </div>
  );
}

/** Link back to the booking that the gate interrupted; renders nothing without such a booking. */
export function ContinueBooking({ text }: { text: string }) {
  const next = useBookingNext();
  return next && <ContinueNotice text={text} to={next} label={CONTINUE_BOOKING} />;
}
