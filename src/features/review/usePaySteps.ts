import { useEffect, useState } from 'react';
import type { Booking, Rate } from '@/api/wire';
import { getBookedPrice, getPriceChange } from '@/domain/booking/priceChange';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { AppThunk } from '@/store/rootState';
import { interfaceReset, pinShown, selectIsPinShown } from '@/store/utils';
import type { PayChoice } from './payChoices';
import { usePayment } from './usePayment';
import { useReviewChoices } from './useReviewChoices';
import type { ReviewVoucher } from './useReviewVoucher';

const hidePin = (): AppThunk => (dispatch, getState) => {
  if (selectIsPinShown(getState())) dispatch(interfaceReset());
};

/** State of the PIN prompt, which closes when the choice changes or the page closes. */
function usePinPrompt(choice: PayChoice | null) {
  const dispatch = useAppDispatch();
  const isShown = useAppSelector(selectIsPinShown) && choice?.needsPin === true;
  const choiceId = choice?.id;
  useEffect(() => () => dispatch(hidePin()), [dispatch, choiceId]);
  return { isShown, show: () => void dispatch(pinShown()), hide: () => void dispatch(hidePin()) };
}

type PayStepsOptions = {
  booking: Booking;
  rate: Rate;
  voucher: ReviewVoucher;
  choice: PayChoice | null;
  onRatesStale: () => void;
};

/** Steps behind the Pay button: confirm a changed price, enter the PIN if the method needs one, then pay. */
export function usePaySteps({ booking, rate, voucher, choice, onRatesStale }: PayStepsOptions) {
  const { saved } = useReviewChoices(booking);
  const [isConfirmingPrice, setIsConfirmingPrice] = useState(false);
  const pin = usePinPrompt(choice);
  const toIntent = (paid: PayChoice) => ({ rate, choice: paid, voucherCode: voucher.code });
  const { state, start, lookUp, clearFailure } = usePayment(booking, choice && toIntent(choice), {
    onRatesStale,
    onVoucherRefused: () => voucher.choose(''),
  });
  const compareWithEstimate = (offer: Rate) => getPriceChange(saved?.estimate ?? getBookedPrice(booking, offer), offer);
  // no confirmation if only a voucher chosen on this page changed the price; else the dialog shows the price to pay
  const change = compareWithEstimate(voucher.bookedOffer) && compareWithEstimate(rate);
  const pay = (paid: PayChoice, typedPin?: string) => void start(toIntent(paid), paid.needsPin ? typedPin : undefined);

  const confirmPrice = () => {
    setIsConfirmingPrice(false);
    if (!choice) return;
    if (!choice.needsPin) return pay(choice);
    // clears the error of an earlier PIN
    clearFailure();
    pin.show();
  };
  const handlePay = () => {
    if (!choice || choice.problem) return;
    if (change) setIsConfirmingPrice(true);
    else confirmPrice();
  };

  return {
    state,
    lookUp,
    pin,
    change: isConfirmingPrice ? change : null,
    cancelPrice: () => setIsConfirmingPrice(false),
    confirmPrice,
    handlePay,
    payWithPin: (typedPin: string) => choice && pay(choice, typedPin),
  };
}
