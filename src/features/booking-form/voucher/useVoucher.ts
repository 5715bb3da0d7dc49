import { useWatch } from 'react-hook-form';
import type { Rate } from '@/api/wire';
import { getVoucherEffect, getVoucherLabel, normalizeVoucherCode } from '@/domain/money/voucherRules';
import { useVoucherChoices } from '@/hooks/useVoucherChoices';
import { useBooking } from '../form/bookingContext';

type AppliedVoucher = {
  code: string;
  /** Discount in pesos by the listed terms; 0 when only the server knows them. */
  discount: number;
  /** True when the server lists this code. */
  isKnown: boolean;
  text: string;
};

const UNKNOWN_CODE = "We don't know this code yet; we'll check it when you continue.";

export type BookingVoucher = ReturnType<typeof useVoucher>;

/** Voucher of the draft: its discount on this rate or the reason it does not apply, and the alternatives. */
export function useVoucher(rate: Rate | null, now: number) {
  const { form, mode, errorOf, unsentCode } = useBooking();
  const code = useWatch({ control: form.control, name: 'voucher_code' });
  const booking = rate && { mode, total: rate.total, now };
  const { find, weigh, isFetching, isError, hasFailed, refetch } = useVoucherChoices();
  const { best, rows, savingCount } = weigh(booking);
  const voucher = find(code);
  const effect = voucher && booking ? getVoucherEffect(voucher, booking) : null;
  const serverRefusal = errorOf('voucher_code');

  const getText = () => {
    if (voucher && effect && 'discount' in effect) return getVoucherLabel(voucher, effect.discount);
    if (voucher) return voucher.title;
    return isFetching ? 'Loading...' : UNKNOWN_CODE;
  };
  const refused = serverRefusal ?? (effect && 'reason' in effect ? `${code}: ${effect.reason}.` : undefined);
  const applied: AppliedVoucher | null =
    code === '' || refused
      ? null
      : {
          code,
          discount: effect && 'discount' in effect ? effect.discount : 0,
          isKnown: voucher !== undefined,
          text: getText(),
        };

  return {
    code,
    applied,
    best,
    rows,
    savingCount,
    hasFailed,
    retry: () => void refetch(),
    /** Returns the pesos that the voucher takes off a total. */
    getDiscount: (total: number): number => {
      const known = voucher && !serverRefusal ? getVoucherEffect(voucher, { mode, total, now }) : null;
      return known && 'discount' in known ? known.discount : 0;
    },
    /** The server's refusal, or the term that is not met. */
    refused: code === '' ? undefined : refused,
    apply: (typed: string) => {
      unsentCode.forget();
      form.setValue('voucher_code', normalizeVoucherCode(typed));
      if (isError) void refetch();
    },
    remove: () => {
      unsentCode.forget();
      form.setValue('voucher_code', '');
    },
  };
}
