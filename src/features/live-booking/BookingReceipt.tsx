import { useGetTransactionsQuery } from '@/api/payments';
import type { Booking } from '@/api/wire';
import { ReceiptDialog } from '@/components/money/ReceiptDialog';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ALL_TRANSACTIONS } from '@/config/constants';
import { getTransactionsPath } from '@/config/paths';
import { getPaymentStatusLabel, getReceiptTitle, isPaid } from '@/domain/money/paymentLabels';
import { useAppSelector } from '@/store/hooks';
import { selectCustomer, selectProfile } from '@/store/user';
import { formatPeso } from '@/utils/money';
import { findPayment, getReceiptGroups } from './receiptGroups';
import { useCancellationCharge } from './useCancellationCharge';

/** Printable price breakdown of a booking; for a cancelled one, with the refund. */
export function BookingReceipt({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const company = useAppSelector(selectCustomer)?.company ?? null;
  const profile = useAppSelector(selectProfile);
  const { charge } = useCancellationCharge(booking);
  const { data, isError, isFetching } = useGetTransactionsQuery(ALL_TRANSACTIONS, { skip: !isPaid(booking) });
  // a ledger cached before a cancellation lists no refund
  const isStale = booking.status === 'Cancelled' && (isError || isFetching);
  const isLoaded = !isPaid(booking) || (data !== undefined && !isStale);
  const refund = charge?.refund;
  const status = refund ? 'Not refunded' : getPaymentStatusLabel(booking);
  return (
    <ReceiptDialog
      onClose={onClose}
      title={getReceiptTitle(booking)}
      text={
        <ButtonLink to={getTransactionsPath(booking.booking_number)} variant="quiet" size="sm" className="mt-1">
          Payments and refunds
        </ButtonLink>
      }
      reference={booking.booking_number}
      amount={formatPeso(refund ? refund.kept : booking.total)}
      status={[status, booking.status === 'Cancelled' ? 'booking cancelled' : ''].filter(Boolean).join(', ')}
      groups={getReceiptGroups({
        booking,
        charge,
        ledger: isLoaded ? 'loaded' : isError ? 'failed' : 'loading',
        payment: findPayment(booking.booking_number, data?.data ?? []),
        company,
        profile,
      })}
    />
  );
}
