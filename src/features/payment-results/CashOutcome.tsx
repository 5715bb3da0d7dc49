import type { Booking } from '@/api/wire';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { livePath } from '@/config/paths';
import { getPaymentSummary } from '@/domain/money/paymentLabels';
import { OutcomeCard } from './OutcomeCard';

/** A booking that is under way and paid for in cash: no bank has anything to say of it. */
export function CashOutcome({ booking }: { booking: Booking }) {
  return (
    <OutcomeCard
      isGood
      title="This booking is confirmed"
      text={`${getPaymentSummary(booking)}: ${booking.booking_number}.`}
    >
      <ButtonLink to={livePath(String(booking.id))} size="lg">
        Follow the delivery
      </ButtonLink>
    </OutcomeCard>
  );
}
