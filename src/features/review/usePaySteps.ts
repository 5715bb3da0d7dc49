import { useState } from 'react';
import type { Booking, Rate } from '@/api/wire';
import { getBookedPrice, getPriceChange } from '@/domain/booking/priceChange';
import type { PayChoice } from './payChoices';
import { usePayment } from './usePayment';
import { usePinPrompt } from './usePinPrompt';
import { useReviewChoices } from './useReviewChoices';
import type { ReviewVoucher } from './useReviewVoucher';

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
  const { state, start, lookUp, forget } = usePayment(booking, choice && toIntent(choice), {
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
    forget();
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
