import { useState } from 'react';
import { useGetCustomerQuery } from '../../api/account';
import { useGetPaymentMethodsQuery } from '../../api/payments';
import type { Booking, Rate } from '../../api/wire';
import { MoneyNotice } from '../../components/money/MoneyNotice';
import { SendButton } from '../../components/money/SendButton';
import { ErrorState } from '../../components/ui/ErrorState';
import { Skeleton } from '../../components/ui/Skeleton';
import { isUnknown } from '../../lib/moneyState';
import { selectExclusiveBooking } from '../../store/booking';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { bookedPrice, priceChange } from '../../store/priceChange';
import { selectCustomer, selectIsCorporate } from '../../store/user';
import { interfaceReset, pinShown, selectIsPinShown } from '../../store/utils';
import { formatPeso } from '../../utils/money';
import { CreditAfter } from './CreditAfter';
import { PayWith } from './PayWith';
import { PinDialog } from './PinDialog';
import { PolicyLines } from './PolicyLines';
import { PriceChangeDialog } from './PriceChangeDialog';
import { VoucherLine } from './VoucherLine';
import { firstUsable, payChoices, type PayChoice } from './payChoices';
import { usePayment } from './usePayment';
import type { ReviewVoucher } from './useReviewVoucher';

type PayPanelProps = {
  booking: Booking;
  /** The offer as it is paid, with the voucher that is in use. */
  rate: Rate;
  voucher: ReviewVoucher;
  onRatesStale: () => void;
};

/** How to pay, what holds for it, and the one button that does. */
export function PayPanel({ booking, rate, voucher, onRatesStale }: PayPanelProps) {
  const dispatch = useAppDispatch();
  const customer = useAppSelector(selectCustomer);
  const isCorporate = useAppSelector(selectIsCorporate);
  const estimate = useAppSelector(selectExclusiveBooking)?.estimate ?? null;
  const isPinShown = useAppSelector(selectIsPinShown);
  const methods = useGetPaymentMethodsQuery(undefined, { refetchOnMountOrArgChange: true });
  useGetCustomerQuery(undefined, { refetchOnMountOrArgChange: true });
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { state, start, lookUp } = usePayment(booking, { onRatesStale, onVoucherRefused: () => voucher.choose('') });

  const choices = payChoices(methods.data ?? [], customer, isCorporate, rate.total);
  const choice = choices.find(({ id }) => id === chosenId) ?? firstUsable(choices);
  const change = priceChange(estimate ?? bookedPrice(booking, voucher.agreed), voucher.agreed);
  const amount = formatPeso(rate.total);
  const pinError = state.kind === 'failed' ? state.error.errors?.pin?.[0] : undefined;
  const pay = (paid: PayChoice, pin?: string) => void start({ rate, choice: paid, voucherCode: voucher.code, pin });

  const confirm = (confirmed: PayChoice) => {
    setIsAsking(false);
    if (confirmed.needsPin) dispatch(pinShown());
    else pay(confirmed);
  };
  const handlePay = () => {
    if (!choice || choice.problem) return;
    if (change) setIsAsking(true);
    else confirm(choice);
  };

  return (
    <div className="z-summary border-t border-ink-150 bg-white px-5 py-3.5">
      {methods.isLoading && <Skeleton className="h-[56px] rounded-md" />}
      {methods.error && !methods.data && (
        <ErrorState
          title="Your payment methods did not load"
          text={methods.error.message}
          onRetry={() => void methods.refetch()}
        />
      )}
      {methods.data && <PayWith choices={choices} chosen={choice} onChoose={setChosenId} voucher={voucher} />}
      {choice?.kind === 'credit' && <CreditAfter available={customer?.remaining_credits ?? 0} price={rate.total} />}
      <VoucherLine voucher={voucher} />
      <PolicyLines booking={booking} />
      <MoneyNotice
        state={state}
        what="payment"
        help="charged-twice"
        fields={isPinShown ? ['pin'] : []}
        isSaid={pinError !== undefined && isPinShown}
      />
      <SendButton
        state={state}
        size="lg"
        className="mt-3 w-full"
        label={`Pay ${amount}`}
        checkLabel="Check the payment"
        isWorking={(state.kind === 'sending' || state.kind === 'done') && !isPinShown}
        isDisabled={!choice || choice.problem !== null}
        onSend={handlePay}
        onCheck={() => void lookUp()}
      />
      {isAsking && change && choice && (
        <PriceChangeDialog
          change={change}
          total={amount}
          onClose={() => setIsAsking(false)}
          onConfirm={() => confirm(choice)}
        />
      )}
      {isPinShown && choice && !isUnknown(state) && (
        <PinDialog
          amount={amount}
          error={pinError}
          isWorking={state.kind === 'sending'}
          onClose={() => dispatch(interfaceReset())}
          onPin={(pin) => pay(choice, pin)}
        />
      )}
    </div>
  );
}
