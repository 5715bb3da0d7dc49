import { Printer, ReceiptText } from 'lucide-react';
import type { Booking } from '../../../api/wire';
import { Receipt } from '../../../components/money/Receipt';
import { Button } from '../../../components/ui/Button';
import { ButtonLink } from '../../../components/ui/ButtonLink';
import { Dialog } from '../../../components/ui/Dialog';
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
    <Dialog
      isOpen
      onClose={onClose}
      title="Receipt"
      text={
        <ButtonLink to={transactionsPath(booking.booking_number)} variant="quiet" size="sm" className="mt-1">
          See its payments and refunds
        </ButtonLink>
      }
      icon={<ReceiptText size={20} strokeWidth={1.75} aria-hidden />}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button icon={<Printer size={18} strokeWidth={1.75} aria-hidden />} onClick={() => window.print()}>
            Print
          </Button>
        </>
      }
    >
      <Receipt
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
    </Dialog>
  );
}
