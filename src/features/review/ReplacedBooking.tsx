import { MoneyNotice } from '@/components/money/MoneyNotice';
import { SendButton } from '@/components/money/SendButton';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { livePath } from '@/config/paths';
import { useCancelReplaced } from './useCancelReplaced';

/** Notice about the unpaid booking that this one replaces, until it is cancelled. */
export function ReplacedBooking({ id, number }: { id: string; number: string }) {
  const { state, start, lookUp, isPaid } = useCancelReplaced(id, number);
  const isCancelling = state.kind === 'idle' || state.kind === 'sending' || (state.kind === 'done' && !isPaid);
  if (isCancelling) {
    return (
      <p role="status" className="tabular border-b border-ink-150 bg-ink-50 px-6 py-2.5 text-small">
        Cancelling {number}, which this booking replaces…
      </p>
    );
  }
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
        <MoneyNotice state={state} what="cancellation" />
      </div>
      {!isPaid && (
        <SendButton
          size="sm"
          variant="secondary"
          state={state}
          label={`Cancel ${number}`}
          checkLabel="Check the booking"
          onSend={() => void start()}
          onCheck={() => void lookUp()}
        />
      )}
      <ButtonLink to={livePath(id)} variant="secondary" size="sm">
        Open {number}
      </ButtonLink>
    </section>
  );
}
