import { useEffect } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { moneyMoved } from '@/store/money';

/** Polling interval until the bank's confirmation reaches the server. */
export const CONFIRM_POLL_MS = 3_000;

/** Refetches every balance once the server has confirmed the payment. */
export function useFreshBalances(isDone: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isDone) dispatch(moneyMoved());
  }, [dispatch, isDone]);
}
