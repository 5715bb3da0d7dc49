import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetCustomerQuery } from '../../api/account';
import { useGetPaymentMethodsQuery } from '../../api/payments';
import type { Booking, Rate } from '../../api/wire';
import { Button } from '../../components/ui/Button';
import { ErrorState } from '../../components/ui/ErrorState';
import { Skeleton } from '../../components/ui/Skeleton';
import { PATHS } from '../../config/paths';
import { selectExclusiveBooking } from '../../store/booking';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { priceChange } from '../../store/priceChange';
import { selectCustomer, selectIsCorporate } from '../../store/user';
import { interfaceReset, pinShown, selectIsPinShown } from '../../store/utils';
import { formatPeso } from '../../utils/money';
import { PayChoiceCard } from './PayChoiceCard';
import { PinDialog } from './PinDialog';
import { PolicyLines } from './PolicyLines';
import { PriceChangeDialog } from './PriceChangeDialog';
import { firstUsable, payChoices, type PayChoice } from './payChoices';
import { usePayment } from './usePayment';

type PayPanelProps = { booking: Booking; rate: Rate; onRatesStale: () => void };

/** How to pay, what holds for it, and the one button that does. */
export function PayPanel({ booking, rate, onRatesStale }: PayPanelProps) {
  const dispatch = useAppDispatch();
  const customer = useAppSelector(selectCustomer);
  const isCorporate = useAppSelector(selectIsCorporate);
  const estimate = useAppSelector(selectExclusiveBooking)?.estimate ?? null;
  const isPinShown = useAppSelector(selectIsPinShown);
  const methods = useGetPaymentMethodsQuery(undefined, { refetchOnMountOrArgChange: true });
  useGetCustomerQuery(undefined, { refetchOnMountOrArgChange: true });
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { state, pay, lookUp } = usePayment(booking, onRatesStale);

  const choices = payChoices(methods.data ?? [], customer, isCorporate, rate.total);
  const choice = choices.find(({ id }) => id === chosenId) ?? firstUsable(choices);
  const change = priceChange(estimate, rate);
  const amount = formatPeso(rate.total);
  const pinError = state.kind === 'failed' ? state.error.errors?.pin?.[0] : undefined;

  const confirm = (confirmed: PayChoice) => {
    setIsAsking(false);
    if (confirmed.needsPin) dispatch(pinShown());
    else void pay({ rate, choice: confirmed });
  };
  const handlePay = () => {
    if (!choice || choice.problem) return;
    if (change) setIsAsking(true);
    else confirm(choice);
  };
  const handlePin = async (pin: string) => {
    if (!choice) return;
    const isOver = await pay({ rate, choice, pin });
    if (isOver) dispatch(interfaceReset());
  };

  return (
    <div className="z-summary border-t border-ink-150 bg-white px-5 py-4">
      <div className="mb-2.5 flex items-center justify-between">
        <h2 className="text-small font-540">Pay with</h2>
        <Link
          to={PATHS.paymentMethods}
          className="flex min-h-6 items-center rounded-xs text-small font-560 text-brand-700 hover:underline"
        >
          Add card
        </Link>
      </div>
      {methods.isLoading && <Skeleton className="h-[56px] rounded-md" />}
      {methods.error && !methods.data && (
        <ErrorState
          title="Your payment methods did not load"
          text={methods.error.message}
          onRetry={() => void methods.refetch()}
        />
      )}
      {methods.data && (
        <div
          role="radiogroup"
          aria-label="Pay with"
          className="grid max-h-[132px] grid-cols-1 gap-2.5 overflow-y-auto p-0.5 sidebar:grid-cols-2 [@media(max-height:760px)]:max-h-[66px]"
        >
          {choices.map((item) => (
            <PayChoiceCard
              key={item.id}
              choice={item}
              isChosen={item.id === choice?.id}
              onChoose={() => setChosenId(item.id)}
            />
          ))}
        </div>
      )}
      <PolicyLines booking={booking} />
      <div role="alert" className="text-small text-err-700">
        {state.kind === 'failed' && !pinError && <p className="mt-2">{state.error.message}</p>}
        {state.kind === 'unknown' && (
          <p className="mt-2">
            The answer to your payment was lost, so its status is unknown. Check it before you pay again; nothing is
            charged twice.
          </p>
        )}
      </div>
      {state.kind === 'unknown' ? (
        <Button variant="primary" size="lg" className="mt-3 w-full" onClick={() => void lookUp()}>
          Check the payment
        </Button>
      ) : (
        <Button
          variant="primary"
          size="lg"
          className="mt-3 w-full"
          isWorking={state.kind === 'paying' && !isPinShown}
          disabled={!choice || choice.problem !== null}
          onClick={handlePay}
        >
          Pay {amount}
        </Button>
      )}
      {isAsking && change && choice && (
        <PriceChangeDialog
          change={change}
          total={amount}
          onClose={() => setIsAsking(false)}
          onConfirm={() => confirm(choice)}
        />
      )}
      {isPinShown && choice && state.kind !== 'unknown' && (
        <PinDialog
          amount={amount}
          error={pinError}
          isWorking={state.kind === 'paying'}
          onClose={() => dispatch(interfaceReset())}
          onPin={(pin) => void handlePin(pin)}
        />
      )}
    </div>
  );
}
