import { useMemo } from 'react';
import { useGetTransactionsQuery } from '@/api/payments';
import { useNow } from '@/components/ui/useNow';
import { ALL_TRANSACTIONS, HOUR_MS } from '@/config/constants';
import { getOverdue, getStatementOfAccount } from '@/domain/money/statements';
import { useAppSelector } from '@/store/hooks';
import { selectIsCorporate } from '@/store/user';

/** Returns the overdue balance of a company, from its transactions; null for an individual, or until they load. */
export function useOverdue() {
  const isCorporate = useAppSelector(selectIsCorporate);
  const now = useNow(HOUR_MS);
  const { data, isLoading, isError, refetch } = useGetTransactionsQuery(ALL_TRANSACTIONS, { skip: !isCorporate });
  const overdue = useMemo(() => data && getOverdue(getStatementOfAccount(data.data, now).statements), [data, now]);
  return { overdue: overdue ?? null, isLoading, hasFailed: isError && !data, retry: () => void refetch() };
}
