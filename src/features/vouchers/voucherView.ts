import type { Voucher } from '@/api/wire';
import { byVoucherEnd, getVoucherEnd, hasEnded, isReadyToUse } from '@/domain/money/voucherRules';
import { formatDay, toManila } from '@/lib/dates';
import { formatPeso } from '@/utils/money';

export const CODE_CHECKED_LATER = 'We check each code when you book.';

export const VOUCHER_TABS = ['Available', 'Used', 'Expired'] as const;
export type VoucherTab = (typeof VOUCHER_TABS)[number];

export const readVoucherTab = (text: string | null): VoucherTab =>
  VOUCHER_TABS.find((tab) => tab === text) ?? 'Available';

/** Returns the tab of a voucher; one that ran out since the list loaded is expired. */
export function getVoucherTab(voucher: Voucher, now: number): VoucherTab {
  if (isReadyToUse(voucher, now)) return 'Available';
  if (voucher.status === 'Expired') return 'Expired';
  return voucher.status === 'Used' || voucher.remaining_uses < 1 ? 'Used' : 'Expired';
}

/** Sorts vouchers into tabs: available ones by soonest end, the others by latest end. */
export function sortVouchers(vouchers: readonly Voucher[], now: number): Record<VoucherTab, Voucher[]> {
  const sorted = vouchers.toSorted(byVoucherEnd);
  const filterTab = (tab: VoucherTab) => sorted.filter((voucher) => getVoucherTab(voucher, now) === tab);
  return {
    Available: filterTab('Available'),
    Used: filterTab('Used').reverse(),
    Expired: filterTab('Expired').reverse(),
  };
}

/** Returns the value of a voucher, such as "₱150.00" or "20%", and the text below it. */
export function getVoucherValue({ kind, value, max_discount }: Voucher): { value: string; text: string } {
  const hasCap = max_discount !== null && max_discount !== undefined;
  return {
    value: kind === 'percent' ? `${value}%` : formatPeso(value),
    text: kind === 'percent' && hasCap ? `off, up to ${formatPeso(max_discount)}` : 'off',
  };
}

/** Returns the label of the end date, in days of Manila time; a voucher that is used or withdrawn has none. */
export function getVoucherEndLabel(voucher: Voucher, now: number): { text: string; isSoon: boolean } {
  const { valid_until } = voucher;
  const tab = getVoucherTab(voucher, now);
  if (hasEnded(voucher, now)) return { text: `Ended ${formatDay(valid_until)}`, isSoon: false };
  if (tab !== 'Available') return { text: tab, isSoon: false };
  if (getVoucherEnd(voucher) === Infinity) return { text: 'No end date', isSoon: false };
  const days = toManila(valid_until).startOf('day').diff(toManila(now).startOf('day'), 'day');
  if (days === 0) return { text: 'Last day', isSoon: true };
  if (days <= 3) return { text: days === 1 ? '1 day left' : `${days} days left`, isSoon: true };
  return { text: `Until ${formatDay(valid_until)}`, isSoon: false };
}
