import type { Booking } from '../../api/wire';
import { formatPeso } from '../../utils/money';

/** What holds once it is paid, in the server's own figures where it sent them. */
export function PolicyLines({ booking }: { booking: Booking }) {
  const fee = booking.cancellation?.fee;
  return (
    <p className="mt-2.5 text-caption text-ink-600">
      VAT included.{' '}
      {fee === undefined || fee === null || fee === 0
        ? 'Cancelling is free until a driver is assigned.'
        : `Cancelling costs ${formatPeso(fee)} now.`}
    </p>
  );
}
