import { useCallback } from 'react';
import type { Booking, Rate } from '@/api/wire';
import { useNow } from '@/components/ui/useNow';
import { MINUTE_MS } from '@/config/constants';
import { getBookingMode } from '@/domain/booking/bookingView';
import { withVoucherDiscount } from '@/domain/money/voucherRules';
import { useVoucherChoices } from '@/hooks/useVoucherChoices';
import { fromCentavos, toCentavos } from '@/utils/money';
import { useReviewChoices } from './useReviewChoices';

export type ReviewVoucher = ReturnType<ReturnType<typeof useReviewVoucher>['toReviewVoucher']>;

/** Returns an offer at another discount, in pesos. */
const withDiscount = (offer: Rate, discount: number): Rate => ({
  ...offer,
  discount,
  total: fromCentavos(toCentavos(offer.total) + toCentavos(offer.discount) - toCentavos(discount)),
});

/** Applies the voucher in use to offers: the one chosen on this page, otherwise the booking's own. */
export function useReviewVoucher(booking: Booking) {
  const bookedCode = booking.voucher_code ?? '';
  const { saved, save } = useReviewChoices(booking);
  const code = saved?.voucherCode ?? bookedCode;
  const now = useNow(MINUTE_MS);
  const mode = getBookingMode(booking);
  const { find, weigh, isFetching, hasFailed, refetch } = useVoucherChoices();
  const voucher = find(code);
  const bookedVoucher = find(bookedCode);
  // an unfinished payment saves the voucher chosen on this page with the booking; the estimate was without it
  const isSavedByServer = bookedCode !== '' && saved?.voucherCode === bookedCode;

  /** Leaves an offer as it is if the server has already applied the booking's own voucher. */
  const applyVoucher = useCallback(
    (offer: Rate, appliedCode: string, terms: ReturnType<typeof find>) =>
      !terms || (appliedCode === bookedCode && offer.discount > 0)
        ? offer
        : withVoucherDiscount(offer, terms, { mode, now }),
    [bookedCode, mode, now],
  );
  const applyTo = useCallback((offer: Rate) => applyVoucher(offer, code, voucher), [applyVoucher, code, voucher]);

  /** Returns the voucher of an offer as the server sent it, with the alternatives. */
  const toReviewVoucher = (offer: Rate) => {
    const rate = applyTo(offer);
    const total = fromCentavos(toCentavos(offer.total) + toCentavos(offer.discount));
    const { best, rows, savingCount } = weigh({ mode, total, now });
    const includedCode = offer.discount > 0 ? bookedCode : '';
    const isPriced = code === '' || code === includedCode || voucher !== undefined;
    return {
      /** Empty if no voucher is in use. */
      code: rate === offer ? includedCode : code,
      discount: rate.discount,
      /** False for a voucher in the server's offers: a payment without a code still uses it. */
      canRemove: rate !== offer,
      /** True while the terms of the chosen voucher load and the price is unknown. */
      isAwaited: !isPriced && isFetching,
      hasFailed,
      /** Code of the chosen voucher if its terms did not load, so that the total is without it; '' otherwise. */
      missingCode: !isPriced && hasFailed ? code : '',
      retry: () => void refetch(),
      best,
      // vouchers that only the server can price belong in the form, where the quote is repeated
      rows: rows.filter(({ saving, isUsable }) => saving !== null || !isUsable),
      savingCount,
      /** Offer with the booked voucher, for the comparison with the estimate. */
      bookedOffer: isSavedByServer
        ? withDiscount(offer, (saved?.estimate ?? booking.quote)?.discount ?? 0)
        : applyVoucher(offer, bookedCode, bookedVoucher),
      choose: (voucherCode: string) => save({ voucherCode }),
    };
  };
  return { applyTo, toReviewVoucher };
}
