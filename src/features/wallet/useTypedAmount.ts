import { useState } from 'react';
import { useAppDispatch } from '@/store/hooks';
import type { AppDispatch } from '@/store/makeStore';
import { amountText } from './topUpAmount';

/** By store, so that it lives as long as the page: a logout loads the page anew. */
const texts = new WeakMap<AppDispatch, Map<string, string>>();

/** The amount that is typed: it waits while other pages are looked at, for the account and what the address began with. */
export function useTypedAmount(account: string, firstAmount: number) {
  const dispatch = useAppDispatch();
  const key = `${account} ${firstAmount}`;
  const [text, setText] = useState(() => texts.get(dispatch)?.get(key) ?? amountText(firstAmount));
  const change = (typed: string) => {
    const kept = texts.get(dispatch) ?? new Map<string, string>();
    texts.set(dispatch, kept.set(key, typed));
    setText(typed);
  };
  return { text, change };
}
