import { useWatch } from 'react-hook-form';
import { useGetVouchersQuery } from '../../../api/vouchers';
import type { Rate } from '../../../api/wire';
import { cleanCode } from '../../../utils/voucherCode';
import { useBooking } from '../form/bookingContext';
import { voucherEffect, voucherWords } from './voucherRules';

export type AppliedVoucher = {
  code: string;
  /** Pesos off, by the terms that the server lists; 0 where only the server knows. */
  discount: number;
  text: string;
};

/** The voucher of the draft: what it takes off this rate, or why it does not apply. */
export function useVoucher(rate: Rate | null, now: number) {
  const { form, mode, errorOf } = useBooking();
  const code = useWatch({ control: form.control, name: 'voucher_code' });
  const { data: vouchers, isFetching, isError, refetch } = useGetVouchersQuery();
  const voucher = vouchers?.find((one) => cleanCode(one.code) === code);
  const effect = voucher && rate ? voucherEffect(voucher, { mode, total: rate.total, now }) : null;

  const text = () => {
    if (voucher && effect && 'discount' in effect) return voucherWords(voucher, effect.discount);
    if (voucher) return voucher.title;
    return isFetching ? 'Loading...' : 'Checked when you book';
  };
  const refused = errorOf('voucher_code') ?? (effect && 'reason' in effect ? `${code}: ${effect.reason}.` : undefined);
  const applied: AppliedVoucher | null =
    code === '' || refused
      ? null
      : { code, discount: effect && 'discount' in effect ? effect.discount : 0, text: text() };

  return {
    code,
    applied,
    /** The server's word, or the term that is not met. */
    refused: code === '' ? undefined : refused,
    apply: (typed: string) => {
      form.setValue('voucher_code', cleanCode(typed));
      if (isError) void refetch();
    },
    remove: () => form.setValue('voucher_code', ''),
  };
}
