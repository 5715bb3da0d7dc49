import { ArrowRight } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { useGetCustomerQuery } from '@/api/account';
import { CardLineArt } from '@/components/art/LineArt';
import { Button } from '@/components/ui/Button';
import { RetryButton } from '@/components/ui/RetryButton';
import { Skeleton } from '@/components/ui/Skeleton';
import { useWithBookingNext } from '@/components/ui/useBookingNext';
import { PATHS } from '@/config/paths';
import { useAppSelector } from '@/store/hooks';
import { selectCustomer, selectIsCorporate } from '@/store/user';
import { formatPeso } from '@/utils/money';

/** Points of an individual or remaining credit of a company, both from remaining_credits (spec section 2, Sidebar). */
export function BalanceCard() {
  const navigate = useNavigate();
  const withBookingNext = useWithBookingNext();
  const { isError, refetch } = useGetCustomerQuery();
  const customer = useAppSelector(selectCustomer);
  const isCorporate = useAppSelector(selectIsCorporate);
  // the customer type decides between points and credit
  if (!customer) {
    if (!isError) return <Skeleton className="h-[148px] rounded-lg" />;
    return (
      <RetryButton className="min-h-6 text-left text-small underline" onRetry={refetch}>
        Your balance did not load. Try again
      </RetryButton>
    );
  }
  return (
    <section aria-label="Balance">
      <div className="on-dark relative flex min-h-[148px] flex-col justify-between overflow-hidden rounded-lg bg-ink-900 p-[18px] text-white">
        {/* clear of the longest label and amount */}
        <CardLineArt className="translate-x-6 -translate-y-2" />
        <div className="relative">
          <h2 className="text-small text-ink-300">{isCorporate ? 'Credit Limit Available Balance' : 'Points'}</h2>
          <p className="amount mt-1 text-total">{formatPeso(customer.remaining_credits)}</p>
        </div>
        <div className="relative flex flex-wrap items-center justify-between gap-x-2 text-caption text-ink-300">
          <span className="tabular">Account no. {customer.user.user_profile.account_number || '-'}</span>
          {!isCorporate && (
            <Link
              to={withBookingNext(PATHS.wallet)}
              className="flex min-h-6 items-center gap-1 rounded-xs font-560 text-white"
            >
              Wallet <ArrowRight size={16} strokeWidth={2} aria-hidden />
            </Link>
          )}
        </div>
      </div>
      {isCorporate && (
        <div className="mt-3 flex items-center justify-between rounded-md bg-ink-50 px-4 py-2">
          <span className="text-small text-ink-600">
            Points <span className="amount ml-1 text-ink-900">{formatPeso(customer.points)}</span>
          </span>
          <Button variant="quiet" size="sm" onClick={() => void navigate(withBookingNext(PATHS.walletCorporate))}>
            View Credit
          </Button>
        </div>
      )}
    </section>
  );
}
