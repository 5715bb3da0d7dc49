import { useGetVouchersQuery } from '@/api/vouchers';
import { SAVED_ON_DEVICE } from '@/config/messages';
import {
  countSaving,
  findBestVoucher,
  getVoucherLabel,
  isSameVoucherCode,
  weighVouchers,
  type PricedBooking,
  type WeighedVoucher,
} from '@/domain/money/voucherRules';
import { getErrorStatus } from '@/lib/http/errorMessage';
import { selectVoucherCodes } from '@/store/booking';
import { useAppSelector } from '@/store/hooks';

/** A voucher in a list. `saving` is in pesos; null if `text` explains why there is none. */
export type VoucherRow = { code: string; title: string; text: string; saving: number | null; isUsable: boolean };

function toRow({ voucher, effect }: WeighedVoucher): VoucherRow {
  const { code, title } = voucher;
  if ('reason' in effect) return { code, title, text: effect.reason, saving: null, isUsable: false };
  return { code, title, text: getVoucherLabel(voucher, effect.discount), saving: effect.discount, isUsable: true };
}

/** Returns the customer's vouchers and the codes saved on this device, which only the server can check. */
export function useVoucherChoices() {
  const { data: vouchers, isFetching, isError, error, refetch } = useGetVouchersQuery();
  const savedCodes = useAppSelector(selectVoucherCodes);
  const find = (code: string) => vouchers?.find((voucher) => isSameVoucherCode(voucher.code, code));

  /** Sorts the vouchers by their discount on a booking. Without a booking, only the saved codes are listed. */
  const weigh = (booking: PricedBooking | null) => {
    const weighed = booking && vouchers ? weighVouchers(vouchers, booking) : [];
    const text = "We'll check it when you book";
    const unlisted = savedCodes
      .filter((code) => !find(code))
      .map((code): VoucherRow => ({ code, title: SAVED_ON_DEVICE, text, saving: null, isUsable: true }));
    return {
      best: findBestVoucher(weighed),
      rows: [...weighed.map(toRow), ...unlisted],
      savingCount: countSaving(weighed),
    };
  };

  // a server without vouchers answers 404
  const hasFailed = isError && !vouchers && getErrorStatus(error) !== 404;
  return { find, weigh, isFetching, isError, hasFailed, refetch };
}
