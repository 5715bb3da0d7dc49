import { ButtonLink } from '@/components/ui/ButtonLink';
import { HelpLink } from '@/components/ui/HelpLink';
import { PATHS } from '@/config/paths';
import { OutcomeCard } from './OutcomeCard';

/** An address that names no payment of this account, whoever wrote it. */
export function NothingToShow() {
  return (
    <OutcomeCard isGood={false} title="No payment to show" text="This page opens after a payment.">
      <ButtonLink to={PATHS.walletTransactions} size="lg">
        Transactions
      </ButtonLink>
      <ButtonLink to={PATHS.myBookings} variant="secondary" size="lg">
        My Bookings
      </ButtonLink>
      <HelpLink topic="payment-failed" className="self-center" />
    </OutcomeCard>
  );
}
