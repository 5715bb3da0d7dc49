import { ErrorState } from '@/components/ui/ErrorState';
import { CHECK_CONNECTION } from '@/config/messages';
import { getWaitingMessage } from '@/lib/http/messageOf';
import { OutcomeFrame } from './OutcomeFrame';

type PaymentUncheckedProps = { error: unknown; isRetrying: boolean; onRetry: () => void };

/** Shown when the server does not tell the outcome of a payment. */
export function PaymentUnchecked({ error, isRetrying, onRetry }: PaymentUncheckedProps) {
  return (
    <OutcomeFrame>
      <ErrorState
        title="We couldn't check the payment"
        text={getWaitingMessage(error, CHECK_CONNECTION)}
        onRetry={onRetry}
        isRetrying={isRetrying}
        help="payment-failed"
        className="py-4"
      />
    </OutcomeFrame>
  );
}
