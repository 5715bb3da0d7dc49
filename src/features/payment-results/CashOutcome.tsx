import type { Booking } from '@/api/wire';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { getLivePath } from '@/config/paths';
import { getPaymentSummary } from '@/domain/money/paymentLabels';
import { OutcomeCard } from './OutcomeCard';
import { getBookingFacts } from './outcomeFacts';

/** Outcome of a booking paid in cash, which no bank confirms. */
export function CashOutcome({ booking }: { booking: Booking }) {
  return (
    <OutcomeCard
      outcome="paid"
      facts={getBookingFacts(booking)}
      title="This booking is confirmed"
      text={`${getPaymentSummary(booking)}: ${booking.booking_number}.`}
    >
      <ButtonLink to={getLivePath(String(booking.id))} size="lg">
        Follow the delivery
      </ButtonLink>
    </OutcomeCard>
  );
}
