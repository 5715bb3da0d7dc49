import { useAppDispatch } from '@/store/hooks';
import type { AppDispatch } from '@/store/makeStore';
import { toAmountText } from './topUpForm';

/** Keyed by store, so that a logout, which reloads the page, clears it. */
const texts = new WeakMap<AppDispatch, Map<string, string>>();

/** Keeps the typed amount while other pages are open, by account and by the amount in the URL. */
export function useTypedAmount(account: string, firstAmount: number) {
  const dispatch = useAppDispatch();
  const key = `${account} ${firstAmount}`;
  return {
    read: () => texts.get(dispatch)?.get(key) ?? toAmountText(firstAmount),
    keep: (typed: string) => {
      const kept = texts.get(dispatch) ?? new Map<string, string>();
      texts.set(dispatch, kept.set(key, typed));
    },
  };
}
