import { useId } from 'react';
import type { Customer, PaymentMethod } from '@/api/wire';
import { CardLineArt } from '@/components/art/LineArt';
import { Amount } from '@/components/ui/Amount';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { useBookingNext } from '@/components/ui/useBookingNext';
import { useKeepFocusOnPage } from '@/components/ui/useKeepFocusOnPage';
import { METHOD_CHOICE } from '@/config/methodKinds';
import { CREATE_NEW_CARD, TOP_UPS_UNAVAILABLE } from '@/config/moneyMessages';
import { withNext } from '@/config/nextPath';
import { ADD_CARD_PATH } from '@/config/paths';
import { findWallet } from '@/domain/money/paymentMethods';
import { formatPeso } from '@/utils/money';
import { TopUpAmountForm, type TopUpAmountFormProps } from './TopUpAmountForm';
import { useIsTopUpUnavailable } from './useTopUp';

/** Query of the payment methods, which the wallet is one of. */
export type MethodsQuery = {
  data?: PaymentMethod[];
  error?: unknown;
  isLoading: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

type WalletPanelProps = TopUpAmountFormProps & { customer: Customer; methods: MethodsQuery };

/** Returns the wallet of a customer, or why there is none to show. */
function getWallet({ data, error }: MethodsQuery): PaymentMethod | 'loading' | 'failed' | 'none' {
  if (data) return findWallet(data) ?? 'none';
  return error ? 'failed' : 'loading';
}

/** Wallet balance with the top-up form, and the customer's Points. */
export function WalletPanel({ customer, methods, ...topUp }: WalletPanelProps) {
  const id = useId();
  const next = useBookingNext();
  const isTopUpUnavailable = useIsTopUpUnavailable();
  const wallet = getWallet(methods);
  return (
    <section
      aria-labelledby={`${id}-wallet`}
      className="on-dark relative flex flex-col overflow-hidden rounded-lg bg-ink-900 p-6 text-white"
    >
      <CardLineArt className="h-[148px]" />
      <div className="relative">
        <h2 id={`${id}-wallet`} className="text-small text-ink-300">
          Wallet
        </h2>
        <Balance wallet={wallet} />
        <p className="tabular mt-1 text-small text-ink-300">
          Account no. {customer.user.user_profile.account_number || '-'}
        </p>
        <p className="mt-3 text-small text-ink-300">
          Points <span className="amount ml-1 text-white">{formatPeso(customer.remaining_credits)}</span>
        </p>
      </div>
      {typeof wallet === 'object' && !isTopUpUnavailable && <TopUpAmountForm {...topUp} />}
      {typeof wallet === 'object' && isTopUpUnavailable && (
        <p className="relative mt-7 text-small text-ink-300">{TOP_UPS_UNAVAILABLE}</p>
      )}
      {wallet === 'loading' && <LoadingTopUp />}
      {wallet === 'none' && (
        <ButtonLink to={withNext(ADD_CARD_PATH, next)} variant="dark" size="lg" className="mt-auto">
          {CREATE_NEW_CARD}
        </ButtonLink>
      )}
      {wallet === 'failed' && <RetryWallet methods={methods} />}
    </section>
  );
}

function RetryWallet({ methods }: { methods: MethodsQuery }) {
  const keepFocus = useKeepFocusOnPage();
  return (
    <Button
      variant="dark"
      size="lg"
      className="mt-auto"
      isWorking={methods.isFetching}
      onClick={() => keepFocus(methods.refetch)}
    >
      Try again
    </Button>
  );
}

const BALANCE_MESSAGES = {
  failed: 'Your wallet did not load.',
  none: `You have no wallet yet. Add a ${METHOD_CHOICE} first.`,
};

function Balance({ wallet }: { wallet: ReturnType<typeof getWallet> }) {
  if (wallet === 'loading') return <span aria-hidden className="mt-2 block h-9 w-44 rounded-xs bg-ink-800" />;
  // narrow, so that the text stays clear of the line in the corner
  if (typeof wallet === 'string') return <p className="mt-1 max-w-[220px] text-ink-200">{BALANCE_MESSAGES[wallet]}</p>;
  return <Amount value={wallet.balance} size="wallet" className="mt-1 block" />;
}

/** Placeholder with the size of the top-up form, so that the page does not move. */
function LoadingTopUp() {
  return (
    <div aria-hidden className="relative mt-7 mb-6 grid grid-cols-3 gap-2 *:rounded-md *:bg-ink-800">
      <span className="h-10" />
      <span className="h-10" />
      <span className="h-10" />
      <span className="col-span-3 mt-0.5 h-12" />
    </div>
  );
}
