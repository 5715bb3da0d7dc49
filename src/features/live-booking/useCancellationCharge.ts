import { useMemo } from 'react';
import { useGetTransactionsQuery } from '@/api/payments';
import type { Booking } from '@/api/wire';
import { ALL_TRANSACTIONS } from '@/config/constants';
import { getCancellationCharge, type CancellationCharge } from './cancellationCharge';

/** Returns the ledger's charge and refund of a cancelled, paid booking; other bookings send no request. */
export function useCancellationCharge(booking: Booking): { charge: CancellationCharge | null; hasFailed: boolean } {
  const isNeeded = booking.status === 'Cancelled' && booking.payment_status !== 'Unpaid';
  const { currentData, isFetching, isError } = useGetTransactionsQuery(ALL_TRANSACTIONS, {
    skip: !isNeeded,
    refetchOnMountOrArgChange: true,
  });
  // a ledger cached before the cancellation lists no refund
  const ledger = isNeeded && !isFetching && !isError ? currentData?.data : undefined;
  const number = booking.booking_number;
  const charge = useMemo(() => (ledger ? getCancellationCharge(number, ledger) : null), [ledger, number]);
  return { charge, hasFailed: isNeeded && isError && !isFetching };
}
