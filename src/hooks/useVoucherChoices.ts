import { useGetVouchersQuery } from '@/api/vouchers';
import { SAVED_ON_DEVICE } from '@/config/messages';
import {
  bestVoucher,
  countReadyToUse,
  getVoucherLabel,
  weighVouchers,
  type PricedBooking,
  type WeighedVoucher,
} from '@/domain/money/voucherRules';
import { selectVoucherCodes } from '@/store/booking';
import { useAppSelector } from '@/store/hooks';
import { formatPeso } from '@/utils/money';
import { cleanCode } from '@/utils/voucherCode';

/** A voucher as a list shows it: what it saves in pesos, or null where `text` says why it saves nothing. */
export type VoucherRow = { code: string; title: string; text: string; saving: number | null; isUsable: boolean };

function rowOf({ voucher, effect }: WeighedVoucher): VoucherRow {
  const { code, title } = voucher;
  if ('reason' in effect) return { code, title, text: effect.reason, saving: null, isUsable: false };
  return { code, title, text: getVoucherLabel(voucher, effect.discount), saving: effect.discount, isUsable: true };
}

/** The customer's vouchers, and codes kept on this device, which are left to the server. */
export function useVoucherChoices() {
  const { data: vouchers, isFetching, isError, refetch } = useGetVouchersQuery();
  const kept = useAppSelector(selectVoucherCodes);
  const find = (code: string) => vouchers?.find((one) => cleanCode(one.code) === code);

  /** What each of them does for a booking, the best first; nothing of the listed ones while there is no price. */
  const weigh = (booking: PricedBooking | null) => {
    const weighed = booking && vouchers ? weighVouchers(vouchers, booking) : [];
    const text = 'Checked when you book';
    const unlisted = kept
      .filter((code) => !find(code))
      .map((code): VoucherRow => ({ code, title: SAVED_ON_DEVICE, text, saving: null, isUsable: true }));
    return {
      best: bestVoucher(weighed),
      rows: [...weighed.map(rowOf), ...unlisted],
      readyCount: booking && vouchers ? countReadyToUse(vouchers, booking.now) : 0,
    };
  };

  return { find, weigh, isFetching, isError, refetch };
}

/** "Save ₱150.00 with PADALA150"; against another voucher that is in use, what it saves more. */
export const getVoucherOfferLabel = (code: string, saving: number, isMore: boolean) =>
  `Save ${formatPeso(saving)}${isMore ? ' more' : ''} with ${code}`;
