import { ErrorState } from '@/components/ui/ErrorState';
import { HelpLink } from '@/components/ui/HelpLink';
import { CHECK_CONNECTION } from '@/config/messages';
import { getErrorMessage, getErrorStatus } from '@/lib/http/errorMessage';
import { NoPayment } from './NoPayment';
import { OutcomeFrame } from './OutcomeFrame';

type PaymentUncheckedProps = { error: unknown; isRetrying: boolean; onRetry: () => void };

/** Error for an unknown payment outcome. A 404 means that the booking belongs to another account or does not exist. */
export function PaymentUnchecked({ error, isRetrying, onRetry }: PaymentUncheckedProps) {
  const text = getErrorMessage(error, CHECK_CONNECTION);
  if (getErrorStatus(error) === 404) return <NoPayment text={text} />;
  return (
    <OutcomeFrame>
      <ErrorState
        title="We couldn't check the payment"
        text={text}
        onRetry={onRetry}
        isRetrying={isRetrying}
        help={<HelpLink topic="payment-failed" />}
        className="py-4"
      />
    </OutcomeFrame>
  );
}
