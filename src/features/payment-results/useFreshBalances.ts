import { useEffect } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { moneyMoved } from '@/store/money';

/** How often the server is asked while the bank's word has not reached it yet. */
export const CONFIRM_POLL_MS = 3_000;

/** Money that moved on the bank's page shows in every balance, as soon as the server has said so. */
export function useFreshBalances(isSettled: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isSettled) dispatch(moneyMoved());
  }, [dispatch, isSettled]);
}
