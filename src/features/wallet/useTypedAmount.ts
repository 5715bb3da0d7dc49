import { useAppDispatch } from '@/store/hooks';
import type { AppDispatch } from '@/store/makeStore';
import { amountText } from './topUpAmount';

/** By store, so that it lives as long as the page: a logout loads the page anew. */
const texts = new WeakMap<AppDispatch, Map<string, string>>();

/** The typed amount that waits while other pages are open, by account and by the amount in the address. */
export function useTypedAmount(account: string, firstAmount: number) {
  const dispatch = useAppDispatch();
  const key = `${account} ${firstAmount}`;
  return {
    read: () => texts.get(dispatch)?.get(key) ?? amountText(firstAmount),
    keep: (typed: string) => {
      const kept = texts.get(dispatch) ?? new Map<string, string>();
      texts.set(dispatch, kept.set(key, typed));
    },
  };
}
