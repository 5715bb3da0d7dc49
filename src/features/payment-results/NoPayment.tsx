import { ButtonLink } from '@/components/ui/ButtonLink';
import { HelpLink } from '@/components/ui/HelpLink';
import { PATHS } from '@/config/paths';
import { OutcomeCard } from './OutcomeCard';

/** Shown when the URL names no payment of this account; `text` is the reason. */
export function NoPayment({ text = 'This page opens after a payment.' }: { text?: string }) {
  return (
    <OutcomeCard outcome="failed" title="No payment to show" text={text}>
      <ButtonLink to={PATHS.walletTransactions} size="lg">
        View transactions
      </ButtonLink>
      <ButtonLink to={PATHS.myBookings} variant="secondary" size="lg">
        My Bookings
      </ButtonLink>
      <HelpLink topic="payment-failed" className="self-center" />
    </OutcomeCard>
  );
}
