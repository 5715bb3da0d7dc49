import { useMemo } from 'react';
import { useGetTransactionsQuery } from '@/api/payments';
import type { Booking } from '@/api/wire';
import { TRANSACTIONS_PAGE, TRANSACTIONS_SIZE } from '@/config/constants';
import { getCancellationCharge, type CancellationCharge } from './cancellationCharge';

/** What the ledger says of a cancelled booking, unless it was not paid; nothing is asked of any other one. */
export function useCancellationCharge(booking: Booking): { kept: CancellationCharge | null; hasFailed: boolean } {
  const isAsked = booking.status === 'Cancelled' && booking.payment_status !== 'Unpaid';
  const { currentData, isFetching, isError } = useGetTransactionsQuery(
    { page: TRANSACTIONS_PAGE, size: TRANSACTIONS_SIZE },
    { skip: !isAsked, refetchOnMountOrArgChange: true },
  );
  // a ledger from before the cancellation would say that nothing came back
  const ledger = isAsked && !isFetching && !isError ? currentData?.data : undefined;
  const number = booking.booking_number;
  const kept = useMemo(() => (ledger ? getCancellationCharge(number, ledger) : null), [ledger, number]);
  return { kept, hasFailed: isAsked && isError && !isFetching };
}
