import type { Booking } from '../../../api/wire';
import { ReceiptDialog } from '../../../components/money/ReceiptDialog';
import { ButtonLink } from '../../../components/ui/ButtonLink';
import { transactionsPath } from '../../../config/paths';
import { formatDayTime } from '../../../lib/dates';
import { shortPlace, stopsOf } from '../../../store/bookingView';
import { useAppSelector } from '../../../store/hooks';
import { selectCustomer, selectProfile } from '../../../store/user';
import { formatPeso } from '../../../utils/money';
import { fullName, orDash } from '../../../utils/text';
import { useKept } from './useKept';

/** What was charged for a booking, line by line, on a sheet of its own; of a cancelled one, what came back of it. */
export function BookingReceipt({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const company = useAppSelector(selectCustomer)?.company;
  const profile = useAppSelector(selectProfile);
  const stops = stopsOf(booking);
  const [from, to] = [stops[0], stops.at(-1)];
  const { breakdown = [], discount = 0 } = booking.charged ?? {};
  const { kept } = useKept(booking);
  const refund = kept?.refund;
  return (
    <ReceiptDialog
      onClose={onClose}
      text={
        <ButtonLink to={transactionsPath(booking.booking_number)} variant="quiet" size="sm" className="mt-1">
          See its payments and refunds
        </ButtonLink>
      }
      reference={booking.booking_number}
      amount={formatPeso(refund ? refund.kept : booking.total)}
      status={[
        refund ? 'Kept after the refund' : booking.payment_status,
        booking.status === 'Cancelled' ? 'booking cancelled' : '',
      ]
        .filter(Boolean)
        .join(', ')}
      lines={[
        ...breakdown.map(({ label, amount }) => ({ label, value: formatPeso(amount) })),
        ...(discount > 0 ? [{ label: 'Discount', value: formatPeso(-discount) }] : []),
        ...(refund
          ? [
              { label: 'Charged', value: formatPeso(kept.charged) },
              { label: 'Refunded', value: `${formatPeso(refund.amount)}${refund.isOnItsWay ? ', on its way' : ''}` },
              { label: 'Kept', value: formatPeso(refund.kept) },
            ]
          : []),
        { label: 'Paid with', value: orDash(booking.payment_method) },
        { label: 'Booked', value: formatDayTime(booking.date_created) },
        { label: 'From', value: from ? shortPlace(from) : '-' },
        { label: 'To', value: to ? shortPlace(to) : '-' },
        { label: 'Vehicle', value: orDash(booking.vehicle_type?.name) },
        { label: 'Account', value: company?.company_name ?? fullName(profile) },
        { label: 'Account no.', value: orDash(profile?.account_number) },
      ]}
    />
  );
}
