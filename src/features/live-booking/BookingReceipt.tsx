import { useGetTransactionsQuery } from '@/api/payments';
import type { Booking } from '@/api/wire';
import { ReceiptDialog } from '@/components/money/ReceiptDialog';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ALL_TRANSACTIONS } from '@/config/constants';
import { transactionsPath } from '@/config/paths';
import { isPaid, paymentStatusLabel, receiptTitle } from '@/domain/money/paymentLabels';
import { useAppSelector } from '@/store/hooks';
import { selectCustomer, selectProfile } from '@/store/user';
import { formatPeso } from '@/utils/money';
import { findPayment, receiptGroups } from './receiptGroups';
import { useCancellationCharge } from './useCancellationCharge';

/** Printable price breakdown of a booking; for a cancelled one, with the refund. */
export function BookingReceipt({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const company = useAppSelector(selectCustomer)?.company ?? null;
  const profile = useAppSelector(selectProfile);
  const { charge } = useCancellationCharge(booking);
  const { data } = useGetTransactionsQuery(ALL_TRANSACTIONS, { skip: !isPaid(booking) });
  const refund = charge?.refund;
  const status = refund ? 'Not refunded' : paymentStatusLabel(booking);
  return (
    <ReceiptDialog
      onClose={onClose}
      title={receiptTitle(booking)}
      text={
        <ButtonLink to={transactionsPath(booking.booking_number)} variant="quiet" size="sm" className="mt-1">
          Payments and refunds
        </ButtonLink>
      }
      reference={booking.booking_number}
      amount={formatPeso(refund ? refund.kept : booking.total)}
      status={[status, booking.status === 'Cancelled' ? 'booking cancelled' : ''].filter(Boolean).join(', ')}
      groups={receiptGroups({
        booking,
        charge,
        payment: findPayment(booking.booking_number, data?.data ?? []),
        company,
        profile,
      })}
    />
  );
}
