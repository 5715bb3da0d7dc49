import { useCallback } from 'react';
import type { Booking, Rate } from '@/api/wire';
import { useNow } from '@/components/ui/useNow';
import { bookingModeOf } from '@/domain/booking/bookingView';
import { withVoucherDiscount } from '@/domain/money/voucherRules';
import { useVoucherChoices } from '@/hooks/useVoucherChoices';
import { fromCentavos, toCentavos } from '@/utils/money';
import { useReviewChoices } from './useReviewChoices';

export type ReviewVoucher = ReturnType<ReturnType<typeof useReviewVoucher>['of']>;

/** The voucher that is paid with: the booking's own until another one is chosen here, or none after one was taken off. */
export function useReviewVoucher(booking: Booking) {
  const own = booking.voucher_code ?? '';
  const { kept, keep } = useReviewChoices(booking);
  const code = kept?.voucherCode ?? own;
  const now = useNow(60_000);
  const mode = bookingModeOf(booking);
  const { find, weigh, isFetching } = useVoucherChoices();
  const voucher = find(code);
  const ownVoucher = find(own);

  /** The server's offer with a voucher; where it took the booking's own off already, its word stands. */
  const priceWith = useCallback(
    (offer: Rate, asked: string, terms: ReturnType<typeof find>) =>
      !terms || (asked === own && offer.discount > 0) ? offer : withVoucherDiscount(offer, terms, { mode, now }),
    [own, mode, now],
  );
  const price = useCallback((offer: Rate) => priceWith(offer, code, voucher), [priceWith, code, voucher]);

  /** The voucher of an offer as the server made it, and what else there is. */
  const of = (offer: Rate) => {
    const rate = price(offer);
    const total = fromCentavos(toCentavos(offer.total) + toCentavos(offer.discount));
    const { best, rows } = weigh({ mode, total, now });
    const ownCode = offer.discount > 0 ? own : '';
    return {
      /** Empty where none is in use. */
      code: rate === offer ? ownCode : code,
      discount: rate.discount,
      /** What the server has taken off its offers already stays: a payment without a code is one with the booking's own. */
      canRemove: rate !== offer,
      /** A voucher that was chosen and whose terms are still on their way: the price is not known yet. */
      isAwaited: code !== '' && code !== ownCode && !voucher && isFetching,
      best,
      // what only the server can judge has its place in the form, where the price is asked for again
      rows: rows.filter(({ saving, isUsable }) => saving !== null || !isUsable),
      /** The offer as it was agreed to: a voucher that is chosen on this page is no change of the price. */
      agreed: priceWith(offer, own, ownVoucher),
      choose: (voucherCode: string) => keep({ voucherCode }),
    };
  };
  return { price, of };
}
