import { useState } from 'react';
import { useGetCustomerQuery } from '@/api/account';
import { useGetPaymentMethodsQuery } from '@/api/payments';
import type { Booking, Rate } from '@/api/wire';
import { MoneyNotice } from '@/components/money/MoneyNotice';
import { SendButton } from '@/components/money/SendButton';
import { isUnknown } from '@/components/money/moneyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { Skeleton } from '@/components/ui/Skeleton';
import { useNow } from '@/components/ui/useNow';
import { CANCELLING_IS_FREE } from '@/config/messages';
import { bookedPrice, priceChange } from '@/domain/booking/priceChange';
import { useAppSelector } from '@/store/hooks';
import { selectCustomer, selectIsCorporate } from '@/store/user';
import { formatPeso } from '@/utils/money';
import { CreditAfter } from './CreditAfter';
import { PayWith } from './PayWith';
import { PinDialog } from './PinDialog';
import { PriceChangeDialog } from './PriceChangeDialog';
import { VoucherLine } from './VoucherLine';
import { firstUsable, payChoices, type PayChoice } from './payChoices';
import { usePayment } from './usePayment';
import { usePinPrompt } from './usePinPrompt';
import { useReviewChoices } from './useReviewChoices';
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
  const customer = useAppSelector(selectCustomer);
  const isCorporate = useAppSelector(selectIsCorporate);
  const { kept, keep } = useReviewChoices(booking);
  const now = useNow(60_000);
  const methods = useGetPaymentMethodsQuery(undefined, { refetchOnMountOrArgChange: true });
  useGetCustomerQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isAsking, setIsAsking] = useState(false);
  const choices = payChoices(methods.data ?? [], customer, isCorporate, rate.total, now);
  const choice = choices.find(({ id }) => id === String(kept?.method)) ?? firstUsable(choices);
  const pin = usePinPrompt(choice);
  const intentWith = (paid: PayChoice) => ({ rate, choice: paid, voucherCode: voucher.code });
  const { state, start, lookUp, forget } = usePayment(booking, choice && intentWith(choice), {
    onRatesStale,
    onVoucherRefused: () => voucher.choose(''),
  });
  const changeTo = (price: Rate) => priceChange(kept?.estimate ?? bookedPrice(booking, price), price);
  // a voucher that is chosen on this page is nothing to stop for; what is said is about the price that is paid
  const change = changeTo(voucher.agreed) && changeTo(rate);
  const amount = formatPeso(rate.total);
  const pinError = state.kind === 'failed' ? state.error.errors?.pin?.[0] : undefined;
  const pay = (paid: PayChoice, typed?: string) => void start(intentWith(paid), paid.needsPin ? typed : undefined);

  const confirm = (confirmed: PayChoice) => {
    setIsAsking(false);
    if (!confirmed.needsPin) return pay(confirmed);
    // what was said of the last PIN is not said of this one
    forget();
    pin.show();
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
      {methods.data && (
        <PayWith choices={choices} chosen={choice} onChoose={(method) => keep({ method })} voucher={voucher} />
      )}
      {choice?.kind === 'credit' && <CreditAfter available={customer?.remaining_credits ?? 0} price={rate.total} />}
      <VoucherLine voucher={voucher} />
      <PolicyLines booking={booking} />
      <MoneyNotice
        state={state}
        what="payment"
        help="charged-twice"
        fields={pin.isShown ? ['pin'] : []}
        isSaid={pinError !== undefined && pin.isShown}
      />
      <SendButton
        state={state}
        size="lg"
        className="mt-3 w-full"
        label={`Pay ${amount}`}
        checkLabel="Check the payment"
        isWorking={(state.kind === 'sending' || state.kind === 'done') && !pin.isShown}
        isDisabled={!choice || choice.problem !== null || voucher.isAwaited}
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
      {pin.isShown && choice && !isUnknown(state) && (
        <PinDialog
          amount={amount}
          error={pinError}
          isWorking={state.kind === 'sending'}
          onClose={pin.hide}
          onPin={(typed) => pay(choice, typed)}
        />
      )}
    </div>
  );
}

/** What holds once it is paid, in the server's own figures where it sent them. */
function PolicyLines({ booking }: { booking: Booking }) {
  const fee = booking.cancellation?.fee ?? null;
  return (
    <p className="mt-2.5 text-caption text-ink-600">
      VAT included. {fee === null && 'What cancelling costs is said before you confirm it.'}
      {fee === 0 && CANCELLING_IS_FREE}
      {fee !== null && fee > 0 && `Cancelling costs ${formatPeso(fee)} now.`}
    </p>
  );
}
