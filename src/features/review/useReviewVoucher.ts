import { useCallback, useState } from 'react';
import type { Booking, Rate } from '../../api/wire';
import { useNow } from '../../lib/useNow';
import { modeOf } from '../../store/bookingView';
import { useVoucherChoices } from '../../store/useVoucherChoices';
import { withVoucher } from '../../store/voucherRules';
import { fromCentavos, toCentavos } from '../../utils/money';

export type ReviewVoucher = ReturnType<ReturnType<typeof useReviewVoucher>['of']>;

/** The voucher that is paid with: the booking's own, as the server priced it, until another one is chosen here. */
export function useReviewVoucher(booking: Booking) {
  const [chosen, setChosen] = useState<string | null>(null);
  const now = useNow(60_000);
  const mode = modeOf(booking);
  const own = booking.voucher_code ?? '';
  const { find, weigh } = useVoucherChoices();
  const other = chosen !== null && chosen !== own ? find(chosen) : undefined;

  /** The server's offer with the voucher that was chosen here. */
  const price = useCallback(
    (offer: Rate) => (other ? withVoucher(offer, other, { mode, now }) : offer),
    [other, mode, now],
  );

  /** The voucher of an offer as the server made it, and what else there is. */
  const of = (offer: Rate) => {
    const rate = price(offer);
    const total = fromCentavos(toCentavos(offer.total) + toCentavos(offer.discount));
    const { best, rows } = weigh({ mode, total, now });
    const ownCode = offer.discount > 0 ? own : '';
    return {
      /** Empty where none is in use. */
      code: rate === offer ? ownCode : (other?.code ?? ''),
      discount: rate.discount,
      best,
      // what only the server can judge has its place in the form, where the price is asked for again
      rows: rows.filter(({ saving, isUsable }) => saving !== null || !isUsable),
      choose: setChosen,
    };
  };
  return { price, of };
}
