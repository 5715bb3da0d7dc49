import type { Booking } from '@/api/wire';
import { CANCELLING_IS_FREE } from '@/config/messages';
import { formatPeso } from '@/utils/money';

/** What holds once it is paid, in the server's own figures where it sent them. */
export function PolicyLines({ booking }: { booking: Booking }) {
  const fee = booking.cancellation?.fee ?? null;
  return (
    <p className="mt-2.5 text-caption text-ink-600">
      VAT included. {fee === null && 'What cancelling costs is said before you confirm it.'}
      {fee === 0 && CANCELLING_IS_FREE}
      {fee !== null && fee > 0 && `Cancelling costs ${formatPeso(fee)} now.`}
    </p>
  );
}
