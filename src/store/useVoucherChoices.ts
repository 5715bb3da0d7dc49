import { useGetVouchersQuery } from '../api/vouchers';
import { formatPeso } from '../utils/money';
import { cleanCode } from '../utils/voucherCode';
import { selectVoucherCodes } from './booking';
import { useAppSelector } from './hooks';
import { bestVoucher, voucherWords, weighVouchers, type PricedBooking } from './voucherRules';

/** A voucher as a list shows it: what it saves in pesos, or null where `text` says why it saves nothing. */
export type VoucherRow = { code: string; title: string; text: string; saving: number | null; isUsable: boolean };

/** The customer's vouchers for a booking, the best first; codes kept on this device are left to the server. */
export function useVoucherChoices(booking: PricedBooking | null) {
  const { data: vouchers, isFetching, isError, refetch } = useGetVouchersQuery();
  const kept = useAppSelector(selectVoucherCodes);
  const weighed = booking && vouchers ? weighVouchers(vouchers, booking) : [];
  const listed = weighed.map(({ voucher, effect }): VoucherRow => {
    const { code, title } = voucher;
    return 'discount' in effect
      ? { code, title, text: voucherWords(voucher, effect.discount), saving: effect.discount, isUsable: true }
      : { code, title, text: effect.reason, saving: null, isUsable: false };
  });
  const find = (code: string) => vouchers?.find((one) => cleanCode(one.code) === code);
  const unlisted = kept
    .filter((code) => !find(code))
    .map((code): VoucherRow => ({
      code,
      title: 'Kept on this device',
      text: 'Checked when you book',
      saving: null,
      isUsable: true,
    }));
  return { best: bestVoucher(weighed), rows: [...listed, ...unlisted], find, isFetching, isError, refetch };
}

/** "Save ₱150.00 with PADALA150"; against another voucher that is in use, what it saves more. */
export const offerWords = (code: string, saving: number, isMore: boolean) =>
  `Save ${formatPeso(saving)}${isMore ? ' more' : ''} with ${code}`;
