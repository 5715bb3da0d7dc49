import { SendButton } from '@/components/form/SendButton';
import { SendNotice } from '@/components/form/SendNotice';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { useKeepFocusOnPage } from '@/components/ui/useKeepFocusOnPage';
import { getLivePath } from '@/config/paths';
import { useCancelReplaced } from './useCancelReplaced';

type ReplacedBookingProps = { id: string; number: string };

/** Notice about the unpaid booking that this one replaces, until it is cancelled. */
export function ReplacedBooking({ id, number }: ReplacedBookingProps) {
  const cancellation = useCancelReplaced(id, number);
  const { state, isPaid } = cancellation;
  const isCancelling = state.kind === 'idle' || state.kind === 'sending' || (state.kind === 'done' && !isPaid);
  if (isCancelling) {
    return (
      <p role="status" className="tabular border-b border-ink-150 bg-ink-50 px-6 py-2.5 text-small">
        Cancelling {number}, which this booking replaces…
      </p>
    );
  }
  return <KeptBooking id={id} number={number} cancellation={cancellation} />;
}

type KeptBookingProps = ReplacedBookingProps & { cancellation: ReturnType<typeof useCancelReplaced> };

/** The earlier booking, which was not cancelled. Its button is removed while the cancellation is sent again. */
function KeptBooking({ id, number, cancellation: { state, start, lookUp, isPaid } }: KeptBookingProps) {
  const keepFocus = useKeepFocusOnPage();
  return (
    <section
      aria-label={`Earlier booking ${number}`}
      className="tabular flex items-center gap-4 border-b border-ink-150 bg-warn-50 px-6 py-2.5 text-small"
    >
      <div className="min-w-0 grow">
        <p>
          {isPaid
            ? `${number} is already paid, so we did not cancel it. Keep the booking that you want.`
            : `${number} is not cancelled yet, so you have two bookings for this delivery. Pay for only one.`}
        </p>
        <SendNotice state={state} what="cancellation" />
      </div>
      {!isPaid && (
        <SendButton
          size="sm"
          variant="secondary"
          state={state}
          label={`Cancel ${number}`}
          checkLabel="Check the booking"
          onSend={() => keepFocus(start)}
          onCheck={() => keepFocus(lookUp)}
        />
      )}
      <ButtonLink to={getLivePath(id)} variant="secondary" size="sm">
        Open {number}
      </ButtonLink>
    </section>
  );
}
