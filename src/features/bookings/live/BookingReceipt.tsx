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

/** What was charged for a booking, line by line, on a sheet of its own. */
export function BookingReceipt({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const company = useAppSelector(selectCustomer)?.company;
  const profile = useAppSelector(selectProfile);
  const stops = stopsOf(booking);
  const [from, to] = [stops[0], stops.at(-1)];
  const { breakdown = [], discount = 0 } = booking.charged ?? {};
  return (
    <ReceiptDialog
      onClose={onClose}
      text={
        <ButtonLink to={transactionsPath(booking.booking_number)} variant="quiet" size="sm" className="mt-1">
          See its payments and refunds
        </ButtonLink>
      }
      reference={booking.booking_number}
      amount={formatPeso(booking.total)}
      status={[booking.payment_status, booking.status === 'Cancelled' ? 'booking cancelled' : '']
        .filter(Boolean)
        .join(', ')}
      lines={[
        ...breakdown.map(({ label, amount }) => ({ label, value: formatPeso(amount) })),
        ...(discount > 0 ? [{ label: 'Discount', value: formatPeso(-discount) }] : []),
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
